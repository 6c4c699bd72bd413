export interface ChatSearch {
  /** A question lent by another page or the site search: put in the composer, then taken out of the address. */
  q: string | undefined;
  /** The open conversation. */
  conversation: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Reads the address. A key that is absent or wrong is undefined, never left as it came. */
export const readSearch = (search: Record<string, unknown>): ChatSearch => ({
  q: typeof search.q === "string" && search.q.trim() !== "" ? search.q.slice(0, 8000) : undefined,
  conversation:
    typeof search.conversation === "string" && UUID.test(search.conversation) ? search.conversation : undefined,
});

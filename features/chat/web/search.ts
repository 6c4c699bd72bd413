export interface ChatSearch {
  /**
   * A question lent by another page or the site search: put in the composer, which says when it is
   * too long, then taken out of the address.
   */
  q: string | undefined;
  /** The open conversation. */
  conversation: string | undefined;
  /**
   * A message found by a search: its branch is shown and it comes on screen, then it leaves the
   * address.
   */
  message?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

const uuid = (value: unknown) =>
  typeof value === "string" && UUID.test(value) ? value : undefined;

/** Reads the address. A key that is absent or wrong is undefined, never left as it came. */
export const readSearch = (search: Record<string, unknown>): ChatSearch => ({
  q: typeof search.q === "string" && search.q.trim() !== "" ? search.q : undefined,
  conversation: uuid(search.conversation),
  message: uuid(search.message),
});

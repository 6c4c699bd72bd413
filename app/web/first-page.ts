// When the first page is whole: drawn, with what it asks the server for. Until then the network is
// its own: what works in the background comes after.

import { session } from "#platform/auth/web/session.ts";

/** So long without a question to the server, the page has asked all of its own. */
const QUIET_MS = 300;
/** A page that never ends asking does not keep the background waiting. */
const LATEST_MS = 10_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function questionsAnswered(): Promise<void> {
  // A visitor's pages ask by themselves, and download none of it.
  if (!session.current()) return;
  const { queryClient } = await import("#platform/ui/query-client.ts");
  for (let quiet = 0; quiet < QUIET_MS; quiet = queryClient.isFetching() === 0 ? quiet + 50 : 0)
    await pause(50);
}

const { promise, resolve } = Promise.withResolvers<void>();

export const firstPage = {
  whole: promise,
  /** @param loaded resolves when the router has drawn it */
  begins(loaded: Promise<unknown>): void {
    const answered = loaded.then(questionsAnswered).catch(() => {});
    void Promise.race([answered, pause(LATEST_MS)]).then(resolve);
  },
};

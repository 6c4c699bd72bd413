// A journey of the queue: its pages come from the development server of its modules.
import type { BrowserContext } from "@playwright/test";
import { test as journey } from "#platform/testing/e2e/journey.ts";
import { answer, type Server, serveModules } from "./modules.ts";

export const test = journey.extend<object, { site: Awaited<ReturnType<typeof serveModules>> }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await serveModules();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** A server that takes everything. */
export const all: Server = (items) => ({ acknowledged: items.map(({ id }) => id), refused: [] });

/** What the server says at first may change later: it is away unless told otherwise. */
export async function start(context: BrowserContext, first: Server = () => "away") {
  const server = { current: first };
  return { server, sent: await answer(context, server) };
}

// The test of every journey: people who come from different addresses, and a page that is watched
// while it is used.
import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, expect } from "@playwright/test";

/**
 * An address that no other journey uses: limits by address count each journey alone (the server
 * trusts its proxy).
 */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * What no page may do, whatever the journey: break the strict policy, throw, or speak to another
 * host.
 */
export function watch(context: BrowserContext, home: string): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text()))
      problems.push(`policy: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`thrown: ${error.error().message}`));
  context.on("request", (request) => {
    const url = request.url();
    if (!/^(data|blob|about):/.test(url) && new URL(url).host !== new URL(home).host)
      problems.push(`request: ${url}`);
  });
  return problems;
}

/**
 * What a newcomer is offered on a device, and what it fetches by itself, stay away from journeys
 * about something else.
 */
const QUIET = { "pwa-permanently-dismissed": "true", "auto-warmup-enabled": "false" };

export const test = base.extend<{ watched: string[]; proposals: boolean }>({
  /** True in the journeys about installation and offline use. */
  proposals: [false, { option: true }],
  extraHTTPHeaders: async ({ browserName: _name }, use) =>
    use({ "x-forwarded-for": someAddress() }),
  watched: [
    async ({ context, baseURL, proposals }, use) => {
      const quiet = proposals
        ? undefined
        : await context.addInitScript((flags) => {
            // A blank page has no storage.
            if (location.protocol === "about:") return;
            for (const [name, value] of Object.entries(flags)) localStorage.setItem(name, value);
          }, QUIET);
      const problems = watch(context, baseURL ?? "");
      await use(problems);
      await quiet?.dispose();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

// JavaScript of a first load, gzip, read from the build.
import { pageWeights } from "../bundle.ts";
import type { Figures } from "../figure.ts";

const PUBLIC = new Set(["/", "/auth"]);
/**
 * The conversation streams, cites and shows tool results; the figures of the assistant are charts.
 */
const LARGER: Readonly<Record<string, number>> = { "/chat": 265, "/admin/usage-stats": 330 };
const kilobytes = (bytes: number) => bytes / 1024;

export async function sizes(): Promise<Figures> {
  const pages = pageWeights();
  // A page that does nothing yet downloads what every page shares.
  const shared = pages.find(({ page }) => page === "/auth");
  return Object.fromEntries(
    pages.map(({ page, gzip }) => [
      `JavaScript of ${page}`,
      {
        value: kilobytes(gzip),
        unit: "kB gzip",
        baseline: shared === undefined || PUBLIC.has(page) ? null : kilobytes(shared.gzip),
        goal: { max: PUBLIC.has(page) ? 120 : (LARGER[page] ?? 245) },
      },
    ]),
  );
}

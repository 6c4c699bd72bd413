// A section as a person edits it: one statement a line, its sources as [n] at the end, empty lines
// between for the eye. And back, so that a statement keeps its id, whatever was typed around it.
import { words } from "#platform/search/normalise.ts";
import { storableStart } from "#platform/text/storable.ts";
import { STATEMENT_LENGTH } from "./limits.ts";
import type { Statement } from "./wire.ts";

type Written = Pick<Statement, "id" | "text" | "sources">;
const CITATIONS = /(?:[ \t\u00a0\u202f]*\[\d{1,3}\])+[ \t]*$/u;
const SAME = 0.5;

export const linesOf = (statements: readonly Written[]): string =>
  statements
    .map(
      ({ text, sources }) =>
        `${text}${sources.length > 0 ? ` ${sources.map((n) => `[${n}]`).join("")}` : ""}`,
    )
    .join("\n\n");

/** Part of the words that two texts share, 0 to 1. */
function likeness(a: string, b: string): number {
  const [one, other] = [new Set(words(a)), new Set(words(b))];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** `known`: numbers of the sheet's sources; another number between brackets is dropped. */
export function statementsIn(
  typed: string,
  before: readonly Written[],
  known: ReadonlySet<number>,
  newId: () => string,
): Written[] {
  const lines = typed.split("\n").flatMap((line) => {
    const cited = CITATIONS.exec(line)?.[0] ?? "";
    const said = line
      .slice(0, line.length - cited.length)
      .replace(/\s+/gu, " ")
      .trim();
    const text = storableStart(said, STATEMENT_LENGTH);
    const sources = [...new Set([...cited.matchAll(/\d+/gu)].map(([n]) => Number(n)))].filter((n) =>
      known.has(n),
    );
    return text === "" ? [] : [{ text, sources }];
  });
  const left = new Set(before);
  const ids = new Map<number, string>();
  const give = (place: number, found: Written | undefined) => {
    if (!found) return;
    left.delete(found);
    ids.set(place, found.id);
  };
  for (const [place, { text }] of lines.entries())
    give(
      place,
      [...left].find((one) => one.text === text),
    );
  for (const [place, { text }] of lines.entries()) {
    if (ids.has(place)) continue;
    const closest = [...left]
      .map((one) => ({ one, like: likeness(one.text, text) }))
      .sort((a, b) => b.like - a.like)[0];
    if (closest && closest.like >= SAME) give(place, closest.one);
  }
  return lines.map((line, place) => ({ id: ids.get(place) ?? newId(), ...line }));
}

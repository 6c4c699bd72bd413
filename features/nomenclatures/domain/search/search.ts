// What the searches of codes, acts and drugs have in common.
import { type LabelEntry, LabelIndex } from "./label-index.ts";
import type { Wording } from "./wordings.ts";

export interface FoundLabel {
  code: string;
  label: string;
  /** 0 to 1. */
  score: number;
}

export type Search = (question: string, limit: number) => FoundLabel[];

/** Lets others work: forty thousand labels take a second or two. */
export type Pause = () => Promise<unknown>;
const SLICE = 500;

export async function filled(entries: readonly LabelEntry[], pause: Pause): Promise<LabelIndex> {
  const index = new LabelIndex();
  for (let from = 0; from < entries.length; from += SLICE) {
    for (const entry of entries.slice(from, from + SLICE)) index.add(entry);
    await pause();
  }
  return index.finish();
}

/** The best entries over all wordings of a question. */
export function bestOf(
  index: LabelIndex,
  wordings: readonly Wording[],
  limit: number,
): FoundLabel[] {
  const best = new Map<number, number>();
  for (const { text, trust } of wordings)
    for (const { at, score } of index.search(text, limit * 3))
      best.set(at, Math.max(best.get(at) ?? 0, score * trust));
  return [...best]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .flatMap(([at, score]) => {
      const entry = index.entries[at];
      const bounded = Math.max(0, Math.min(1, Math.round(score * 1_000) / 1_000));
      return entry ? [{ code: entry.code, label: entry.title ?? entry.label, score: bounded }] : [];
    });
}

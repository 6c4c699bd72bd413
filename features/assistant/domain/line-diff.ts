import { diffArrays } from "diff";

export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Above this many changed lines the texts are shown as replaced as a whole: the page would wait. */
const MOST_CHANGES = 2_000;

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): DiffLine["kind"] => {
  if (added) return "added";
  return removed ? "removed" : "same";
};

/** What separates two texts, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  const changes = diffArrays(a, b, { maxEditLength: MOST_CHANGES }) ?? [
    { value: a, added: false, removed: true },
    { value: b, added: true, removed: false },
  ];
  return changes.flatMap((change) => change.value.map((text) => ({ kind: kindOf(change), text })));
}

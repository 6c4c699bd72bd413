// Favourites, and how often each checklist was led to its end: of the account, whatever the device.

export interface Marks {
  favourites: string[];
  completions: { checklist: string; count: number; last: Date }[];
}

export const NO_MARKS: Marks = { favourites: [], completions: [] };

export type MarkChange =
  | { kind: "favourite"; checklist: string; favourite: boolean }
  | { kind: "completion"; checklist: string; at: Date };

/** The account's with what still waits on this device. */
export function withChanges(marks: Marks, changes: readonly MarkChange[]): Marks {
  const favourites = new Set(marks.favourites);
  const completions = new Map(marks.completions.map((one) => [one.checklist, { ...one }]));
  for (const change of changes) {
    const { checklist } = change;
    if (change.kind === "favourite") {
      if (change.favourite) favourites.add(checklist);
      else favourites.delete(checklist);
      continue;
    }
    const { count = 0, last = change.at } = completions.get(checklist) ?? {};
    completions.set(checklist, { checklist, count: count + 1, last: later(last, change.at) });
  }
  return { favourites: [...favourites], completions: [...completions.values()] };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

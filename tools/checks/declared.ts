// What stood before a rule came: declared in tools/checks/declared.json, in one place, and only
// ever less. More than what is declared is refused; so is a declaration that nothing needs any more.

/** Number of violations by what they are in, "file" or "file: name". */
export type Counts = Readonly<Record<string, number>>;

export interface Declared {
  /** Sum of the others: raising it is seen in a review. */
  total: number;
  at: Counts;
}

export const sum = (counts: Counts): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

export function differences(found: Counts, { total, at }: Declared): string[] {
  const places = [...new Set([...Object.keys(found), ...Object.keys(at)])].sort();
  return [
    ...places.flatMap((place) => {
      const [is, was] = [found[place] ?? 0, at[place] ?? 0];
      if (is > was) return [`${place}: ${is - was} more than declared`];
      return is < was ? [`${place}: declared ${was}, there are ${is}: lower it`] : [];
    }),
    ...(total === sum(at) ? [] : [`declared total ${total}, the places make ${sum(at)}`]),
  ];
}

/** The same with what is no longer needed taken out: it never grows. */
export function shrunk(found: Counts, { at }: Declared): Declared {
  const left = Object.entries(at)
    .map(([place, was]) => [place, Math.min(was, found[place] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  const remaining = Object.fromEntries(left);
  return { total: sum(remaining), at: remaining };
}

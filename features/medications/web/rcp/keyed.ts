/** Items with a key of what they say: the same words a second time are another line. */
export function keyed<T>(items: readonly T[], words: (item: T) => string): [string, T][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const said = words(item);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    return [`${said} ${count}`, item];
  });
}

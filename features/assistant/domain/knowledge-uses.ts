/**
 * Searches in a knowledge source: those that a mind made by itself, kept as "search_<source>", and
 * those of the search tools that the same feature lends over it. `uses` counts calls by their name.
 */
export const knowledgeUses = (
  source: string,
  tools: readonly { name: string }[],
  uses: ReadonlyMap<string, number>,
): number => {
  const names = new Set([
    `search_${source}`,
    ...tools.map(({ name }) => name).filter((name) => name.startsWith("search_")),
  ]);
  return [...names].reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
};

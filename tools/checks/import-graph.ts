// Walls that a rule over single imports cannot see: what is reached through others, and loops
// between whole features.

export interface Import {
  to: string;
  /** Erased by the compiler. */
  typeOnly: boolean;
  /** `import()`: loaded when it is used. */
  dynamic: boolean;
}
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/**
 * The chain of static imports from `from` to the first module that `wanted` accepts; undefined when
 * there is none.
 */
export function pathTo(
  graph: ImportGraph,
  from: string,
  wanted: (module: string) => boolean,
): string[] | undefined {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at !== from && wanted(at)) return chain(cameFrom, at);
    for (const { to, typeOnly, dynamic } of graph.get(at) ?? []) {
      if (typeOnly || dynamic || cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      queue.push(to);
    }
  }
  return undefined;
}

function chain(cameFrom: ReadonlyMap<string, string | null>, end: string): string[] {
  const steps: string[] = [];
  for (let at: string | null = end; at !== null; at = cameFrom.get(at) ?? null) steps.unshift(at);
  return steps;
}

const featureOf = (module: string) => /^features\/([^/]+)\//.exec(module)?.[1];
const isTest = (module: string) => /\.test\.tsx?$|\/(e2e|testing)\//.test(module);

/**
 * Loops between features, types included: a loop of types ties two rooms together as well. Each is
 * [a, b, …, a].
 */
export function featureLoops(graph: ImportGraph): string[][] {
  const between = new Map<string, Set<string>>();
  for (const [module, imports] of graph) {
    const from = featureOf(module);
    if (from === undefined || isTest(module)) continue;
    for (const { to } of imports) {
      const target = featureOf(to);
      if (target === undefined || target === from) continue;
      between.set(from, (between.get(from) ?? new Set()).add(target));
    }
  }
  const features: ImportGraph = new Map(
    [...between].map(([from, all]) => [
      from,
      [...all].map((to) => ({ to, typeOnly: false, dynamic: false })),
    ]),
  );
  const loops: string[][] = [];
  const told = new Set<string>();
  for (const [from, imports] of features) {
    if (told.has(from)) continue;
    for (const { to } of imports) {
      const back = pathTo(features, to, (feature) => feature === from);
      if (back === undefined) continue;
      for (const feature of back) told.add(feature);
      loops.push([from, ...back]);
      break;
    }
  }
  return loops;
}

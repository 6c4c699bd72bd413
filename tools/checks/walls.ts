// The walls of the architecture: the rules of .dependency-cruiser.ts, then what is reached through
// others.
import { existsSync, globSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { forbidden, options } from "../../.dependency-cruiser.ts";
import { featureLoops, type ImportGraph, pathTo } from "./import-graph.ts";
import { ORDER, orderProblems, UPWARD } from "./platform-order.ts";

const FOLDERS = ["app", "features", "platform"].filter((folder) => existsSync(folder));
const inWeb = (module: string) =>
  /^(app\/web|platform\/ui|(features|platform)\/[^/]+\/web)\//.test(module) &&
  !module.includes(".test.");
const isServer = (module: string) => /^(app|(features|platform)\/[^/]+)\/server\//.test(module);
const isZod = (module: string) => /(^|\/)node_modules\/zod\//.test(module);

const { output } = await cruise(FOLDERS, { ...options, validate: true, ruleSet: { forbidden } });
if (typeof output === "string") throw new Error(output);

/**
 * The cruiser skips in silence what it cannot parse, and would then find nothing wrong: every file
 * must have been seen.
 */
function unseen({ modules }: ICruiseResult): string[] {
  const seen = new Set(modules.map(({ source }) => source));
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  return files
    .filter((file) => !file.endsWith(".d.ts") && !seen.has(file))
    .map((file) => `${file}: not analysed`);
}

function broken({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle?.map(({ name }) => name).join(" → ") ?? to;
    const why = forbidden.find(({ name }) => name === rule.name)?.comment;
    return `${from} → ${path}\n    ${rule.name}: ${why}`;
  });
}

function graphOf({ modules }: ICruiseResult): ImportGraph {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved, dependencyTypes }) => ({
        to: resolved,
        typeOnly: dependencyTypes.includes("type-only"),
        dynamic: dependencyTypes.includes("dynamic-import"),
      })),
    ]),
  );
}

function reached(graph: ImportGraph): string[] {
  const web = [...graph.keys()].filter(inWeb);
  const told = (name: string, wanted: (module: string) => boolean, why: string) =>
    web.flatMap((module) => {
      const path = pathTo(graph, module, wanted);
      return path ? [`${path.join(" → ")}\n    ${name}: ${why}`] : [];
    });
  return [
    ...told("zod-in-web", isZod, "zod is loaded lazily, by forms"),
    ...told(
      "server-reached-by-web",
      isServer,
      "nothing the browser loads may reach the server's code",
    ),
    ...featureLoops(graph).map(
      (loop) => `${loop.join(" → ")}\n    feature-loop: no import loops between features`,
    ),
  ];
}

const graph = graphOf(output);
const problems = [
  ...unseen(output),
  ...broken(output),
  ...reached(graph),
  ...orderProblems(graph, ORDER, UPWARD),
];
for (const problem of problems) console.error(problem);
console.log(
  `${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} imports`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

// Names and density, beyond what the linter refuses of itself: banned words as names, and the
// limits of tools/checks/limits.json. What stood before is in declared.json, which only shrinks:
// `node tools/checks/house-style.ts --shrink` takes out what is no longer needed.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "../setup/run.mjs";
import { BANNED, bannedIn, bannedNames } from "./banned-names.ts";
import { type Counts, type Declared, differences, shrunk } from "./declared.ts";

const OXLINT = "node_modules/oxlint/bin/oxlint";
const DECLARED = "tools/checks/declared.json";
type Kind = "names" | "limits";

interface Diagnostic {
  code: string;
  filename: string;
}

const countsOf = (places: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

function names(): Counts {
  const files = globSync("{app,features,platform,tools}/**/*.{ts,tsx,mjs}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes("node_modules/"));
  return countsOf(files.flatMap((file) => bannedNames(file, readFileSync(file, "utf8"))));
}

async function limits(): Promise<Counts> {
  const { output } = await run(
    process.execPath,
    [OXLINT, "-c", "tools/checks/limits.json", "--format=json"],
    {
      seconds: 300,
    },
  );
  const { diagnostics } = JSON.parse(output.slice(output.indexOf("{"))) as {
    diagnostics: Diagnostic[];
  };
  return countsOf(
    diagnostics
      .filter(({ filename }) => !filename.endsWith(".mjs"))
      .map(
        ({ code, filename }) =>
          `${filename.replaceAll("\\", "/")}: ${/\((.*)\)/.exec(code)?.[1] ?? code}`,
      ),
  );
}

/** What to write instead, for a name that is refused. */
function advice(kind: Kind, problem: string): string {
  if (kind !== "names" || !problem.endsWith("more than declared")) return "";
  const [, name = problem] = /: (\w+): \d/.exec(problem) ?? [];
  return ` (rather ${bannedIn(name)
    .map((word) => BANNED[word])
    .join("; ")})`;
}

const declared = JSON.parse(readFileSync(DECLARED, "utf8")) as Record<Kind, Declared>;
const found: Record<Kind, Counts> = { names: names(), limits: await limits() };
const kinds: readonly Kind[] = ["names", "limits"];

if (process.argv.includes("--shrink")) {
  const next = Object.fromEntries(
    kinds.map((kind) => [kind, shrunk(found[kind], declared[kind])] as const),
  );
  writeFileSync(DECLARED, `${JSON.stringify(next, null, 2)}\n`);
}
const now = JSON.parse(readFileSync(DECLARED, "utf8")) as Record<Kind, Declared>;
let problems = 0;
for (const kind of kinds)
  for (const problem of differences(found[kind], now[kind])) {
    console.error(`${kind}: ${problem}${advice(kind, problem)}`);
    problems += 1;
  }
console.log(kinds.map((kind) => `${kind}: ${now[kind].total} declared`).join(", "));
process.exit(problems > 0 ? 1 : 0);

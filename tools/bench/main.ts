// `npm run bench [-- --json FILE] [--only GROUP]`: what the product must reach, each figure beside
// its baseline of the same run. `--only load` takes 40 minutes; `--share 0.1` shortens it,
// `--engine embedded|postgresql` runs one database. It prints and never fails on a figure: a busy
// machine is not a bug.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stopWithUs } from "../setup/run.mjs";
import { type Figures, line } from "./figure.ts";

const GROUPS: Record<string, (alone: boolean) => Promise<Figures>> = {
  reads: async () => (await import("./groups/reads.ts")).reads(),
  model: async () => (await import("./groups/model.ts")).model(),
  answers: async () => (await import("./groups/answers.ts")).answers(),
  conversation: async () => (await import("./groups/conversation.ts")).conversation(),
  questions: async () => (await import("./groups/questions.ts")).questions(),
  cards: async () => (await import("./groups/cards.ts")).cards(),
  calculators: async () => (await import("./groups/calculators.ts")).calculators(),
  study: async () => (await import("./groups/study.ts")).study(),
  exams: async () => (await import("./groups/exams.ts")).exams(),
  tables: async () => (await import("./groups/tables.ts")).tables(),
  sizes: async () => (await import("./groups/sizes.ts")).sizes(),
  lighthouse: async () => (await import("./groups/lighthouse.ts")).lighthouse(),
  pages: async () => (await import("./groups/pages.ts")).pages(),
  offline: async () => (await import("./groups/offline.ts")).offline(),
  start: async () => (await import("./groups/start.ts")).start(),
  protocols: async () => (await import("./groups/protocols.ts")).protocols(),
  checklists: async () => (await import("./groups/checklists.ts")).checklists(),
  load: async () => (await import("./groups/load.ts")).load(loadOptions()),
  durations: async (alone) => (await import("./groups/durations.ts")).durations(alone),
};

/** Ten minutes and more: only when they are asked for. */
const BY_NAME = new Set(["load", "checklists"]);

const { values } = parseArgs({
  options: {
    json: { type: "string" },
    only: { type: "string" },
    share: { type: "string", default: "1" },
    engine: { type: "string" },
  },
});
const loadOptions = () => ({
  share: Math.min(1, Math.max(0.01, Number(values.share) || 1)),
  engine: (["embedded", "postgresql"] as const).find((engine) => engine === values.engine) ?? null,
});
if (values.only !== undefined && GROUPS[values.only] === undefined) {
  console.error(`--only takes one of: ${Object.keys(GROUPS).join(", ")}`);
  process.exit(2);
}

stopWithUs();
const figures: Figures = {};
let failed = false;
for (const [name, group] of Object.entries(GROUPS)) {
  if (values.only !== undefined && values.only !== name) continue;
  if (BY_NAME.has(name) && values.only === undefined) continue;
  console.log(`── ${name}`);
  try {
    const measured = await group(values.only === name);
    for (const [title, figure] of Object.entries(measured)) console.log(line(title, figure));
    Object.assign(figures, measured);
  } catch (error) {
    failed = true;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exit(failed ? 1 : 0);

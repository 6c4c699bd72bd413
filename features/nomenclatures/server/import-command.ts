// `sclepios import WHAT PATH`: an official file or a folder of them, or `all` of a folder; with
// `--update`, from the official addresses.
import { resolve } from "node:path";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { NOMENCLATURES, type Nomenclature, nomenclatureOf } from "../domain/official.ts";
import { importNomenclature } from "./import-nomenclature.ts";
import type { ImportResult } from "./run-import.ts";
import { sourceFiles } from "./source-files.ts";
import { updateOfficial } from "./update-command.ts";

type Say = (key: string, vars?: Record<string, unknown>) => void;

const named = (what: string): readonly Nomenclature[] => {
  if (what === "all" || what === "tout") return NOMENCLATURES;
  const found = nomenclatureOf(what);
  return found ? [found] : [];
};

/** Null when the folder holds nothing of it. */
async function bring(
  { services, flags }: CommandInvocation,
  nomenclature: Nomenclature,
  path: string,
  say: Say,
): Promise<"done" | "refused" | "missing"> {
  const files = await sourceFiles(nomenclature, path);
  if (files === null) {
    say("command.noFile", { path });
    return "refused";
  }
  const partial = flags.partial !== undefined;
  const result =
    "ok" in files ? files : await importNomenclature(services, { nomenclature, files, partial });
  const told = tell(nomenclature, result, say);
  return isAbsent(nomenclature, result) ? "missing" : told;
}

/** Nothing of it is there, which is another thing than a file that lacks its companion. */
const isAbsent = (nomenclature: Nomenclature, result: ImportResult) =>
  !result.ok && result.reason === "missing" && result.what === nomenclature;

function tell(nomenclature: Nomenclature, result: ImportResult, say: Say): "done" | "refused" {
  if (!result.ok) {
    say(`refused.${result.reason}`, { nomenclature, what: result.what });
    return "refused";
  }
  const counts = Object.entries(result.counts)
    .map(([part, count]) => `${part} ${count}`)
    .join(", ");
  const key = result.changed ? "command.imported" : "command.unchanged";
  say(key, { nomenclature, edition: result.edition, counts });
  return "done";
}

/** "missing": its address changes with each edition. */
async function update(
  { services, flags }: CommandInvocation,
  nomenclature: Nomenclature,
  say: Say,
): Promise<"done" | "refused" | "missing"> {
  const from = typeof flags.from === "string" ? flags.from : null;
  const partial = flags.partial !== undefined;
  const result = await updateOfficial(services, { nomenclature, from, partial });
  if (result !== null) return tell(nomenclature, result, say);
  say("command.noAddress", { nomenclature });
  return "missing";
}

export const importCommand: CommandCode = {
  async run(invocation) {
    const { args, cwd, flags, print, language, services } = invocation;
    const say: Say = (key, vars) => print(services.texts.t(language, `nomenclatures:${key}`, vars));
    const [what = "", path = "."] = args;
    const asked = named(what);
    const updates = flags.update !== undefined;
    if (asked.length === 0 || args.length !== (updates ? 1 : 2)) {
      say("command.importUsage", { known: NOMENCLATURES.join(", ") });
      return 2;
    }
    const results = [];
    for (const one of asked)
      results.push(
        updates
          ? await update(invocation, one, say)
          : await bring(invocation, one, resolve(cwd, path), say),
      );
    // Of `all`, a nomenclature that is not in the folder is said and is no failure.
    const failed = results.includes("refused") || !results.includes("done");
    return failed ? 1 : 0;
  },
};

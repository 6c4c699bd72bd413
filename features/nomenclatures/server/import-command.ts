// `sclepios import WHAT PATH`: an official file or a folder of them, or `all` of a folder.
import { resolve } from "node:path";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import {
  NOMENCLATURES,
  type Nomenclature,
  nomenclatureOf,
  type Refused,
} from "../domain/official.ts";
import { importNomenclature } from "./import-nomenclature.ts";
import { sourceFiles } from "./source-files.ts";

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
  const tell = ({ reason, what }: Refused) => say(`refused.${reason}`, { nomenclature, what });
  if ("ok" in files) {
    tell(files);
    return files.reason === "missing" ? "missing" : "refused";
  }
  const partial = flags.partial !== undefined;
  const result = await importNomenclature(services, { nomenclature, files, partial });
  if (!result.ok) {
    tell(result);
    return "refused";
  }
  const counts = Object.entries(result.counts)
    .map(([part, count]) => `${part} ${count}`)
    .join(", ");
  const key = result.changed ? "command.imported" : "command.unchanged";
  say(key, { nomenclature, edition: result.edition, counts });
  return "done";
}

export const importCommand: CommandCode = {
  async run(invocation) {
    const { args, cwd, print, language, services } = invocation;
    const say: Say = (key, vars) => print(services.texts.t(language, `nomenclatures:${key}`, vars));
    const [what = "", path] = args;
    const asked = named(what);
    if (asked.length === 0 || path === undefined || args.length !== 2) {
      say("command.importUsage", { known: NOMENCLATURES.join(", ") });
      return 2;
    }
    const results = [];
    for (const one of asked) results.push(await bring(invocation, one, resolve(cwd, path), say));
    // Of `all`, a nomenclature that is not in the folder is said and is no failure.
    const failed = results.includes("refused") || !results.includes("done");
    return failed ? 1 : 0;
  },
};

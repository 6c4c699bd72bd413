// `sclepios import rcp FILE`: RCP of a file, a page of the official site or extractions of such pages,
// one JSON object a line. `--update` asks the official site again for those that are held.
import { readFile, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { decode, isLoopback, isOfficial } from "#features/nomenclatures/server/public.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { drugsWithRcp } from "../queries-rcp.ts";
import { askRcp, type RcpFailure } from "./ask-rcp.ts";
import { keepRcp } from "./keep-rcp.ts";
import { readPage, readTree } from "./read-page.ts";

const LONGEST = 200_000_000;
const inflate = promisify(gunzip);
type Say = (key: string, vars?: Record<string, unknown>) => void;
const allowed = (address: string) => isOfficial(address) || isLoopback(address);

async function textOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size > LONGEST) return null;
  const bytes = await readFile(path);
  try {
    return decode(/\.gz$/i.test(path) ? await inflate(bytes, { maxOutputLength: LONGEST }) : bytes);
  } catch {
    return null;
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Every RCP of the file with what became of it; null: the file holds none. */
async function bring(
  { services }: CommandInvocation,
  path: string,
): Promise<Map<string, RcpFailure | null> | null> {
  const text = await textOf(path);
  if (text === null || text.trim() === "") return null;
  const results = new Map<string, RcpFailure | null>();
  if (/^\s*</.test(text)) {
    const [cis = ""] = /\d{8}/.exec(basename(path)) ?? [];
    return results.set(cis || basename(path), await keepRcp(services, cis, readPage(text), null));
  }
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const tree = readTree(parsed(line));
    if (tree) results.set(tree.cis, await keepRcp(services, tree.cis, tree.reading, null));
    else results.set(`${basename(path)}:${at + 1}`, "absent");
  }
  return results;
}

/** Those that are held, one after the other. */
async function again({ services, flags }: CommandInvocation) {
  const base = typeof flags.from === "string" ? { base: flags.from } : {};
  const held = await services.db.asSystem("RCP that are held", drugsWithRcp);
  const results = new Map<string, RcpFailure | null>();
  for (const { cis } of held) results.set(cis, await askRcp(services, cis, { allowed, ...base }));
  return results;
}

function tell(results: ReadonlyMap<string, RcpFailure | null>, say: Say): number {
  for (const [what, reason] of results) if (reason) say(`rcp.refused.${reason}`, { what });
  const kept = [...results.values()].filter((reason) => reason === null).length;
  say("rcp.count", { count: kept });
  return kept === results.size && kept > 0 ? 0 : 1;
}

export const rcpCommand: CommandCode = {
  async run(invocation) {
    const { args, cwd, flags, print, language, services } = invocation;
    const say: Say = (key, vars) => print(services.texts.t(language, `medications:${key}`, vars));
    const updates = flags.update !== undefined;
    if (args.length !== (updates ? 0 : 1)) {
      say("rcp.usage");
      return 2;
    }
    if (updates) return tell(await again(invocation), say);
    const [given = ""] = args;
    const results = await bring(invocation, resolve(cwd, given));
    if (results) return tell(results, say);
    say("rcp.noFile", { path: given });
    return 1;
  },
};

// `sclepios cards import FILE --user=EMAIL` and `cards export`: the same path as the application's,
// without its progress bar.
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { findPersonId } from "#features/accounts/server/public.ts";
import { studyDay } from "#features/memory/domain/public.ts";
import type { Command, CommandInvocation } from "#platform/feature/server/server-feature.ts";
import type { Transfer } from "../domain/wire-manage.ts";
import { exportFile } from "./export-file.ts";
import { importFile } from "./import-file.ts";
import { kindOf, openFile } from "./open-file.ts";
import { decksWithin } from "./queries.ts";
import { lastPlace } from "./queries-cards.ts";

type Say = (key: string, vars?: Record<string, unknown>) => void;

const sayIn =
  ({ print, language, services: { texts } }: CommandInvocation): Say =>
  (key, vars) =>
    print(texts.t(language, `flashcards:${key}`, vars));

/** The file and the person of a command: `--user=EMAIL`, or `--user` and the address anywhere. */
async function readArguments(
  { args, flags, cwd, services }: CommandInvocation,
  say: Say,
  usage: string,
) {
  const rest = [...args];
  const at =
    flags.user === true ? rest.findLastIndex((word) => /^[^@\s/\\]+@[^@\s/\\]+$/.test(word)) : -1;
  const email =
    typeof flags.user === "string" ? flags.user : at < 0 ? undefined : rest.splice(at, 1)[0];
  const [file] = rest;
  if (file === undefined || email === undefined || rest.length !== 1) {
    say(usage);
    return { code: 2 as const };
  }
  const ownerId = await services.db.asSystem("cards command", (tx) => findPersonId(tx, email));
  if (ownerId === null) {
    say("commands.unknownPerson", { email });
    return { code: 1 as const };
  }
  return { code: 0 as const, path: resolve(cwd, file), ownerId };
}

const tell = (say: Say, key: string, counts: Transfer["counts"]) => say(key, { ...counts });

export const importCommand: Command = {
  words: ["cards", "import"],
  usage: "cards import FILE --user EMAIL",
  summary: "flashcards:commands.import",
  needs: "database",
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await readArguments(invocation, say, "commands.importUsage");
    if (asked.code !== 0) return asked.code;
    const { path, ownerId } = asked;
    if (!(await stat(path).catch(() => null))?.isFile()) {
      say("commands.noFile", { file: path });
      return 1;
    }
    const { services } = invocation;
    const timeZone = await services.db.asPerson(ownerId, lastPlace);
    const opened = await openFile(
      { path },
      {
        kind: kindOf(path),
        fileName: basename(path),
        mapping: null,
        now: services.now(),
        timeZone,
      },
    );
    if (!opened.ok) {
      say(`transfer.refused.${opened.reason}`);
      return 1;
    }
    try {
      const work = {
        ownerId,
        transferId: randomUUID(),
        scheduling: true,
        timeZone,
        progress: async () => {},
      };
      const outcome = await importFile(services, opened.file, work);
      tell(say, "commands.imported", outcome.counts);
      for (const { reason, detail, count } of outcome.warnings)
        say(`transfer.warnings.${reason}`, { detail, count });
      return 0;
    } finally {
      await opened.file.close();
    }
  },
};

export const exportCommand: Command = {
  words: ["cards", "export"],
  usage: "cards export FILE --user EMAIL",
  summary: "flashcards:commands.export",
  needs: "database",
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await readArguments(invocation, say, "commands.exportUsage");
    if (asked.code !== 0) return asked.code;
    const { path, ownerId } = asked;
    const { services } = invocation;
    if (!(await stat(dirname(path)).catch(() => null))?.isDirectory()) {
      say("commands.noFolder", { folder: dirname(path) });
      return 1;
    }
    const decks = await services.db.asPerson(ownerId, (tx) => decksWithin(tx, []));
    const timeZone = await services.db.asPerson(ownerId, lastPlace);
    const today = studyDay(services.now(), timeZone);
    const kind = kindOf(path);
    const progress = async () => {};
    tell(
      say,
      "commands.exported",
      await exportFile(services, path, {
        ownerId,
        decks,
        kind,
        scheduling: true,
        today,
        timeZone,
        progress,
      }),
    );
    return 0;
  },
};

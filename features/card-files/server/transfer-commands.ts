// `sclepios cards import FILE --user=EMAIL` and `cards export`: the same path as the application's,
// without its progress bar.
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type OwnedFile, ownedFile } from "#features/accounts/server/public.ts";
import { decksWithin, lastPlace } from "#features/flashcards/server/public.ts";
import { studyDay } from "#features/memory/domain/public.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { exportFile } from "./export-file.ts";
import { importFile } from "./import-file.ts";
import { kindOf, openFile } from "./open-file.ts";

type Say = (key: string, vars?: Record<string, unknown>) => void;

const sayIn =
  ({ print, language, services: { texts } }: CommandInvocation): Say =>
  (key, vars) =>
    print(texts.t(language, `flashcards:${key}`, vars));

/** Says what is wrong with the arguments; the exit code that follows. */
function refuse(say: Say, asked: Extract<OwnedFile, { wrong: string }>, usage: string): number {
  if (asked.wrong === "arguments") say(usage);
  else say("commands.unknownPerson", { email: asked.email });
  return asked.wrong === "arguments" ? 2 : 1;
}

const tell = (say: Say, key: string, counts: Transfer["counts"]) => say(key, { ...counts });

export const importCommand: CommandCode = {
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await ownedFile(invocation);
    if ("wrong" in asked) return refuse(say, asked, "commands.importUsage");
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

export const exportCommand: CommandCode = {
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await ownedFile(invocation);
    if ("wrong" in asked) return refuse(say, asked, "commands.exportUsage");
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

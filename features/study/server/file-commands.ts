// `sclepios questions import FILE --user EMAIL` and `questions export FILE --user EMAIL`.
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { type OwnedFile, ownedFile } from "#features/accounts/server/public.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { formatOf, LONGEST_FILE, readQuestions, writeQuestions } from "../domain/files/formats.ts";
import { keepQuestions } from "./own-questions.ts";
import { listQuestions } from "./queries.ts";

/** Refused places that are named; the others are counted. */
const NAMED = 50;

type Say = (key: string, vars?: Record<string, unknown>) => void;

const sayIn =
  ({ print, language, services: { texts } }: CommandInvocation): Say =>
  (key, vars) =>
    print(texts.t(language, `study:${key}`, vars));

/** Says what is wrong with the arguments; the exit code that follows. */
function refuse(say: Say, asked: Extract<OwnedFile, { wrong: string }>, usage: string): number {
  if (asked.wrong === "arguments") say(usage);
  else say("command.unknownPerson", { email: asked.email });
  return asked.wrong === "arguments" ? 2 : 1;
}

export const importCommand: CommandCode = {
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await ownedFile(invocation);
    if ("wrong" in asked) return refuse(say, asked, "command.importUsage");
    const found = await stat(asked.path).catch(() => null);
    if (!found?.isFile()) {
      say("command.noFile", { file: asked.path });
      return 1;
    }
    const text = found.size > LONGEST_FILE ? null : await readFile(asked.path, "utf8");
    const format = text === null ? null : formatOf(basename(asked.path), text);
    if (text === null || format === null) {
      say(text === null ? "command.tooLong" : "command.format");
      return 1;
    }
    const { questions, refused } = readQuestions(text, format);
    const { db, now } = invocation.services;
    const added = await db.asPerson(asked.ownerId, (tx) =>
      keepQuestions(tx, asked.ownerId, questions, now()),
    );
    for (const { at, reason } of refused.slice(0, NAMED)) say(`refused.${reason}`, { at });
    const vars = { count: added, known: questions.length - added, refused: refused.length };
    say("command.imported", vars);
    return questions.length === 0 && refused.length > 0 ? 1 : 0;
  },
};

export const exportCommand: CommandCode = {
  async run(invocation) {
    const say = sayIn(invocation);
    const asked = await ownedFile(invocation);
    if ("wrong" in asked) return refuse(say, asked, "command.exportUsage");
    const format = formatOf(basename(asked.path), "");
    if (format === null) {
      say("command.format");
      return 1;
    }
    const rows = await invocation.services.db.asPerson(asked.ownerId, listQuestions);
    const { text, left } = writeQuestions(
      rows.map(({ content }) => content),
      format,
    );
    try {
      await writeFile(asked.path, text);
    } catch {
      say("command.notWritten", { file: asked.path });
      return 1;
    }
    say("command.exported", { count: rows.length - left, left });
    return 0;
  },
};

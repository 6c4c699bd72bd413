// `sclepios questions mark --jsonl`: answers in, points out, by the published rules and without a
// database.
import { z } from "zod";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import type { BankQuestion } from "../domain/bank-question.ts";
import { mark } from "../domain/marking.ts";
import type { Lexicon } from "../domain/open-answer.ts";
import { DEFAULT_PROFILE, findProfile, PROFILES } from "../domain/profiles.ts";
import { isSeries, type Question } from "../domain/question.ts";
import { sentenceOf } from "../domain/steps.ts";
import { answer, fits, question } from "../domain/wire-question.ts";
import { readLexicon } from "./lexicon.ts";
import { readShippedBank } from "./shipped-bank.ts";

const request = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  question: z.unknown().optional(),
  answer: z.unknown().optional(),
  profile: z.string().default(DEFAULT_PROFILE),
});

type Say = (key: string, vars?: Record<string, unknown>) => string;

/** Twelve digits: what binary arithmetic leaves beyond them is no point. */
const settled = (value: number) => Number(value.toPrecision(12));

/** The types of a question and, for a series, of what it is made of. */
const typesOf = (asked: Question): string[] =>
  isSeries(asked) ? [asked.type, ...asked.questions.map(({ type }) => type)] : [asked.type];

interface Marking {
  readonly say: Say;
  readonly number: (value: number) => string;
  readonly lexicon: Lexicon;
  /** A shipped question, by its id. */
  readonly shipped: (id: string) => Promise<BankQuestion | undefined>;
}

/** The files are read once a question is named, and once. */
function shippedById(): Marking["shipped"] {
  let bank: Promise<ReadonlyMap<string, BankQuestion>> | null = null;
  const read = async () =>
    new Map((await readShippedBank()).map(({ id, content }) => [id, content]));
  return async (id) => {
    bank ??= read();
    return (await bank).get(id);
  };
}

async function markLine(line: string, { say, number, lexicon, shipped }: Marking): Promise<object> {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { id: null, error: say("command.json"), field: null };
  }
  const checked = request.safeParse(read);
  if (!checked.success) return { id: null, error: say("command.json"), field: null };
  const id = checked.data.id ?? null;
  const refuse = (field: string, key: string, vars?: Record<string, unknown>) => ({
    id,
    error: say(`command.${key}`, vars),
    field,
  });
  const profile = findProfile(checked.data.profile);
  if (!profile)
    return refuse("profile", "profile", { known: PROFILES.map((one) => one.id).join(", ") });
  const named = checked.data.question;
  const whole = typeof named === "string" ? await shipped(named) : named;
  if (typeof named === "string" && whole === undefined)
    return refuse("question", "unknownQuestion", { question: named });
  const asked = question.safeParse(whole);
  if (!asked.success)
    return refuse(["question", ...(asked.error.issues[0]?.path ?? [])].join("."), "question");
  const absent = typesOf(asked.data).find((type) => profile.without.some((one) => one === type));
  if (absent) return refuse("question.type", "without", { type: absent, profile: profile.id });
  const given = answer.safeParse(checked.data.answer ?? []);
  if (!given.success || !fits(asked.data, given.data)) return refuse("answer", "answer");
  const { score, steps } = mark(asked.data, given.data, profile, lexicon);
  const sentences = steps.map((step) => sentenceOf(step, number));
  return { id, score: settled(score), steps: sentences.map(({ key, vars }) => say(key, vars)) };
}

export const markCommand: CommandCode = {
  async run({ flags, lines, print, language, services }: CommandInvocation) {
    const say: Say = (key, vars) => services.texts.t(language, `study:${key}`, vars);
    if (flags.jsonl === undefined) {
      print(say("command.usage"));
      return flags.help === undefined ? 2 : 0;
    }
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const number = (value: number) => format.format(value);
    const marking = { say, number, lexicon: await readLexicon(), shipped: shippedById() };
    for await (const line of lines)
      if (line.trim() !== "") print(JSON.stringify(await markLine(line, marking)));
    return 0;
  },
};

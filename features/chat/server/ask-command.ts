// `sclepios ask`: the mind of this installation without a browser and without a person. No
// conversation is kept.
import { z } from "zod";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { ConversationState } from "../domain/follow-up.ts";
import { isMode, MODES } from "../domain/modes.ts";
import type { Turn } from "../domain/prompt.ts";
import type { QuestionLanguage } from "../domain/question.ts";
import { bareName, nameSaid } from "../domain/silence.ts";
import { askQuestion } from "./ask-question.ts";
import type { Understanding } from "./mind.ts";

type Services = CommandInvocation["services"];

const isLanguage = (value: unknown): value is QuestionLanguage =>
  value === "fr" || value === "en" || value === "es";

const id = z.union([z.string(), z.number()]);
const line = z.object({
  id,
  /** Lines of the same conversation follow each other. */
  conversation: z.union([z.string(), z.number()]).nullish(),
  question: z
    .string()
    .max(8000)
    .refine((text) => text.trim() !== ""),
  language: z.enum(["fr", "en", "es"]).nullish(),
  mode: z.enum(MODES).nullish(),
});

/** The conversation of the line before, and where it stands. */
interface Standing {
  conversation: string | number | null;
  state: ConversationState | null;
  history: readonly Turn[];
}

/** What the question was understood to be about, as it is written. */
const told = (understanding: Understanding | null) => ({
  entities: (understanding?.entities ?? []).map(({ id: name, kind, words, sheet }) => ({
    id: name,
    kind,
    words,
    sheet,
  })),
  absent: (understanding?.absent ?? []).map((one) => bareName(nameSaid(one))),
  neighbours: (understanding?.neighbours ?? []).map(({ id: sheet, title, route }) => ({
    id: sheet,
    title,
    route,
  })),
});

type Say = (key: string, vars?: Record<string, unknown>) => string;

/** What the command says of a word that names no mode. */
const unknownMode = (say: Say) => say("mode", { modes: MODES.join(", ") });

/** A question of the file, or what its writer is told under the id that could be read. */
function readLine(
  text: string,
  say: Say,
):
  | { parsed: z.output<typeof line>; refusal?: never }
  | { parsed?: never; refusal: { id: z.output<typeof id> | null; error: string } } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { refusal: { id: null, error: say("json") } };
  }
  const known = z.object({ id }).safeParse(read);
  if (!known.success) {
    const isObject = typeof read === "object" && read !== null && !Array.isArray(read);
    return { refusal: { id: null, error: say(isObject ? "id" : "json") } };
  }
  const parsed = line.safeParse(read);
  if (parsed.success) return { parsed: parsed.data };
  const wrong = parsed.error.issues[0]?.path[0];
  const error =
    wrong === "mode" ? unknownMode(say) : say(wrong === "language" ? "language" : "question");
  return { refusal: { id: known.data.id, error } };
}

/**
 * One line in, one line out: a line that cannot be answered says why under its own id, and the next
 * one is read.
 */
async function answerLine(
  services: Services,
  terminal: QuestionLanguage,
  text: string,
  standing: Standing,
): Promise<object> {
  const { parsed, refusal } = readLine(text, (key, vars) =>
    services.texts.t(terminal, `chat:command.${key}`, vars),
  );
  if (refusal) return refusal;
  try {
    const { question, language, mode, conversation = null } = parsed;
    if (conversation === null || standing.conversation !== conversation)
      Object.assign(standing, { conversation, state: null, history: [] });
    const { state: previous, history } = standing;
    const asked = {
      question,
      language: language ?? null,
      mode: mode ?? "general",
      previous,
      history,
    } as const;
    const {
      text: written,
      lead,
      sources,
      tools,
      understanding,
    } = await askQuestion(services, asked);
    const turns: Turn[] = [
      { role: "person", text: question },
      { role: "assistant", text: written },
    ];
    standing.history = [...history, ...turns];
    standing.state = understanding?.state ?? previous;
    return {
      id: parsed.id,
      text: written,
      lead,
      ...told(understanding),
      sources: sources.map(({ id: passage, title, route }) => ({ id: passage, title, route })),
      tools: tools.map(({ name, input, output }) => ({ name, input, output })),
    };
  } catch (error) {
    services.log.error(describeError(error), "chat: ask");
    return { id: parsed.id, error: services.texts.t(terminal, "chat:errors.generation") };
  }
}

export const askCommand: CommandCode = {
  async run({ args, flags, lines, print, services, language: terminal }) {
    if (flags.jsonl !== undefined) {
      const standing: Standing = { conversation: null, state: null, history: [] };
      for await (const text of lines) {
        if (text.trim() !== "")
          print(JSON.stringify(await answerLine(services, terminal, text, standing)));
      }
      return 0;
    }
    const language = flags.language ?? null;
    const mode = flags.mode ?? "general";
    const say: Say = (key, vars) =>
      services.texts.t(isLanguage(language) ? language : terminal, `chat:command.${key}`, vars);
    const refuse = (sentence: string) => {
      print(sentence);
      return 2;
    };
    const question = args.join(" ").trim();
    if (language !== null && !isLanguage(language)) return refuse(say("language"));
    if (!isMode(mode)) return refuse(unknownMode(say));
    if (question === "") return refuse(say("missing"));
    const { text, sources } = await askQuestion(services, { question, language, mode });
    print(text);
    if (sources.length > 0) {
      print("");
      print(say("sources"));
      for (const source of sources)
        print(`[${source.n}] ${source.title} (${source.source}) ${source.route}`);
    }
    return 0;
  },
};

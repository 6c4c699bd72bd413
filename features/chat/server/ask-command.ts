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
  const say = (key: string, vars?: Record<string, unknown>) =>
    services.texts.t(terminal, `chat:command.${key}`, vars);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { id: null, error: say("json") };
  }
  const known = z.object({ id }).safeParse(read);
  if (!known.success)
    return {
      id: null,
      error:
        typeof read === "object" && read !== null && !Array.isArray(read) ? say("id") : say("json"),
    };
  const parsed = line.safeParse(read);
  if (!parsed.success) {
    const wrong = parsed.error.issues[0]?.path[0];
    const error =
      wrong === "language"
        ? say("language")
        : wrong === "mode"
          ? say("mode", { modes: MODES.join(", ") })
          : say("question");
    return { id: known.data.id, error };
  }
  try {
    const { question, language, mode, conversation = null } = parsed.data;
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
      id: parsed.data.id,
      text: written,
      lead,
      ...told(understanding),
      sources: sources.map(({ id: passage, title, route }) => ({ id: passage, title, route })),
      tools: tools.map(({ name, input, output }) => ({ name, input, output })),
    };
  } catch (error) {
    services.log.error(describeError(error), "chat: ask");
    return { id: parsed.data.id, error: services.texts.t(terminal, "chat:errors.generation") };
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
    const say = (key: string, vars?: Record<string, unknown>) =>
      services.texts.t(isLanguage(language) ? language : terminal, `chat:command.${key}`, vars);
    const question = args.join(" ").trim();
    const refusal =
      language !== null && !isLanguage(language)
        ? say("language")
        : !isMode(mode)
          ? say("mode", { modes: MODES.join(", ") })
          : question === ""
            ? say("missing")
            : null;
    if (refusal !== null || !isMode(mode)) {
      print(refusal ?? "");
      return 2;
    }
    const { text, sources } = await askQuestion(services, {
      question,
      language: isLanguage(language) ? language : null,
      mode,
    });
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

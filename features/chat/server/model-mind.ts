// The mind that a language model lends its words to: the library is read first, the model is given
// numbered passages and the toolbox, and what it writes is filtered and audited. When it fails, the
// documentary mind answers and the answer says so.
import { randomBytes } from "node:crypto";
import type { ModelMessage } from "ai";
import type { ModelFailure } from "#platform/ai/server/model-failure.ts";
import { type AiConfig, endpointName } from "#platform/ai/server/provider.ts";
import { ModelFailed, type ModelLimits, streamModel } from "#platform/ai/server/stream-model.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import { audit } from "../domain/audit.ts";
import { citationFilter } from "../domain/citations.ts";
import type { Source } from "../domain/message.ts";
import { passageNumbers, sourcesUnder } from "../domain/passage-numbers.ts";
import { inside, instructions, passagesBlock, trimmed } from "../domain/prompt.ts";
import { bareName, nameSaid } from "../domain/silence.ts";
import { type Cost, estimateTokens, type Speed } from "../domain/usage.ts";
import { documentaryParts } from "./documentary-mind.ts";
import { earlierPassages, earlierResults } from "./earlier-evidence.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";
import { doubtedCodes } from "./mode-tools.ts";
import { closingNotes } from "./model-mind-notes.ts";
import { modePrompt } from "./prompts-published.ts";
import { type Found, readLibrary } from "./read-library.ts";
import { modelToolbox } from "./tools-model.ts";

const LIMITS: ModelLimits = {
  firstMs: 25_000,
  silenceMs: 15_000,
  totalMs: 120_000,
  steps: 6,
  toolCalls: 16,
  characters: 60_000,
  bytes: 4_000_000,
};
/** The strongest models think before they speak. */
const EXTREME: Partial<ModelLimits> = {
  firstMs: 60_000,
  silenceMs: 45_000,
  totalMs: 300_000,
  steps: 10,
};

/** Passages given at first; the model may search for others. */
const PASSAGES: Record<Speed, number> = { fast: 12, normal: 24, extreme: 40 };
/** Of those, passages of the installation's own documents. */
const MOST_LOCAL = 6;
/** Tokens of the conversation given again. */
const HISTORY: Record<Speed, number> = { fast: 2_000, normal: 6_000, extreme: 16_000 };

const modelOf = (ai: AiConfig, speed: Speed): string =>
  ({ normal: ai.model, fast: ai.modelFast, extreme: ai.modelExtreme })[speed];

interface Options {
  limits?: Partial<ModelLimits>;
  /** The prompt of the mode; the published one unless a trial gives another. */
  prompt?: typeof modePrompt;
  /** False: a failure is said and nothing else answers (trial of a prompt). */
  fallback?: boolean;
}

export const modelMind = (options: Options = {}): Mind => ({
  name: "model",
  answer: (request) => answer(request, options),
});

async function* answer(request: MindRequest, options: Options): AsyncGenerator<MindPart> {
  const { services, signal, speed = "normal", continuing } = request;
  const { ai } = services.config;
  if (ai === null) throw new Error("the model mind needs an endpoint");
  const cost: Cost = {
    provider: endpointName(ai),
    model: modelOf(ai, speed),
    tokensIn: 0,
    tokensOut: 0,
    cachedTokens: 0,
  };
  yield { type: "cost", cost };

  const found = await readLibrary(request);
  for (const use of found.uses) yield { type: "tool", use };
  yield { type: "understood", understanding: found.understanding };
  const numbers = passageNumbers(continuing?.sources ?? []);
  for (const passage of await earlierPassages(request)) numbers.give(passage);
  for (const passage of firstPassages(found, PASSAGES[speed])) numbers.give(passage);
  const begun = continuing?.text ?? "";
  const state = {
    text: begun,
    own: begun.length,
    sources: continuing?.sources.length ?? 0,
    uncited: [] as number[],
  };
  const mark = randomBytes(6).toString("hex");
  const toolbox = modelToolbox(request, numbers.give, mark);
  const evidence = () => ({
    question: request.question,
    asked: found.population,
    passages: numbers.shown,
    given: numbers.given.values(),
    tools: [...earlierResults(request), ...toolbox.results],
    uncited: state.uncited,
  });
  yield { type: "annotate", annotate: (text) => audit(text.slice(0, state.own), evidence()) };

  const filter = citationFilter(numbers);
  /** Sources are known before the text that cites them is shown. */
  const say = function* (text: string): Generator<MindPart> {
    state.uncited.push(...filter.taken().map((at) => state.text.length + at));
    if (text === "") return;
    const sources = numbers.sources();
    if (sources.length > state.sources) yield { type: "sources", sources };
    state.sources = sources.length;
    state.text += text;
    state.own = state.text.length;
    yield { type: "text", text };
  };

  const prompt = await (options.prompt ?? modePrompt)(services, request.mode);
  const messages = messagesOf(request, numbers.given, mark, HISTORY[speed]);
  const told = instructions(request.mode, request.language, prompt, mark);
  const sent = estimateTokens(told + JSON.stringify(messages));
  let counted = false;
  let trouble = false;
  let [short, withheld] = [false, false];
  let failure: ModelFailure | null = null;
  yield { type: "sources", sources: numbers.sources() };
  if (begun === "") yield* say(withoutSheet(request, found));
  try {
    const events = streamModel({
      task: "chat",
      log: services.log,
      ai,
      modelId: cost.model,
      instructions: told,
      messages,
      tools: toolbox.tools,
      limits: { ...LIMITS, ...(speed === "extreme" ? EXTREME : {}), ...options.limits },
      signal,
      now: services.now,
    });
    for await (const event of events) {
      for (const use of toolbox.takeUses()) yield { type: "tool", use };
      if (event.type === "text") yield* say(filter.push(event.text));
      else if (event.type === "turn" && state.text !== "" && !/\n\s*$/u.test(state.text))
        yield* say(`${filter.end()}\n\n`);
      else if (event.type === "toolTrouble") trouble = true;
      else if (event.type === "short") short = true;
      else if (event.type === "withheld") withheld = true;
      else if (event.type === "tokens") {
        counted = true;
        yield {
          type: "cost",
          cost: {
            ...cost,
            tokensIn: event.input,
            tokensOut: event.output,
            cachedTokens: event.cached,
          },
        };
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    ({ failure } = error);
  }
  for (const use of toolbox.takeUses()) yield { type: "tool", use };
  // After a stop nothing is shown any more, and what it cost is still said.
  if (!signal.aborted) yield* say(filter.end());
  // An endpoint that was cut, or that does not count, leaves an estimate of this run; an earlier
  // one has its own.
  const written = state.text.slice(begun.length);
  if (!counted && (failure === null || written !== ""))
    yield { type: "cost", cost: { ...cost, tokensIn: sent, tokensOut: estimateTokens(written) } };
  if (signal.aborted) return;

  if (failure) {
    yield { type: "fallback", reason: failure.reason };
    if (options.fallback !== false)
      yield* handOver(request, found, failure, state.text, numbers.sources());
    return;
  }
  const cited = [...numbers.shown.values()];
  for (const note of closingNotes(request, {
    text: state.text,
    cited,
    asked: found.population,
    trouble,
    short,
    withheld,
    codes: await doubtedCodes(request, state.text),
  }))
    yield { type: "text", text: note };
}

/**
 * What is asked has no sheet: said before the model speaks, who then speaks without a source of the
 * library.
 */
function withoutSheet(
  { services, language }: MindRequest,
  { topics, understanding }: Found,
): string {
  if (topics.length > 0) return "";
  const t = (key: string, values?: { name: string }) => services.texts.t(language, key, values);
  return understanding.absent
    .map((one) =>
      one.kind === "score"
        ? t("chat:answer.absent.score", { name: bareName(nameSaid(one)) })
        : t("chat:answer.absent.title", { name: nameSaid(one) }),
    )
    .map((told) => `**${told}** ${t("chat:answer.absent.model")}\n\n`)
    .join("");
}

/**
 * What the documentary mind says after a model that failed; its new numbers follow those already
 * shown.
 */
async function* handOver(
  request: MindRequest,
  found: Found,
  { reason, retryAfter }: ModelFailure,
  text: string,
  held: readonly Source[],
): AsyncGenerator<MindPart> {
  const { services, language } = request;
  const say = (key: string, values?: Record<string, unknown>) =>
    services.texts.t(language, `chat:model.${key}`, values);
  const wait =
    reason === "busy" && retryAfter !== null
      ? ` ${say("retryAfter", { seconds: retryAfter })}`
      : "";
  const begun = text.trim() === "" ? "" : ` ${say("kept")}`;
  yield {
    type: "text",
    text: `${text === "" ? "" : "\n\n"}> [!WARNING] ${say(`failed.${reason}`)}${wait}${begun}\n\n`,
  };
  let under = sourcesUnder(held, []);
  for await (const part of documentaryParts(
    { ...request, continuing: undefined },
    found,
    "fallback",
  )) {
    if (part.type === "sources") {
      under = sourcesUnder(held, part.sources);
      yield { ...part, mind: "documentary", sources: under.sources };
    } else if (part.type === "text") yield { type: "text", text: under.renumber(part.text) };
    else if (part.type !== "tool") yield part;
  }
}

/** What the installation wrote, then the best passages of each subject in their order. */
function firstPassages({ local, topics }: Found, most: number): Passage[] {
  const each = Math.ceil(most / Math.max(1, topics.length));
  const own = local.slice(0, MOST_LOCAL).map(({ passage }) => passage);
  const others = topics.flatMap(({ passages }) =>
    [...passages]
      .sort((a, b) => b.score - a.score)
      .slice(0, each)
      .map(({ passage }) => passage),
  );
  return [...own, ...others];
}

function messagesOf(
  { question, history = [], continuing }: MindRequest,
  passages: ReadonlyMap<number, Passage>,
  mark: string,
  mostTokens: number,
): ModelMessage[] {
  const before = trimmed(history, mostTokens).map(
    ({ role, text }): ModelMessage => ({
      role: role === "person" ? "user" : "assistant",
      content: inside(text, mark),
    }),
  );
  const asked = `Passages de la bibliothèque :\n\n${passagesBlock([...passages], mark)}\n\nQuestion :\n${inside(question, mark)}`;
  const messages: ModelMessage[] = [...before, { role: "user", content: asked }];
  if (continuing && continuing.text.trim() !== "")
    messages.push(
      { role: "assistant", content: continuing.text },
      {
        role: "user",
        content:
          "Ta réponse a été coupée. Continue exactement où elle s’arrête, sans rien répéter.",
      },
    );
  return messages;
}

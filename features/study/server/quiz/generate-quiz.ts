// A quiz: what it is made of is found, its questions are written by a model or extracted by rules, the
// paper is kept. Rules answer where there is no model, and where it gave nothing that could be proven.
import { randomUUID } from "node:crypto";
import { type Refusal, refusalOf } from "#features/card-generation/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { chooseQuestions } from "../../domain/quiz/extract-quiz.ts";
import { type Made, spokenIn } from "../../domain/quiz/question-parts.ts";
import type { QuizOrigin } from "../../domain/quiz/quiz-origin.ts";
import type { QuizEvent, QuizRequest } from "../../domain/quiz/wire-quiz.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { findAttempt } from "../queries-attempts.ts";
import { findOpened } from "../read-attempt.ts";
import { callOf, type ModelQuiz, passagesSent, QUIZ_RATE, writtenQuiz } from "./ask-model.ts";
import { type FoundMaterial, findMaterial } from "./find-material.ts";
import { keepQuiz } from "./keep-quiz.ts";

interface QuizCall {
  readonly services: Services;
  readonly personId: string;
  readonly request: QuizRequest;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Why a quiz ends without a paper, once its events have begun. */
export class QuizRefused extends Error {
  override name = "QuizRefused";
  readonly reason: "none" | "taken";
  constructor(reason: "none" | "taken") {
    super(reason);
    this.reason = reason;
  }
}

export type Begun =
  | { readonly ok: true; readonly events: AsyncGenerator<QuizEvent> }
  | {
      readonly ok: false;
      readonly reason: "absent";
      readonly names: string[];
      readonly neighbours: { id: string; title: string }[];
    }
  | (Exclude<Refusal, { reason: "noModel" }> & { readonly ok: false })
  | { readonly ok: false; readonly reason: "none" | "taken" };

type Source = Extract<FoundMaterial, { ok: true }>;

export async function generateQuiz(call: QuizCall): Promise<Begun> {
  const { services, personId, request, language } = call;
  const known = await services.db.asPerson(personId, (tx) =>
    findOpened(tx, request.id, services.now()),
  );
  if (known) return { ok: true, events: ready(known.quiz?.title ?? "", known) };
  // What could not be kept is not asked for: a model costs, and takes one of the month's answers.
  if (await services.db.asSystem("quiz: is the id free", (tx) => findAttempt(tx, request.id)))
    return { ok: false, reason: "taken" };
  const source = await findMaterial(services, personId, request, language);
  if (!source.ok) return { ...source, reason: "absent" };
  if (request.by === "model" && services.config.ai !== null) {
    const quiz = modelQuiz(source, request);
    const person = callOf(personId, randomUUID(), quiz);
    const refused = await refusalOf(services, person, QUIZ_RATE);
    if (refused && refused.reason !== "noModel") return { ok: false, ...refused };
    if (!refused) return { ok: true, events: written(call, source, quiz, person) };
  }
  const made = extracted(source, request);
  if (made.length === 0) return { ok: false, reason: "none" };
  const paper = await keep(call, source, made, { by: "rules", dropped: 0 });
  if (!paper) return { ok: false, reason: "taken" };
  return { ok: true, events: ready(source.material.title, paper) };
}

const modelQuiz = (
  { material, words }: Source,
  { difficulty, count, id }: QuizRequest,
): ModelQuiz => ({ material, words, difficulty, count, seed: id });

const extracted = (source: Source, { difficulty, count, id }: QuizRequest): Made[] =>
  chooseQuestions(source.extract(), { difficulty, count, seed: id });

async function* ready(title: string, paper: OpenedAttempt): AsyncGenerator<QuizEvent> {
  yield { type: "subject", title };
  yield { type: "ready", paper };
}

async function* written(
  call: QuizCall,
  source: Source,
  quiz: ModelQuiz,
  person: ReturnType<typeof callOf>,
): AsyncGenerator<QuizEvent> {
  yield { type: "subject", title: source.material.title };
  const made: Made[] = [];
  let dropped = 0;
  let failure: QuizOrigin["instead"] = "nothing";
  for await (const event of writtenQuiz(person, quiz, call)) {
    if (event.type === "failed") failure = event.reason;
    else if (event.type === "dropped") dropped += 1;
    else made.push(event.made);
    yield { type: "written", questions: made.length, dropped };
  }
  if (call.signal.aborted) return;
  const partial = passagesSent(quiz).length < source.material.passages.length;
  const proven = made.length > 0;
  const questions = proven ? made : extracted(source, call.request);
  if (questions.length === 0) throw new QuizRefused("none");
  const paper = await keep(
    call,
    source,
    questions,
    proven ? { by: "model", dropped, partial } : { by: "rules", dropped, instead: failure },
  );
  if (!paper) throw new QuizRefused("taken");
  yield { type: "ready", paper };
}

async function keep(
  { services, personId, request }: QuizCall,
  { material, words }: Source,
  made: readonly Made[],
  how: Pick<QuizOrigin, "by" | "dropped" | "instead" | "partial">,
): Promise<OpenedAttempt | null> {
  const { id, difficulty, count, timeZone } = request;
  const otherLevel = made.filter(({ content }) => content.difficulty !== difficulty).length;
  const { title, isText } = material;
  return services.db.asPerson(personId, (tx) =>
    keepQuiz(services, tx, personId, {
      ...{ id, timeZone },
      questions: made.map(({ content }) => content),
      origin: {
        ...how,
        title,
        otherLevel,
        asked: count,
        of: isText ? "text" : "library",
        ...spokenIn(words.language),
      },
    }),
  );
}

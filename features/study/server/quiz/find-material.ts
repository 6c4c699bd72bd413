// What a quiz is made of: sheets or a drug of the library, or the text that a person gave.
import { detectLanguage } from "#features/chat/domain/public.ts";
import { wholeLibrary } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fold } from "#platform/search/normalise.ts";
import { everyQuestion } from "../../domain/quiz/extract-quiz.ts";
import { type Material, textMaterial } from "../../domain/quiz/material.ts";
import type { Made } from "../../domain/quiz/question-parts.ts";
import { textQuestions } from "../../domain/quiz/text-questions.ts";
import type { QuizRequest } from "../../domain/quiz/wire-quiz.ts";
import { findSubject } from "./find-subject.ts";

/** What stands with a question that was written, in the language of what it is made of. */
export interface QuestionWords {
  readonly language: Language;
  readonly ask: string;
  readonly because: string;
  /** Of a question that a model wrote, or that rules took out of a text. */
  readonly source: Readonly<Record<"model" | "rules", string>>;
}

export type FoundMaterial =
  | {
      readonly ok: true;
      readonly material: Material;
      readonly words: QuestionWords;
      /** Every question that rules make of it. */
      extract(): readonly Made[];
    }
  | {
      readonly ok: false;
      readonly names: string[];
      readonly neighbours: { id: string; title: string }[];
    };

type WholeLibrary = Awaited<ReturnType<typeof wholeLibrary>>;
let last: WholeLibrary | null = null;

/**
 * What is worked out of the library serves everyone who may be shown all of it, as long as it is
 * the same edition.
 */
function shared(library: WholeLibrary): WholeLibrary {
  if (library.heldBack.length > 0) return library;
  if (last === null || last.edition !== library.edition) last = library;
  return last;
}

function wordsFor(
  { texts }: Pick<Services, "texts">,
  language: Language,
  title: string,
  kind: "sheet" | "text",
): QuestionWords {
  const say = (key: string) => texts.t(language, `quiz:made.${kind}.${key}`, { title });
  return {
    language,
    ask: texts.t(language, "quiz:made.gap", { title }),
    because: say("because"),
    source: { model: say("model"), rules: texts.t(language, "quiz:made.text.rules", { title }) },
  };
}

export async function findMaterial(
  services: Pick<Services, "db" | "texts">,
  personId: string,
  { source }: Pick<QuizRequest, "source">,
  asked: Language,
): Promise<FoundMaterial> {
  const { library, found } = await services.db.asPerson(personId, async (tx) => {
    const all = shared(await wholeLibrary(tx));
    const subject = source.kind === "text" ? null : await findSubject(tx, source, all, asked);
    return { library: all, found: subject };
  });
  if (source.kind === "text") {
    const language = detectLanguage(source.text, asked);
    const title = source.title || services.texts.t(language, "quiz:made.text.untitled");
    const material = textMaterial(source.text, title, language);
    const words = wordsFor(services, language, title, "text");
    const { ask, because } = words;
    const rules = { ask, because, source: words.source.rules, language, library };
    return { ok: true, material, words, extract: () => textQuestions(material, rules) };
  }
  if (!found) throw new Error("a subject was not looked for");
  if (!found.ok) return found;
  const { subject, title } = found;
  const wanted = subject.drug === null ? null : fold(subject.drug);
  const isAbout = ({ documentId, doses }: WholeLibrary["passages"][number]) =>
    subject.sheets.includes(documentId) &&
    (wanted === null || doses.some(({ drug }) => fold(drug) === wanted));
  const passages = library.passages.filter(isAbout);
  return {
    ok: true,
    material: { title, passages, library, isText: false },
    words: wordsFor(services, "fr", title, "sheet"),
    extract: () => everyQuestion(library, subject),
  };
}

// A quiz by extraction: the subject is found, its questions are made and chosen, the paper is kept.
import { wholeLibrary } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { chooseQuestions, everyQuestion } from "../../domain/quiz/extract-quiz.ts";
import type { Made } from "../../domain/quiz/question-parts.ts";
import type { QuizRequest } from "../../domain/quiz/wire-quiz.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { findSubject } from "./find-subject.ts";
import { keepQuiz } from "./keep-quiz.ts";

type Extracted =
  | { readonly ok: true; readonly title: string; readonly made: readonly Made[] }
  | {
      readonly ok: false;
      readonly reason: "absent";
      readonly names: string[];
      readonly neighbours: { id: string; title: string }[];
    }
  | { readonly ok: false; readonly reason: "none" };

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

/** The questions that the rules make of what was asked. */
export async function extractQuiz(
  { db }: Pick<Services, "db">,
  personId: string,
  request: QuizRequest,
  language: Language,
): Promise<Extracted> {
  const read = await db.asPerson(personId, async (tx) => {
    const library = shared(await wholeLibrary(tx));
    return { library, found: await findSubject(tx, request.source, library, language) };
  });
  const { library, found } = read;
  if (!found.ok) return { ...found, reason: "absent" };
  const { difficulty, count, id: seed } = request;
  const all = everyQuestion(library, found.subject);
  const made = chooseQuestions(all, { difficulty, count, seed });
  return made.length > 0 ? { ok: true, title: found.title, made } : { ok: false, reason: "none" };
}

/** Null when the id of the paper is somebody else's. */
export const keepExtracted = (
  services: Pick<Services, "db" | "now">,
  personId: string,
  { id, difficulty, count, timeZone }: QuizRequest,
  { title, made }: Extract<Extracted, { ok: true }>,
): Promise<OpenedAttempt | null> =>
  services.db.asPerson(personId, (tx) =>
    keepQuiz(services, tx, personId, {
      ...{ id, timeZone },
      questions: made.map(({ content }) => content),
      origin: {
        ...{ by: "rules", title, dropped: 0, asked: count },
        otherLevel: made.filter(({ content }) => content.difficulty !== difficulty).length,
      },
    }),
  );

import { wholeLibrary } from "#features/guidelines/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../../contract.ts";
import type { QuizEvent } from "../../domain/quiz/wire-quiz.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { extractQuiz, keepExtracted } from "./generate-quiz.ts";

const os = implementFeature(contract);

async function* told(title: string, paper: OpenedAttempt): AsyncGenerator<QuizEvent> {
  yield { type: "subject", title };
  yield { type: "ready", paper };
}

export const quizHandlers = {
  quizSetup: os.quizSetup.handler(async ({ context: { me, services } }) => {
    const { sheets } = await services.db.asPerson(me.id, wholeLibrary);
    return { sheets: sheets.map(({ id, title }) => ({ id, title })) };
  }),

  generateQuiz: os.generateQuiz.handler(
    async ({ input, context: { me, services, request }, errors }) => {
      const quiz = await extractQuiz(services, me.id, input, request.language);
      if (!quiz.ok && quiz.reason === "absent") {
        const { names, neighbours } = quiz;
        throw errors.SUBJECT_ABSENT({ data: { names, neighbours } });
      }
      if (!quiz.ok) throw errors.NO_QUESTIONS();
      const paper = await keepExtracted(services, me.id, input, quiz);
      if (!paper) throw errors.CONFLICT();
      return told(quiz.title, paper);
    },
  ),
};

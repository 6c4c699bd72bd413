import { allowanceOf } from "#features/assistant/server/public.ts";
import { wholeLibrary } from "#features/guidelines/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../../contract.ts";
import type { QuizEvent } from "../../domain/quiz/wire-quiz.ts";
import { generateQuiz, QuizRefused } from "./generate-quiz.ts";

const os = implementFeature(contract);

export const quizHandlers = {
  quizSetup: os.quizSetup.handler(async ({ context: { me, services } }) => {
    const library = await services.db.asPerson(me.id, wholeLibrary);
    const sheets = library.sheets.map(({ id, title }) => ({ id, title }));
    if (services.config.ai === null) return { sheets, model: false, left: null };
    const { limit, used } = await services.db.asSystem("quiz: what is left of the month", (tx) =>
      allowanceOf(tx, me.id, services.now()),
    );
    return { sheets, model: true, left: limit === null ? null : Math.max(0, limit - used) };
  }),

  generateQuiz: os.generateQuiz.handler(
    async ({ input, context: { me, services, request }, errors, signal }) => {
      const refusalIn = (error: unknown) => {
        if (!(error instanceof QuizRefused)) return error;
        return error.reason === "none" ? errors.NO_QUESTIONS() : errors.CONFLICT();
      };
      async function* told(events: AsyncGenerator<QuizEvent>): AsyncGenerator<QuizEvent> {
        try {
          yield* events;
        } catch (error) {
          throw refusalIn(error);
        }
      }
      const quiz = await generateQuiz({
        ...{ services, personId: me.id, request: input, language: request.language },
        signal: signal ?? new AbortController().signal,
      });
      if (quiz.ok) return told(quiz.events);
      switch (quiz.reason) {
        case "absent": {
          const { names, neighbours } = quiz;
          throw errors.SUBJECT_ABSENT({ data: { names, neighbours } });
        }
        case "none":
          throw errors.NO_QUESTIONS();
        case "taken":
          throw errors.CONFLICT();
        case "rateLimited":
          throw errors.RATE_LIMITED({ data: { retryAfter: quiz.retryAfter } });
        case "exhausted":
          throw errors.MONTHLY_LIMIT({ data: { limit: quiz.limit, resetsAt: quiz.resetsAt } });
      }
    },
  ),
};

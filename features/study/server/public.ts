// What other rooms ask of this one on the server.
import { hasAnswers } from "./queries-attempts.ts";
import { bankQuestionIds, bySpecialty, missedQuestions, standingsOf } from "./queries-chosen.ts";
import { findOpened, readOutcome } from "./read-attempt.ts";
import { startChosen } from "./start-attempt.ts";

/** Papers whose questions another room has chosen. */
export const papers = { start: startChosen, find: findOpened, outcome: readOutcome, hasAnswers };

/** The questions that a room chooses from, and where the person stands with them. */
export const questions = {
  bankIds: bankQuestionIds,
  missed: missedQuestions,
  standings: standingsOf,
  bySpecialty,
};

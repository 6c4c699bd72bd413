// What other features ask of this room.
import { questionsByDay } from "./queries-questions.ts";

/** How much a person asked on each day. */
export const countQuestions = (...given: Parameters<typeof questionsByDay>) =>
  questionsByDay(...given);

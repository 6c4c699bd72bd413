// A conversation whose last answer was cut before it kept what it was about: its question is read
// again, so that "et pendant la grossesse ?" keeps its subject.
import { requestOf } from "../domain/follow-up.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";
import { readLibrary } from "./read-library.ts";

async function stateRead(request: MindRequest): Promise<MindRequest["previous"]> {
  let { previous } = request;
  for (const question of request.cut ?? []) {
    // Thanks are about nothing.
    if (requestOf(question) !== "question") continue;
    const { understanding } = await readLibrary({ ...request, question, previous });
    previous = understanding.state;
  }
  return previous;
}

export async function* answerAfterCut(mind: Mind, request: MindRequest): AsyncGenerator<MindPart> {
  yield* mind.answer({ ...request, previous: await stateRead(request) });
}

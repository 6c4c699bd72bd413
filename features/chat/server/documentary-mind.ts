// The mind of a fresh machine: no model, no network. It asks the library what it holds, decides what the question is
// about, and lets the rule of `domain/answer.ts` compose the answer. A score whose values the question holds is computed
// by the tools that a feature lends for it.
import { composeAnswer, type Say } from "../domain/answer.ts";
import { type Block, writeBlock } from "../domain/markup.ts";
import { goingOn } from "./go-on.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";
import { type Found, readLibrary } from "./read-library.ts";
import { scoreAnswer } from "./tools-score.ts";

export const documentaryMind: Mind = goingOn({
  name: "documentary",
  async *answer(request) {
    const found = await readLibrary(request);
    for (const use of found.uses) yield { type: "tool", use };
    yield* documentaryParts(request, found, "alone");
  },
});

/** The answer composed from what was found. `as` says why no model speaks: there is none, or it failed. */
export async function* documentaryParts(
  request: MindRequest,
  { topics, population, missing, followUp }: Found,
  as: "alone" | "fallback",
): AsyncGenerator<MindPart> {
  const { services, language, mode } = request;
  const say: Say = (key, values) =>
    services.texts.t(
      language,
      as === "fallback" && key === "answer.noModel" ? "chat:model.composed" : `chat:${key}`,
      values,
    );
  const score = await scoreAnswer(request);
  for (const use of score?.uses ?? []) yield { type: "tool", use };
  if (score?.asked || (score && topics.length === 0)) {
    yield { type: "sources", sources: score.sources };
    const closing: Block = { kind: "alert", tone: "note", title: say("answer.noModel"), items: [] };
    for (const block of [...score.blocks, closing]) yield { type: "text", text: writeBlock(block) };
    return;
  }
  const { blocks, sources } = composeAnswer({ language, mode, population, missing, followUp }, topics, say);
  yield { type: "sources", sources };
  for (const block of blocks) yield { type: "text", text: writeBlock(block) };
}

// An answer that was cut is gone on with, never begun again: what was shown stays, numbers
// included.
import type { Source } from "../domain/message.ts";
import { sourcesUnder } from "../domain/passage-numbers.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";

/**
 * Makes a mind that always answers whole go on with a cut answer. The same words again are only the
 * missing end; other words (the library changed, or a model had begun) are added under the text,
 * new numbers after those it has.
 */
export const goingOn = (mind: Mind): Mind => ({
  ...mind,
  async *answer(request) {
    const { continuing, ...whole } = request;
    yield* continuing ? rest(mind, whole, continuing) : mind.answer(request);
  },
});

async function* rest(
  mind: Mind,
  request: Omit<MindRequest, "continuing">,
  held: NonNullable<MindRequest["continuing"]>,
): AsyncGenerator<MindPart> {
  let text = "";
  let sources: Source[] = [];
  for await (const part of mind.answer(request)) {
    if (part.type === "text") text += part.text;
    else if (part.type === "sources") ({ sources } = part);
    else yield part;
  }
  const same =
    text.startsWith(held.text) && held.sources.every(({ id }, index) => sources[index]?.id === id);
  if (same) {
    yield { type: "sources", sources };
    yield { type: "text", text: text.slice(held.text.length) };
    return;
  }
  const under = sourcesUnder(held.sources, sources);
  yield { type: "sources", sources: under.sources };
  yield { type: "text", text: `\n\n${under.renumber(text)}` };
}

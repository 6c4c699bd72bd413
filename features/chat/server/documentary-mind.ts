// The mind of a fresh machine: no model, no network. It asks the library what it holds, decides
// what the question is about, and lets the rule of `domain/answer.ts` compose the answer. A score
// whose values the question holds is computed by the tools that a feature lends for it.
import { composeAnswer } from "../domain/answer.ts";
import { note, type Say } from "../domain/answer-parts.ts";
import { requestOf } from "../domain/follow-up.ts";
import { plain } from "../domain/inline.ts";
import { localAnswer } from "../domain/local-answer.ts";
import { type Block, writeBlock } from "../domain/markup.ts";
import { sourcesUnder } from "../domain/passage-numbers.ts";
import { absentBlocks, builtBlocks, nameSaid, nothingBlocks } from "../domain/silence.ts";
import { goingOn } from "./go-on.ts";
import type { Mind, MindPart, MindRequest } from "./mind.ts";
import { modeTools } from "./mode-tools.ts";
import { type Found, readLibrary } from "./read-library.ts";
import { requestedChecklist } from "./requested-checklist.ts";

export const documentaryMind: Mind = goingOn({
  name: "documentary",
  async *answer(request) {
    const wanted = requestOf(request.question);
    const { previous } = request;
    if (wanted === "thanks") {
      const thanks: Block = {
        kind: "paragraph",
        content: [plain(sayIn(request, "alone")("answer.thanks"))],
      };
      yield { type: "sources", sources: [] };
      yield { type: "text", text: writeBlock(thanks) };
      return;
    }
    // The same question in fewer words; its first state is that of the exchange.
    const short = wanted === "shorter" && previous !== null;
    const asked = short ? { ...request, question: previous.question } : request;
    const found = await readLibrary(asked);
    for (const use of found.uses) yield { type: "tool", use };
    const checklist = await requestedChecklist(asked);
    if (checklist) yield { type: "tool", use: checklist.use };
    yield { type: "understood", understanding: found.understanding };
    if (checklist) yield { type: "text", text: writeBlock(checklist.block) };
    yield* documentaryParts(asked, found, "alone", short);
  },
});

const sayIn =
  ({ services, language }: MindRequest, as: "alone" | "fallback"): Say =>
  (key, values) => {
    const told =
      as === "fallback" && key === "answer.noModel" ? "chat:model.composed" : `chat:${key}`;
    return services.texts.t(language, told, values);
  };

/**
 * The answer composed from what was found: what the installation itself wrote, then the library's
 * under its own title and numbers. `as` says why no model speaks: there is none, or it failed.
 */
export async function* documentaryParts(
  request: MindRequest,
  found: Found,
  as: "alone" | "fallback",
  short = false,
): AsyncGenerator<MindPart> {
  const beside = found.topics.flatMap(({ passages }) => passages.map(({ passage }) => passage));
  const local = localAnswer(found.local, request.language, sayIn(request, as), beside);
  if (!local) {
    yield* libraryParts(request, found, as, short);
    return;
  }
  let under = sourcesUnder(local.sources, []);
  yield { type: "sources", sources: under.sources };
  for (const block of local.blocks) yield { type: "text", text: writeBlock(block) };
  for await (const part of libraryParts(request, found, as, short)) {
    if (part.type === "sources") {
      under = sourcesUnder(local.sources, part.sources);
      yield { ...part, sources: under.sources };
    } else if (part.type === "text") yield { type: "text", text: under.renumber(part.text) };
    else yield part;
  }
}

async function* libraryParts(
  request: MindRequest,
  found: Found,
  as: "alone" | "fallback",
  short: boolean,
): AsyncGenerator<MindPart> {
  const { language, mode } = request;
  const { topics, population, understanding, untreated, score, byIndication } = found;
  const say = sayIn(request, as);
  const closing = note(say("answer.noModel"));
  if (score) {
    for (const use of score.uses) yield { type: "tool", use };
    yield { type: "sources", sources: score.sources };
    for (const block of [...score.blocks, closing]) yield { type: "text", text: writeBlock(block) };
    return;
  }
  const { absent, neighbours, entities } = understanding;
  const taken = takenFor(found);
  const missing = absent.map(nameSaid);
  const tools = await modeTools(request, entities, topics);
  for (const use of tools.uses) yield { type: "tool", use };
  for (const block of tools.blocks) yield { type: "text", text: writeBlock(block) };
  const { compared } = tools;
  const about = { language, mode, population, missing, untreated, taken, short };
  const answer = composeAnswer({ ...about, entities, byIndication, compared }, topics, say);
  yield { type: "sources", sources: answer.sources };
  if (!answer.found) {
    const named = understanding.entities.find(({ kind }) => kind === "score");
    const unread = named ? builtBlocks(named.title, say) : nothingBlocks(language, neighbours, say);
    for (const block of absent.length > 0 ? absentBlocks(absent, neighbours, say) : unread)
      yield { type: "text", text: writeBlock(block) };
    return;
  }
  for (const block of [...answer.lead, ...answer.rest, closing])
    yield { type: "text", text: writeBlock(block) };
}

/** The misspelt word that the answer's own subject was read in. */
function takenFor({ topics, understanding }: Found): { words: string; name: string } | null {
  const taken = understanding.entities.find(
    ({ corrected, sheet }) => corrected && sheet === topics[0]?.id,
  );
  return taken ? { words: taken.words, name: taken.title } : null;
}

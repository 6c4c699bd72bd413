// Codes that a language model proposes for a description: one call, of which only what the tables
// have and the text says comes back.
import { randomBytes } from "node:crypto";
import { publishedPrompt } from "#features/assistant/server/public.ts";
import type { ModelFailureKind } from "#features/card-generation/domain/public.ts";
import {
  type Cost,
  objectsOf,
  type PersonCall,
  type Refusal,
  refusalOf,
  withCost,
} from "#features/card-generation/server/public.ts";
import { codingTables } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CODING_PROMPT, codingBlock, codingInstructions } from "../domain/model-prompt.ts";
import { MOST_PROPOSALS, type Proposal, readProposal } from "../domain/proposals.ts";
import { actIn, diagnosisIn } from "./code-description.ts";

export const CODING_MODE = "coding";
const RATE = "coding.propose";

export type ModelSaid =
  | { type: "proposal"; proposal: Proposal }
  | { type: "dropped" }
  | { type: "failed"; reason: ModelFailureKind }
  | { type: "cost"; cost: Cost };

interface Asking {
  readonly services: Services;
  readonly signal: AbortSignal;
  /** Under an administrator's pen; the published one, or the product's own, when absent. */
  readonly prompt?: string;
}

const promptInUse = async ({ db }: Services): Promise<string> =>
  (await db.asSystem("coding: the prompt in use", (tx) => publishedPrompt(tx, CODING_MODE)))
    ?.text ?? CODING_PROMPT;

/** Asks the model, and reads its proposals as they come. */
export async function* askModel(text: string, asking: Asking): AsyncGenerator<ModelSaid> {
  const { services, signal, prompt } = asking;
  const { ai } = services.config;
  if (ai === null) return;
  const tables = await codingTables(services);
  const entry = { cim10: diagnosisIn(tables), ccam: actIn(tables) };
  const held = { text, isHeld: (table: Proposal["table"], code: string) => !!entry[table](code) };
  const mark = randomBytes(6).toString("hex");
  const instructions = codingInstructions(prompt ?? (await promptInUse(services)), mark);
  const content = codingBlock(text, mark);
  const known = new Set<string>();
  for await (const event of objectsOf({
    ...{ services, ai, task: CODING_MODE, instructions, content, signal },
  })) {
    if (event.type !== "object") {
      yield event;
      continue;
    }
    const read = readProposal(event.json, held);
    if (!read) yield { type: "dropped" };
    else if (!known.has(read.code) && known.size < MOST_PROPOSALS) {
      known.add(read.code);
      yield { type: "proposal", proposal: read };
    }
  }
}

export interface Proposed {
  proposals: Proposal[];
  /** What it wrote that no table has, or that the text does not say. */
  dropped: number;
  failure: ModelFailureKind | null;
}

/** One call of the model for a person, and the row of what it cost. */
export async function proposeCodes(
  { services, signal }: Asking,
  personId: string,
  text: string,
): Promise<Proposed | Refusal> {
  const call: PersonCall = {
    ...{ personId, id: crypto.randomUUID(), mode: CODING_MODE, characters: text.length },
  };
  const refused = await refusalOf(services, call, RATE);
  if (refused) return refused;
  const proposed: Proposed = { proposals: [], dropped: 0, failure: null };
  for await (const event of withCost<Exclude<ModelSaid, { type: "cost" }>>(services, call, {
    said: (until) => askModel(text, { services, signal: until }),
    signal,
    isGood: ({ type }) => type === "proposal",
  })) {
    if (event.type === "proposal") proposed.proposals.push(event.proposal);
    else if (event.type === "dropped") proposed.dropped += 1;
    else proposed.failure = event.reason;
  }
  return proposed;
}

// What other rooms may use of the rules of this one.
export { compositionKey } from "./equivalents.ts";
export {
  type InteractionPair,
  LEVELS,
  type Level,
  readInteractions,
  type ThesaurusSubstance,
  thesaurusKey,
} from "./read-interactions.ts";
export { STAY_SUPPLEMENTS, type StaySupplement } from "./read-stay-supplements.ts";

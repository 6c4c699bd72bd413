// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { DOUBTS } from "./annotations.ts";
export { audit, type ReadSources } from "./audit.ts";
export { isDoseUnit, sentencesOf } from "./audit-claims.ts";
export { quantitiesIn } from "./audit-quantities.ts";
export { findIdentity, type IdentityFinding } from "./identity.ts";
export { inlineText } from "./inline.ts";
export { type Block, readMarkup } from "./markup.ts";
export { inside, passagesBlock } from "./prompt.ts";
export { detectLanguage } from "./question.ts";
export { statementsCiting } from "./statements.ts";
export { type Cost, estimateTokens } from "./usage.ts";

import type { CardText } from "./quality.ts";

const LONGEST = 2_000;
/** What a statement is about stands before its first colon. */
const LABELLED = /^([^:.;!?]{3,90}?)\s*:\s+(\S[\s\S]{10,})$/u;

/**
 * The statement itself as a card, for a person to edit, where no rule makes one of it: asked by the
 * words before its colon, or else by its subject.
 */
export function wholeCard(text: string, subject: string): CardText {
  const [, label, rest] = LABELLED.exec(text.trim()) ?? [];
  if (label === undefined || rest === undefined)
    return { kind: "basic", question: subject, answer: text.slice(0, LONGEST) };
  const answer = rest.charAt(0).toUpperCase() + rest.slice(1, LONGEST);
  return { kind: "basic", question: `${label}\u00a0?`, answer };
}

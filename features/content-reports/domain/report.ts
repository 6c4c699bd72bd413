// What can be reported, and why.

export const KINDS = ["passage", "sheet", "card", "calculator", "question"] as const;
export type Kind = (typeof KINDS)[number];

/** Few, so that one is chosen at once; the comment says the rest. */
export const REASONS = ["figure", "wrong", "outdated", "missing", "unclear", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const STATUSES = ["open", "closed"] as const;
export type Status = (typeof STATUSES)[number];

export const LONGEST_COMMENT = 1000;
export const LONGEST_EXCERPT = 600;
export const LONGEST_TITLE = 200;

/** A text as the person has it on screen. */
export interface Reported {
  kind: Kind;
  id: string;
  /** Of that text: a digest, a number. */
  version: string;
  title: string;
  /** The text itself, or its beginning: shown in the window, sent with the report. */
  text: string;
}

const SHAPE: Record<Kind, RegExp> = {
  passage: /^[a-z0-9-]{1,100}#[a-z]\d{1,2}$/,
  sheet: /^[a-z0-9-]{1,100}$/,
  card: /^[0-9a-f-]{36}$/,
  calculator: /^[a-z0-9-]{1,100}$/,
  /** Of the shipped bank: a person's own question, a UUID, is theirs to correct. */
  question: /^(?![\da-f]{8}-[\da-f]{4}-)[a-z\d]+(?:-[a-z\d]+)*$/,
};
export const isTarget = (kind: Kind, target: string): boolean => SHAPE[kind].test(target);

/**
 * Where the reported text is read; a card is its owner's, nobody else opens it, and a question
 * stands in papers alone.
 */
export function addressOf(kind: Kind, target: string): string | null {
  if (kind === "card" || kind === "question" || !isTarget(kind, target)) return null;
  return kind === "calculator" ? `/calculator/${target}` : `/guidelines/${target}`;
}

/** The beginning of a text, cut between words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= LONGEST_EXCERPT) return line;
  const cut = line.slice(0, LONGEST_EXCERPT - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_EXCERPT / 2))}…`;
}

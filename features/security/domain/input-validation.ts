// Server-side validation of a text (spec §5). Its sentences are answers of a call: they stay as
// quoted in every language.

export const DEFAULT_MAX_LENGTH = 1000;
export const INPUT_REQUIRED = "Input is required and must be a string";
export const VALIDATION_FAILED = "Validation failed";

export interface ValidationAnswer {
  valid: boolean;
  /** The errors joined by commas; empty when the text is valid. */
  errors: string;
}

// Everything in C0 but tab, line feed and carriage return, DEL, C1, and the marks that reorder
// displayed text.
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
// Only markup that a browser would run: "PaO2 < 60" or "<5 mg" are ordinary clinical text. No two
// of these repetitions can share the same spaces, and each alternative is searched once: a hostile
// megabyte must cost a megabyte's reading, not its square.
const ACTIVE_ELEMENT = /<\s*(?:\/\s*)?(?:script|iframe|object|embed)\b/i;
const SCRIPT_ADDRESS = /(?:href|src)\s*=\s*(?:["']\s*)?javascript:/i;
const TAG = /<[a-z]/i;
const HANDLER = /\son[a-z]+\s*=/i;

/**
 * A tag that is still open holds a handler. From the first "<" of each stretch without ">": what
 * comes after a later one comes after that one too.
 */
const hasHandler = (text: string): boolean =>
  text.split(">").some((stretch) => {
    const tag = stretch.search(TAG);
    return tag !== -1 && HANDLER.test(stretch.slice(tag + 2));
  });

const isActive = (text: string): boolean =>
  ACTIVE_ELEMENT.test(text) || SCRIPT_ADDRESS.test(text) || hasHandler(text);

/** Validates a text against a maximum length in characters (code points). Never throws. */
export function validateInput(
  input: unknown,
  maxLength: number = DEFAULT_MAX_LENGTH,
): ValidationAnswer {
  if (typeof input !== "string" || input.trim() === "")
    return { valid: false, errors: INPUT_REQUIRED };
  const reasons: string[] = [];
  if (longerThan(input, maxLength))
    reasons.push(`Input exceeds maximum length of ${maxLength} characters`);
  if (CONTROLS.test(input) || !input.isWellFormed())
    reasons.push("Input contains control characters");
  if (isActive(input)) reasons.push("Input contains active content");
  if (reasons.length === 0) return { valid: true, errors: "" };
  return { valid: false, errors: [VALIDATION_FAILED, ...reasons].join(", ") };
}

function longerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  let count = 0;
  for (const _ of text) if (++count > max) return true;
  return false;
}

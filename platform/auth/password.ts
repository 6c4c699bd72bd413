/**
 * What a password must hold, in the order the form lists it. `special`: neither a letter nor a
 * digit.
 */
export const PASSWORD_RULES = ["length", "upper", "lower", "digit", "special"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const PASSWORD_MIN = 8;
/** Longer ones are refused: hashing them would be a way to keep the server busy. */
export const PASSWORD_MAX = 128;

const HOLDS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}]/u.test(password),
};

/**
 * The rules a password does not meet; empty when it is accepted. The server and the form share
 * this.
 */
export const unmetPasswordRules = (password: string): PasswordRule[] =>
  PASSWORD_RULES.filter((rule) => !HOLDS[rule](password));

// The published rules of marking, each under the name of its session. A profile never changes once
// papers were marked under it: another session is another profile.
import type { Question } from "./question.ts";

/** What a rule stands on, and whether its text could be opened. */
export interface RuleSource {
  readonly organisation: string;
  readonly title: string;
  readonly link: string | null;
  readonly opened: boolean;
}

export interface Profile {
  readonly id: "edn-2023" | "edn-2024" | "strict";
  /** Points by number of discordances of a QRM; none beyond the list. */
  readonly discordances: readonly number[];
  /** Whether a part of what is expected earns a part of the points. */
  readonly partial: boolean;
  /** Types that the session does not have. */
  readonly without: readonly Question["type"][];
  /** What the marking of a type stands on. */
  readonly rules: Readonly<Record<Question["type"], RuleSource>> | null;
}

/**
 * Discordances, unacceptable and indispensable lines, one answer, x out of n: read there on
 * 2026-11-23.
 */
const UNESS: RuleSource = {
  organisation: "UNESS",
  title: "Assistance : types de questions",
  link: "https://assistance.uness.fr/mod/page/view.php?id=91",
  opened: true,
};
/**
 * Categories of questions of the session; its own rules of marking stand in a document that could
 * not be opened.
 */
const DECREE: RuleSource = {
  organisation: "Ministère de l’enseignement supérieur",
  title: "Arrêté du 21 décembre 2021 relatif à l’organisation des épreuves nationales, article 7",
  link: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000044572679",
  opened: false,
};

/**
 * A step is worth the experts who chose it out of those who chose the most frequent one: read there
 * on 2026-11-26. The national rules say the same nowhere that could be opened.
 */
const AGGREGATE: RuleSource = {
  organisation: "CPASS, Université de Montréal",
  title: "Provide scores",
  link: "https://cpass.umontreal.ca/recherche/axes-de-recherches/concordance/sct/provide-scores/",
  opened: true,
};

const RULES: Profile["rules"] = {
  qrm: UNESS,
  qru: UNESS,
  qrp: UNESS,
  "qrp-long": UNESS,
  qroc: DECREE,
  zones: DECREE,
  tcs: AGGREGATE,
  kfp: DECREE,
  "mini-case": DECREE,
  lca: DECREE,
};

const NATIONAL = { discordances: [1, 0.5, 0.2], partial: true, rules: RULES } as const;

export const PROFILES: readonly Profile[] = [
  /** Script concordance came in 2024. */
  { id: "edn-2023", ...NATIONAL, without: ["tcs"] },
  { id: "edn-2024", ...NATIONAL, without: [] },
  /** All or nothing, for who wants to know whether everything was right. */
  { id: "strict", discordances: [1], partial: false, without: [], rules: null },
];

export const DEFAULT_PROFILE = "edn-2024";

export const findProfile = (id: string): Profile | undefined =>
  PROFILES.find((profile) => profile.id === id);

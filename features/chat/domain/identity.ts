// Warns before a question leaves with a patient's identity in it (product.md §2). A false alarm
// costs one click, a miss costs a person's privacy: doubtful names are reported, but a checksum
// spares numbers that only look alike.

import { findNirs } from "./nir.ts";

export const IDENTITY_KINDS = ["name", "nir", "phone", "email", "birthDate"] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export interface IdentityFinding {
  kind: IdentityKind;
  /** The words themselves, so that the person sees what to remove. */
  excerpt: string;
  start: number;
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;
const PHONE =
  /(?<![\d+])(?:(?:\+|00[\s.-]?)33[\s.-]?(?:\(0\)[\s.-]?)?|0)[1-9](?:[\s.-]?\d{2}){4}(?!\d)/gu;
const FOREIGN_PHONE =
  /(?<![\d+])(?:\+|00[\s.-]?)(?!33)[1-9]\d{0,2}(?:[\s.()-]{0,2}\d{2,4}){3,4}(?!\d)/gu;
const DATE = String.raw`(?:\d{1,2}[\s./-](?:\d{1,2}|\p{L}{3,10}\.?)[\s./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\p{L}{3,10}\s\d{1,2},?\s\d{4})(?!\d)`;
const BIRTH = new RegExp(
  String.raw`(?<!\p{L})(?:n[ée]e?(?:\(e\))?\s+(?:en\s+date\s+du|le)|n[ée]\.e\s+le|date\s+de\s+naissance|ddn|born(?:\s+on)?|dob|date\s+of\s+birth|birth\s?date|nacid[oa]\s+el|fecha\s+de\s+nacimiento|f\.?\s?nac\.?)\s*[:=]?\s*(?:le\s+)?${DATE}`,
  "giu",
);

const CIVILITY_ANY_CASE = `(?:mme|mlle|mr|monsieur|madame|mademoiselle|mrs|ms|miss|sra|srta|señor|señora|señorita)`;
const PARTICLE = String.raw`(?:(?:de\s+la|de\s+los|de|du|des|la|le|del|van|von|ben|el|al|da|dos|d['’]|l['’]|o['’])\s*)?`;
const NAME = String.raw`(?:\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+){0,2}`;
// "M" and "Sr" alone are too short to trust in lower case: they need a capital, and "M. X" is
// already anonymous.
const STRICT_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[Mm]\.|M|Sr\.?|Don|Doña|(?:${anyCase("mme|mlle|mr|monsieur|madame|mademoiselle|mrs|ms|miss|sra|srta|señor|señora|señorita")})\.?)\s+${PARTICLE}${NAME}`,
  "gu",
);
const LOOSE_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])${CIVILITY_ANY_CASE}\.?\s+([\p{L}'’-]{3,})`,
  "giu",
);
// What follows a civility without being a name, lower case: "madame enceinte de 30 SA", "monsieur
// âgé".
const NOT_A_NAME = new Set(
  `age agee agé agée âgé âgée enceinte patiente patient diabetique diabétique hypertendu hypertendue qui que avec sans ayant presente présente
  presentant présentant souffre souffrant consulte adresse adressé adressée hospitalise hospitalisé hospitalisée traite traité traitée sous chez pour est
  vient vit seule seul obese obèse fumeur fumeuse fumant retraite retraité retraitée connu connue suivi suivie admis admise jeune vieille vieux tres très dans depuis
  aux des les une par sur and with who has aged pregnant woman man presents presenting con que tiene embarazada anciana anciano mayor diabetica diabética
  the years ans old xxx xyz dont mais puis lors apres après opere opéré opérée allergique asthmatique insuffisant insuffisante porteur porteuse`.split(
    /\s+/u,
  ),
);

function anyCase(words: string): string {
  return words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toLocaleUpperCase("fr")}]`);
}

/** Finds what looks like a patient's identity, in reading order; an overlap is reported once. */
export function findIdentity(text: string): IdentityFinding[] {
  const found: IdentityFinding[] = [];
  const add = (kind: IdentityKind, excerpt: string, start: number) => {
    const end = start + excerpt.length;
    if (!found.some((f) => start < f.start + f.excerpt.length && f.start < end)) {
      found.push({ kind, excerpt, start });
    }
  };
  for (const nir of findNirs(text)) add("nir", nir.excerpt, nir.start);
  for (const m of text.matchAll(EMAIL)) add("email", m[0], m.index);
  for (const m of text.matchAll(BIRTH)) add("birthDate", m[0], m.index);
  for (const m of text.matchAll(PHONE)) add("phone", m[0], m.index);
  for (const m of text.matchAll(FOREIGN_PHONE)) add("phone", m[0], m.index);
  for (const m of text.matchAll(STRICT_NAME)) add("name", m[0].trimEnd(), m.index);
  for (const m of text.matchAll(LOOSE_NAME)) {
    if (!NOT_A_NAME.has((m[1] ?? "").toLowerCase())) add("name", m[0], m.index);
  }
  // A bare date beside a name is a date of birth far more often than anything else.
  if (found.some((f) => f.kind === "name")) {
    for (const m of text.matchAll(/(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)/gu))
      add("birthDate", m[0], m.index);
  }
  return found.sort((a, b) => a.start - b.start);
}

// The tables of phrases, in the order in which they are read, and how each is.
import { DRUG_NAMES } from "./drug-names.ts";
import { ENGLISH } from "./english.ts";
import { LAY_FRENCH } from "./lay-french.ts";
import { NOTES } from "./notes.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { PLAIN_PHRASES } from "./plain-phrases.ts";
import { PRESENTED_PHRASES } from "./presented-phrases.ts";
import { SHORT_FORMS } from "./short-forms.ts";
import { SPANISH } from "./spanish.ts";

/** Read even where the library bears the word: a trade name is its drug, "fiebre" is a fever. */
export const ALWAYS = [
  DRUG_NAMES,
  SHORT_FORMS,
  PRESENTED_PHRASES,
  ENGLISH,
  SPANISH,
  ORDINARY_WORDS,
];

export const TABLES = [
  DRUG_NAMES,
  SHORT_FORMS,
  PRESENTED_PHRASES,
  PLAIN_PHRASES,
  NOTES,
  LAY_FRENCH,
  ENGLISH,
  SPANISH,
  ORDINARY_WORDS,
];

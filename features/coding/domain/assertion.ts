// What a sentence says of a disease it names: that the patient has it, has not, had it, may have it,
// or that somebody of the family has it. Words said before or after it in its clause decide, as NegEx
// does in English.
import { fold } from "#platform/search/normalise.ts";

export type Assertion = "present" | "absent" | "past" | "possible" | "family" | "planned";

interface Cue {
  pattern: RegExp;
  says: Exclude<Assertion, "present">;
}

/** Before the name, in the same clause. */
const BEFORE: readonly Cue[] = [
  {
    pattern:
      /\b(?:pas d(?:e |')(?:argument|element|signe)s?(?: \w+)? (?:pour|en faveur d|de)|pas eu|sans|aucune?s?|ni|nie|niant|infirme|elimine|eliminant|exclut|excluant|exclu|ecarte|indemne|jamais|negatif|negative|non|(?:n'a|ne presente|n'est|ne retrouve|n'objective|ne montre|ne met|n'y a|ne decrit|ne rapporte|ne signale|ne se plaint)(?: \w+)? pas|disparition|apyretique)(?![a-z])|\b(?:pas|plus|absence|jamais) d(?:e(?![a-z])|')/,
    says: "absent",
  },
  {
    pattern:
      /\b(?:suspicion|suspecte|suspectee|suspect|possible|eventuel|eventuelle|hypothese|craint|craignant|crainte|doute|evoqu\w*|a eliminer|pour eliminer|afin d'eliminer|recherch\w*|depist\w*|risque|prevention|prophylaxie|peut[- ]etre|probable|semble|surveillance d|vaccin\w*|en cas d|si |consigne\w*|discut\w*)/,
    says: "possible",
  },
  {
    pattern:
      /\b(?:mere|pere|frere|soeur|tante|oncle|grand[- ]?mere|grand[- ]?pere|grands[- ]parents|parents|cousine?|fils|fille|neveu|niece|famille|familia\w+|paternel\w*|maternel\w*|conjoint|mari|epouse)\b/,
    says: "family",
  },
  {
    pattern:
      /\b(?:antecedents?|atcd|ancien|ancienne|histoire d|il y a \d+|en (?:19|20)\d\d|depuis l'enfance|dans l'enfance|opere\w* d(?:e |u |'une? ?|')|gueri\w*|sequelle\w*|a deja (?:eu|fait|presente))\b/,
    says: "past",
  },
  {
    pattern:
      /\b(?:prevoir|prevue?|programm\w*|demande d|a faire|faire|realiser|organis\w*|a prevoir|prescri\w*|ordonnance|en attente)\b/,
    says: "planned",
  },
];

/** After the name, in the same clause. */
const AFTER: readonly Cue[] = [
  {
    pattern:
      /^\s*(?:\w+ ){0,3}(?:absente?s?|eliminee?s?|exclue?s?|ecartee?s?|infirmee?s?|negati\w+|immunis\w*|non immunis\w*|non retrouvee?s?|non confirmee?s?|peu probable|improbable|= ?0\b|[:=-] ?(?:immunis\w*|non|0|aucune?|absence|negati\w+)\b)/,
    says: "absent",
  },
  {
    pattern:
      /^\s*(?:\w+ ){0,2}(?:\?|a eliminer|a rechercher|suspectee?|possible|probable|eventuelle?|evoquee?|redoutee?)/,
    says: "possible",
  },
  {
    pattern:
      /^\s*(?:\w+ ){0,3}(?:chez (?:sa|son|ses|la|le|un|une) (?:mere|pere|frere|soeur|tante|oncle|grand|parents)|d(?:e la|u|e sa|e son) (?:mere|pere|frere|soeur)\b|familia\w+|dans la famille)/,
    says: "family",
  },
  {
    pattern:
      /^\s*(?:\w+ ){0,4}(?:en (?:19|20)\d\d|il y a \d+ (?:ans|mois)|dans l'enfance|ancienne?s?\b|sequellaire)/,
    says: "past",
  },
  {
    // What follows a comma is said of something else, but for a participle alone.
    pattern:
      /^\s*(?:[,(:]\s*|(?:injecte|de controle|complementaire) )?(?:prevue?s?|programmee?s?|demandee?s?|prescrite?s?|en attente|non (?:faite?s?|realisee?s?)|a (?:prevoir|programmer|faire|realiser|organiser|demander))(?![a-z])/,
    says: "planned",
  },
];

/** Brought by the mother: she is not the patient's family history. */
const ACCOMPANIED =
  /\b(?:par|avec|accompagnee? d\w*|selon|aupres d\w*|chez) (?:sa |son |ses |la |le )?(?:mere|pere|parents|famille|fille|fils|mari|epouse|conjoint|soeur|frere)\b/g;
/** What ends the reach of a word said before. */
const BREAKS =
  /\b(?:mais|cependant|toutefois|en revanche|par contre|neanmoins|hormis|sauf|excepte|mise? en evidence|objectivant|retrouvant|revelant|montrant|presente une?|avec une?)\b/g;
/** A list goes on after a comma; another statement begins with one of these. */
const NEW_STATEMENT =
  /^\s*(?:la|le|les|l'|il|elle|on|une?|patiente?|presence|presente|avec|diagnostic|mise|traite|hospitalise|adresse|consulte|decouverte)\b/;

const HEADING = /^\s*[-•*]?\s*([^\n:]{2,60}?)\s*:/;
const HEADINGS: readonly [RegExp, Assertion][] = [
  [/famil/, "family"],
  [/antecedent|^atcd|^ap$|^passe /, "past"],
];
const OTHER_HEADING =
  /^\s*(?:[-•*]\s*)?(?:mode de vie|traitement|histoire|motif|examen|conclusion|evolution|diagnostic|allergie|biologie|imagerie|conduite|prise en charge|clinique|au total|anamnese|ordonnance|sortie|discussion|synthese|constantes|paraclinique)/;

/** Chronic diseases that a history names are still there. */
const CHRONIC =
  /^(?:I1[0-5]|I25|I48|I50|I70|E0[3-5]|E1[0-4]|E66|E78|J4[45]|J961|N18|G20|G30|G35|G40|G473|F0[0-3]|F1[0-9]2|F20|F31|F7|B24|K7[04]|M0[5-6]|M45|M81|L40|D57|E84|K50|K51|C)/;

/** What a heading of its line, or the last one before it, says of all that follows. */
function section(lines: readonly string[]): Assertion {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = fold(lines[at] ?? "");
    const [, title] = HEADING.exec(line) ?? [];
    const name = title ?? (line.length < 80 ? line : "");
    const found = HEADINGS.find(([pattern]) => pattern.test(name));
    if (found && (title !== undefined || line.length < 80)) return found[1];
    if (OTHER_HEADING.test(line)) return "present";
  }
  return "present";
}

/** The clause before a place: back to a stop, or to the comma that begins another statement. */
function clauseBefore(text: string): string {
  const clause = text.split(/[.;!?\n•]|(?<!\d)[,](?=\d)/).at(-1) ?? "";
  const parts = clause.split(",");
  let from = parts.length - 1;
  while (from > 0 && !NEW_STATEMENT.test(parts[from] ?? "")) from -= 1;
  const reach = parts.slice(from).join(",");
  const last = [...reach.matchAll(BREAKS)].at(-1);
  return last ? reach.slice(last.index + last[0].length) : reach;
}

const folded = (text: string) =>
  text
    .split("\n")
    .map((line) => `${fold(line)} `)
    .join("\n");

const CONCLUSION = /^\s*(?:[-•*]\s*)?(?:conclusion|au total|diagnostics?|synthese|diag\b|dp\b)/;

/** Whether a place is under a heading that concludes. */
export function concludes(text: string, start: number): boolean {
  const lines = text.slice(0, start).split("\n");
  const own =
    fold(lines.at(-1) ?? "")
      .split(/[.;]/)
      .at(-1) ?? "";
  if (CONCLUSION.test(own)) return true;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = fold(lines[at] ?? "");
    if (CONCLUSION.test(line)) return true;
    if (HEADING.test(line) || OTHER_HEADING.test(line)) return false;
  }
  return false;
}

/** A disease that lasts: the background of a visit more often than its reason. */
export const isChronic = (code: string): boolean => CHRONIC.test(code);

/** What the text says of what stands between `start` and `end`. */
export function assertionOf(text: string, start: number, end: number, code: string): Assertion {
  const lines = text.slice(0, start).split("\n");
  const before = clauseBefore(folded(text.slice(Math.max(0, start - 300), start))).replace(
    ACCOMPANIED,
    " ",
  );
  const after = fold(text.slice(end, end + 80).split(/[.;!\n]/)[0] ?? "");
  const said =
    AFTER.find(({ pattern }) => pattern.test(after))?.says ??
    BEFORE.find(({ pattern }) => pattern.test(before))?.says ??
    section(lines);
  return said === "past" && CHRONIC.test(code) ? "present" : said;
}

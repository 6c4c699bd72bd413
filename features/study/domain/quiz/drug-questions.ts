// "Which drug first, in this situation?" The wrong lines are drugs given by the same route elsewhere,
// that the sheet names nowhere: neither by their name nor by their class.
import type { Dose } from "#platform/ai/toolbox.ts";
import { fold, words } from "#platform/search/normalise.ts";
import { CLASSES } from "./drug-classes.ts";
import { isGiven, textOfSheet } from "./known.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { drawn } from "./lot.ts";
import { leadOf, type Made, questionOf, quoted } from "./question-parts.ts";

const FIRST = /(?:en |de |la )?(?:première|1re) (?:intention|ligne)/iu;
/** What makes of it something else than what to begin with. */
const NOT_FIRST =
  /(?:pas|éviter|jamais|échec|contre-indi|impossib|indisponib|n’est pas disponible|à défaut|sinon|seconde|deuxième|intoléran|allergi)/iu;

const isFirst = ({ section, text }: QuizPassage) =>
  (section === "firstMinutes" || FIRST.test(text)) && !NOT_FIRST.test(text);

const routesOf = ({ route }: Dose) => route.split(" ou ");

/** Whether a folded text could mean this drug. Unknown classes may always be meant. */
export function mayMean(text: string, drug: string): boolean {
  const classes = CLASSES[drug];
  if (!classes) return true;
  const inName = words(drug).filter((word) => word.length >= 5);
  return [...inName, ...classes].some((word) => text.includes(word));
}

export function firstLineQuestion(passage: QuizPassage, library: QuizLibrary): Made | null {
  const lead = leadOf(passage);
  const given = passage.doses.filter((dose) => dose.kind === "give");
  const drugs = new Set(given.map(({ drug }) => drug));
  const [dose] = given;
  if (lead === null || !dose || drugs.size !== 1 || !isFirst(passage)) return null;
  const name = words(dose.drug).filter((word) => word.length >= 4);
  const [inLead, inText] = [fold(lead), fold(passage.text)];
  if (name.some((word) => inLead.includes(word)) || !inText.includes(fold(dose.drug))) return null;
  const sheet = textOfSheet(passage.documentId, library);
  const elsewhere = library.passages.flatMap(({ documentId, doses }) =>
    documentId === passage.documentId ? [] : doses.filter(isGiven),
  );
  const wrong = elsewhere
    .filter((one) => routesOf(one).some((route) => routesOf(dose).includes(route)))
    .map(({ drug }) => drug)
    .filter((drug) => !mayMean(sheet, drug));
  return questionOf(
    {
      ...{ kind: "firstLine", difficulty: "easy", key: dose.drug },
      statement: `${lead}\u00a0: quel médicament la fiche ${quoted(passage.title)} donne-t-elle ${passage.section === "firstMinutes" ? "dans les premières minutes" : "en première ligne"}\u00a0?`,
      wrong: drawn([...new Set(wrong)], passage.id, (drug) => drug),
      because: `La fiche ${quoted(passage.title)} ne nomme ni ce médicament ni sa classe.`,
    },
    passage,
    library,
  );
}

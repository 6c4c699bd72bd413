// What bounds a dose or guides it (ceiling, target, threshold), and thresholds that a passage writes.
// The wrong lines are bounds of other rows or passages in the same unit, which no row of this drug
// and no passage of this sheet says.
import { isCut, standsAlone } from "#features/card-generation/domain/public.ts";
import { amountText } from "#features/guidelines/domain/public.ts";
import type { Dose } from "#platform/ai/toolbox.ts";
import { type Amount, isSaid, saidIn } from "./amounts.ts";
import { bandsOf, drugName, throughRoute } from "./dose-words.ts";
import { bothKnown, knownOfDrug, knownOfSheet, prepare } from "./known.ts";
import type { QuizLibrary, QuizPassage } from "./library.ts";
import { wrongBounds } from "./measures.ts";
import { leadOf, type Made, ofDrug, questionOf, quoted } from "./question-parts.ts";
import { thresholdsIn } from "./thresholds.ts";

/** A wrong bound is so many times the right one, or so many times less. */
const REACH = { from: 1.15, to: 4 };

function askedOf(dose: Dose): string | null {
  const drug = drugName(dose);
  const route = dose.route === "" ? "" : ` ${throughRoute(dose.route)}`;
  if (dose.measure && (dose.kind === "maximum" || dose.kind === "rate-ceiling"))
    return `Quelle limite de ${dose.measure} fixez-vous sous ${drug}`;
  switch (dose.kind) {
    case "maximum":
      return `Quelle dose ${ofDrug(drug)} ne faut-il pas dépasser${route}`;
    case "rate-ceiling":
      return `Quel débit ${ofDrug(drug)} ne faut-il pas dépasser${route}`;
    case "target":
      return dose.measure ? `Quelle cible de ${dose.measure} visez-vous sous ${drug}` : null;
    case "threshold":
      return dose.measure && dose.action
        ? `Quel seuil de ${dose.measure} retenez-vous (${dose.action})`
        : null;
    default:
      return null;
  }
}

export function limitQuestion(dose: Dose, passage: QuizPassage, library: QuizLibrary): Made | null {
  const key = { value: dose.value, unit: dose.unit };
  const asked = askedOf(dose);
  if (asked === null || !isSaid(key, saidIn(passage.text))) return null;
  const known = bothKnown(
    knownOfDrug(dose.drug, library),
    knownOfSheet(passage.documentId, library),
  );
  const pool = prepare(library).bounds;
  const wrong = wrongBounds(key, dose.measure ?? "", { pool, known, reach: REACH });
  const [figure = ""] = key.value.split("-");
  const detail = [dose.condition, ...bandsOf(dose)].filter((one) => one && !one.includes(figure));
  const lead = leadOf(passage);
  const situation = lead !== null && !lead.includes(figure) ? lead : passage.title;
  const end = dose.kind === "target" || dose.kind === "threshold" ? (dose.bound ?? "") : "";
  const say = (one: Amount) => (end === "" ? amountText(one) : `${end}\u00a0${amountText(one)}`);
  return questionOf(
    {
      ...{ kind: "limit", difficulty: "expert", key: say(key) },
      statement: `${[situation, ...detail].join(", ")}. ${asked}\u00a0?`,
      wrong: wrong.map(say),
      because: `Ni la fiche ${quoted(passage.title)} ni les lignes de dose ${ofDrug(dose.drug)} ne donnent cette valeur.`,
    },
    passage,
    library,
  );
}

const GAP = "[…]";

/** The sentence around a place of a text. */
function sentenceAt(text: string, from: number, to: number): { start: number; end: number } {
  const before = [...text.slice(0, from).matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1);
  const after = /[.!?](?=\s+\p{Lu}|$)/u.exec(text.slice(to));
  return {
    start: before ? before.index + before[0].length : 0,
    end: after ? to + after.index + 1 : text.length,
  };
}

/** A sentence with its one threshold left out. */
export function thresholdQuestions(passage: QuizPassage, library: QuizLibrary): Made[] {
  const all = thresholdsIn(passage.text);
  return all.flatMap((one) => {
    const { start, end } = sentenceAt(passage.text, one.from, one.to);
    const inside = all.filter(({ from }) => from >= start && from < end);
    const rest = passage.text.slice(start, one.from) + passage.text.slice(one.to, end);
    const said = new RegExp(String.raw`(?<![\d,])${one.value}(?![\d,]*\d)`, "u").test(rest);
    const isWhole = inside.length === 1 && !said && !isCut(passage.text, one);
    const isAlone = start === 0 && standsAlone(passage.text.slice(start, end), "", passage.title);
    if (!isAlone || !isWhole || rest.length > 320 || rest.length < 30) return [];
    const known = knownOfSheet(passage.documentId, library);
    const key = { value: one.value, unit: one.unit };
    const say = (amount: Amount) => `${one.bound}\u00a0${amount.value}\u00a0${amount.unit}`;
    const gap = `${passage.text.slice(start, one.from)}${GAP}${passage.text.slice(one.to, end)}`;
    const made = questionOf(
      {
        ...{ kind: "threshold", difficulty: "hard", key: say(key) },
        statement: `Fiche ${quoted(passage.title)}\u00a0: quel seuil manque dans cette phrase\u00a0?\n${quoted(gap.trim())}`,
        wrong: wrongBounds(key, `${passage.title}. ${passage.text.slice(start, one.from)}`, {
          ...{ pool: prepare(library).bounds, known, reach: REACH },
        }).map(say),
        because: `Aucun passage de la fiche ${quoted(passage.title)} ne donne cette valeur.`,
      },
      passage,
      library,
    );
    return made ? [made] : [];
  });
}

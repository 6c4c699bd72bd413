// A result as the assistant shows it: plain data in the reader's language, each value with the
// words it came from.
import type { Language } from "#platform/i18n/languages.ts";
import type {
  Calculator,
  CalculatorTexts,
  Extra,
  Outcome,
  Publication,
  Show,
  Tone,
} from "./calculator.ts";
import type { Evaluation } from "./evaluate.ts";
import { routeOf } from "./fragment.ts";
import {
  missingLabel,
  recordLine,
  resultUnit,
  type Say,
  showEntry,
  showExtra,
  showIn,
  shownUnit,
  showResult,
} from "./present.ts";
import { acceptedUnits, problemSentence } from "./sentences.ts";

export interface CardBand {
  id: string;
  label: string;
  meaning: string;
  tone: Tone;
}

export interface ScoreCard {
  calculator: string;
  name: string;
  short: string;
  /**
   * `refused`: a value cannot be used; `incomplete`: something is missing; otherwise `computed`.
   */
  status: "computed" | "incomplete" | "refused";
  /** The figure that was asked for and is shown first, with its name; null for the result itself. */
  wanted: string | null;
  /** Not rounded; null when there is no total or no result. */
  value: number | null;
  unit: string;
  /** As written for the reader: "76 mL/min/1,73 m²", "E3 VT M5". Empty when not computed. */
  shown: string;
  band: CardBand | null;
  /** What is certain before everything is there. */
  certain: CardBand | null;
  inputs: readonly {
    name: string;
    label: string;
    shown: string;
    words: string | null;
    from: "said" | "default" | "assumed";
    unlikely: boolean;
    /**
     * The unit was not written: the others it may have been, each with the calculator opened in it.
     */
    otherUnits: readonly { unit: string; route: string }[];
  }[];
  /** What to ask for, in the order of the form. */
  missing: readonly { name: string; label: string; accepted: string }[];
  problems: readonly { name: string; label: string; sentence: string }[];
  possible: { min: number; max: number; shown: string } | null;
  parts: readonly { label: string; points: number }[];
  also: readonly { label: string; shown: string; band: string | null }[];
  formula: string;
  notes: readonly string[];
  limits: readonly string[];
  line: string;
  reference: Publication;
  /** Opens the calculator with these values; they travel in the fragment. */
  route: string;
}

export interface Provenance {
  /** Words each value came from, by input. */
  words?: Readonly<Record<string, string>>;
  /** Criteria nobody spoke of, counted absent and shown as such. */
  assumed?: readonly string[];
  /** The figure that was asked for, among those of the result. */
  wanted?: string | undefined;
  /** For a unit that was not written, the others and where each is computed. */
  otherUnits?: Readonly<Record<string, readonly { unit: string; route: string }[]>>;
}

export function scoreCard(
  calculator: Calculator,
  evaluation: Evaluation,
  texts: CalculatorTexts,
  language: Language,
  say: Say,
  { words = {}, assumed = [], otherUnits = {}, wanted }: Provenance = {},
): ScoreCard {
  const show = showIn(language);
  const { outcome, entries, problems, missing, relevant, unlikely, defaulted, possible } =
    evaluation;
  const label = (name: string) => texts.inputs[name]?.label ?? name;
  const band = (id: string | null | undefined): CardBand | null => {
    const said = id ? texts.bands[id] : undefined;
    const tone = calculator.bands.find((one) => one.id === id)?.tone ?? "neutral";
    return id && said ? { id, ...said, tone } : null;
  };
  const unit = resultUnit(calculator, show, say);
  const asked = figureOf(outcome, wanted);
  return {
    calculator: calculator.id,
    name: texts.name,
    short: texts.short,
    status: outcome ? "computed" : problems.length > 0 ? "refused" : "incomplete",
    wanted: asked?.id ?? null,
    ...resultOf(calculator, outcome, wanted, texts, show, say),
    band: band(asked ? asked.band : outcome?.band),
    certain: band(evaluation.certain),
    inputs: Object.entries(calculator.inputs).flatMap(([name, input]) => {
      const entry = entries[name];
      if (!entry || !relevant.includes(name)) return [];
      const from = defaulted.includes(name)
        ? "default"
        : assumed.includes(name)
          ? "assumed"
          : "said";
      const shown = showEntry(name, input, entry, texts, show, say);
      return [
        {
          name,
          label: label(name),
          shown,
          words: words[name] ?? null,
          from,
          unlikely: unlikely.includes(name),
          otherUnits: otherUnits[name] ?? [],
        } as const,
      ];
    }),
    missing: missing.map((name) => {
      const input = calculator.inputs[name];
      const options = Object.values(texts.inputs[name]?.options ?? {}).join(", ");
      return {
        name,
        label: missingLabel(texts, name),
        accepted: input?.kind === "number" ? acceptedUnits(input, say) : options,
      };
    }),
    problems: problems.map((problem) => ({
      name: problem.field,
      label: label(problem.field),
      sentence: problemSentence(problem, calculator, texts, show, say),
    })),
    possible: possible && {
      ...possible,
      shown: say("form.range", { min: show(possible.min, 1), max: show(possible.max, 1) + unit }),
    },
    parts: (outcome?.parts ?? []).map(({ id, points }) => ({
      label: texts.parts?.[id] ?? label(id),
      points,
    })),
    also: [
      ...(outcome && asked
        ? [{ label: texts.name, shown: showResult(calculator, outcome, show, say), band: null }]
        : []),
      ...(outcome?.also ?? [])
        .filter((one) => one !== asked)
        .map((one) => ({
          label: texts.also?.[one.id] ?? one.id,
          shown: showExtra(calculator, one, show, say),
          band: band(one.band)?.label ?? null,
        })),
    ],
    formula: outcome?.formula ?? "",
    notes: (outcome?.notes ?? []).map((note) => texts.notes?.[note] ?? note),
    limits: texts.limits,
    line: recordLine(calculator, evaluation, texts, show, say),
    reference: calculator.reference,
    route: routeOf(calculator, evaluation),
  };
}

const figureOf = (outcome: Outcome | null, wanted: string | undefined): Extra | undefined =>
  wanted === undefined ? undefined : outcome?.also.find(({ id }) => id === wanted);

/** The figure that stands first: the one that was asked for, with its name, or the result. */
function resultOf(
  calculator: Calculator,
  outcome: Outcome | null,
  wanted: string | undefined,
  texts: CalculatorTexts,
  show: Show,
  say: Say,
): Pick<ScoreCard, "value" | "unit" | "shown"> {
  const asked = figureOf(outcome, wanted);
  if (asked) {
    const label = texts.also?.[asked.id] ?? asked.id;
    const shown = `${showExtra(calculator, asked, show, say)} (${label})`;
    return { value: asked.value, unit: shownUnit(asked.unit, say), shown };
  }
  return {
    value: outcome?.value ?? null,
    unit: resultUnit(calculator, show, say).trimStart(),
    shown: outcome ? showResult(calculator, outcome, show, say) : "",
  };
}

// The points of an answer, and how they came about. Pure: the same paper under the same profile
// always has the same score, and raw answers are never touched.
import { agrees, type Lexicon } from "./open-answer.ts";
import type { Profile } from "./profiles.ts";
import {
  type Answer,
  type ConcordanceQuestion,
  isSeries,
  type OpenQuestion,
  type Point,
  type Question,
  type QuestionSeries,
  type SingleAnswer,
  type SingleQuestion,
  type TickedQuestion,
  type ZoneQuestion,
} from "./question.ts";

/** One line of the computation; `messages/` has a sentence for each. */
export type Step =
  | { readonly rule: "unacceptable" | "indispensable"; readonly ids: readonly string[] }
  | {
      readonly rule: "discordances";
      readonly count: number;
      readonly ids: readonly string[];
      readonly points: number;
    }
  | { readonly rule: "single" | "open" | "exact"; readonly right: boolean }
  | { readonly rule: "several"; readonly count: number }
  | {
      readonly rule: "share";
      readonly right: number;
      readonly expected: number;
      readonly surplus: number;
    }
  | { readonly rule: "panel"; readonly experts: number; readonly modal: number }
  | {
      readonly rule: "question";
      readonly position: number;
      readonly score: number;
      readonly worth: number;
    }
  | { readonly rule: "sum" | "mean"; readonly score: number };

export interface Mark {
  /** From 0 to 1. */
  readonly score: number;
  readonly steps: readonly Step[];
}

/**
 * Marks one answer.
 * @param lexicon tells the words that exist: a typing error never turns one into another
 */
export function mark(
  question: Question,
  answer: Answer,
  profile: Profile,
  lexicon: Lexicon = () => false,
): Mark {
  if (isSeries(question))
    return markSeries(question, answer as readonly SingleAnswer[], profile, lexicon);
  return markSingle(question, answer as SingleAnswer, profile, lexicon);
}

function markSingle(
  question: SingleQuestion,
  answer: SingleAnswer,
  profile: Profile,
  lexicon: Lexicon,
): Mark {
  switch (question.type) {
    case "qroc":
      return markOpen(question, answer as readonly string[], lexicon);
    case "zones":
      return markZones(question, answer as readonly Point[], profile);
    case "tcs":
      return markConcordance(question, answer as readonly string[], profile);
    default:
      return markTicked(question, new Set(answer as readonly string[]), profile);
  }
}

function markTicked(question: TickedQuestion, ticked: ReadonlySet<string>, profile: Profile): Mark {
  const { propositions } = question;
  const refused = propositions.filter(({ id, unacceptable }) => unacceptable && ticked.has(id));
  if (refused.length > 0) return nothing("unacceptable", refused);
  const forgotten = propositions.filter(
    ({ id, indispensable }) => indispensable && !ticked.has(id),
  );
  if (forgotten.length > 0) return nothing("indispensable", forgotten);

  if (question.type === "qru") return markOneAnswer(question, ticked);
  if (question.type === "qrm") {
    const wrong = propositions.filter(({ id, correct }) => correct !== ticked.has(id));
    const points = profile.discordances[wrong.length] ?? 0;
    const ids = wrong.map(({ id }) => id);
    return { score: points, steps: [{ rule: "discordances", count: wrong.length, ids, points }] };
  }
  const expected = propositions.filter(({ correct }) => correct).length;
  const right = propositions.filter(({ id, correct }) => correct && ticked.has(id)).length;
  return markShare(right, expected, ticked.size, profile);
}

const nothing = (
  rule: "unacceptable" | "indispensable",
  lines: readonly { id: string }[],
): Mark => ({
  score: 0,
  steps: [{ rule, ids: lines.map(({ id }) => id) }],
});

function markOneAnswer({ propositions }: TickedQuestion, ticked: ReadonlySet<string>): Mark {
  if (ticked.size > 1) return { score: 0, steps: [{ rule: "several", count: ticked.size }] };
  const right = propositions.some(({ id, correct }) => correct && ticked.has(id));
  return { score: right ? 1 : 0, steps: [{ rule: "single", right }] };
}

/**
 * x out of n. The number of answers is told, so that n are chosen at most: whatever is chosen
 * beyond takes as much as a right answer brings.
 */
function markShare(right: number, expected: number, chosen: number, profile: Profile): Mark {
  const surplus = Math.max(0, chosen - expected);
  const share = expected === 0 ? 0 : Math.max(0, right - surplus) / expected;
  const steps: Step[] = [{ rule: "share", right, expected, surplus }];
  if (profile.partial || share === 0) return { score: share, steps };
  const whole = share === 1;
  return { score: whole ? 1 : 0, steps: [...steps, { rule: "exact", right: whole }] };
}

function markOpen({ accepted }: OpenQuestion, answer: readonly string[], lexicon: Lexicon): Mark {
  const text = answer[0] ?? "";
  const right = accepted.some((wording) => agrees(text, wording, lexicon));
  return { score: right ? 1 : 0, steps: [{ rule: "open", right }] };
}

function markZones(
  { zones, ratio = 1 }: ZoneQuestion,
  points: readonly Point[],
  profile: Profile,
): Mark {
  const inside = (zone: ZoneQuestion["zones"][number]) =>
    points.some(([x, y]) => Math.hypot(x - zone.x, (y - zone.y) * ratio) <= zone.radius);
  return markShare(zones.filter(inside).length, zones.length, points.length, profile);
}

/**
 * A step of the scale is worth the experts who chose it, out of those who chose the most frequent
 * one.
 */
function markConcordance(
  { panel }: ConcordanceQuestion,
  answer: readonly string[],
  profile: Profile,
): Mark {
  if (answer.length > 1) return { score: 0, steps: [{ rule: "several", count: answer.length }] };
  const modal = Math.max(...Object.values(panel));
  const experts = Object.hasOwn(panel, answer[0] ?? "") ? (panel[answer[0] ?? ""] ?? 0) : 0;
  const steps: Step[] = [{ rule: "panel", experts, modal }];
  const score = experts / modal;
  if (profile.partial || score === 0) return { score, steps };
  return { score: score === 1 ? 1 : 0, steps: [...steps, { rule: "exact", right: score === 1 }] };
}

function markSeries(
  { type, questions, points }: QuestionSeries,
  answers: readonly SingleAnswer[],
  profile: Profile,
  lexicon: Lexicon,
): Mark {
  const whole = points?.reduce((sum, one) => sum + one, 0) ?? questions.length;
  const worths = questions.map((_, at) => (points?.[at] ?? 1) / whole);
  const marks = questions.map((question, at) =>
    markSingle(question, answers[at] ?? [], profile, lexicon),
  );
  const total = marks.reduce((sum, { score }, at) => sum + score * (worths[at] ?? 0), 0);
  // Shares are fractions: what binary arithmetic leaves beyond one is no point.
  const score = Math.min(1, Number(total.toPrecision(12)));
  const steps = marks.flatMap(({ score, steps }, at): Step[] => [
    { rule: "question", position: at + 1, score, worth: worths[at] ?? 0 },
    ...steps,
  ]);
  return { score, steps: [...steps, { rule: type === "kfp" ? "sum" : "mean", score }] };
}

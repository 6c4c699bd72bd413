// The computation of a mark, in sentences.
import type { Step } from "./marking.ts";

/** A sentence of `messages/{fr,en,es}/study.json`, with its variables. */
export interface Sentence {
  readonly key: string;
  readonly vars: Readonly<Record<string, string | number>>;
}

/** @param number shows a number as the language writes it: 0,5 or 0.5 */
export function sentenceOf(step: Step, number: (value: number) => string): Sentence {
  switch (step.rule) {
    case "unacceptable":
    case "indispensable":
      return {
        key: `step.${step.rule}`,
        vars: { count: step.ids.length, ids: step.ids.join(", ") },
      };
    case "discordances":
      return { key: "step.discordances", vars: { count: step.count, points: number(step.points) } };
    case "single":
    case "open":
    case "exact":
      return { key: `step.${step.rule}.${step.right ? "right" : "wrong"}`, vars: {} };
    case "several":
      return { key: "step.several", vars: { count: step.count } };
    case "share":
      return step.surplus > 0
        ? { key: "step.shareSurplus", vars: { ...step } }
        : { key: "step.share", vars: { right: step.right, expected: step.expected } };
    case "panel":
      return { key: "step.panel", vars: { experts: step.experts, modal: step.modal } };
    case "question": {
      const vars = {
        position: step.position,
        score: number(step.score),
        worth: number(step.worth),
      };
      return { key: "step.question", vars };
    }
    default:
      return { key: `step.${step.rule}`, vars: { score: number(step.score) } };
  }
}

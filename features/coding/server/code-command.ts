// `sclepios code --jsonl`: clinical descriptions in, codes of the imported tables out.
import { z } from "zod";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { CCMU_CLASSES, OUTCOMES, SPECIALTIES, SURGERY } from "../domain/billing/circumstances.ts";
import type { Line, Reason } from "../domain/code-report.ts";
import { CONTEXTS } from "../domain/context.ts";
import { TABLES } from "../domain/corrections.ts";
import { RULE_SOURCES } from "../domain/rule-sources.ts";
import { type Coded, codeDescription, type Description } from "./code-description.ts";

const LONGEST = 60_000;
const request = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  text: z.string().trim().min(1).max(LONGEST),
  context: z.enum(CONTEXTS).nullish(),
  date: z.iso.date().nullish(),
  age: z.number().min(0).max(130).nullish(),
  sex: z.string().nullish(),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullish(),
  specialty: z.enum(SPECIALTIES).nullish(),
  surgery: z.enum(SURGERY).nullish(),
  ccmu: z.enum(CCMU_CLASSES).nullish(),
  outcome: z.enum(OUTCOMES).nullish(),
});

type Say = (key: string, vars?: Record<string, unknown>) => string;

/** F, femme, 2; M, H, homme, 1. */
function sexOf(given: string | null | undefined): "F" | "M" | null {
  if (/^(?:f|2|w)/i.test(given ?? "")) return "F";
  return /^(?:m|h|1)/i.test(given ?? "") ? "M" : null;
}

/** What was not said is not known; the context is a stay, the day today. */
function descriptionOf(asked: z.output<typeof request>, today: string): Description {
  const { text, context, date, sex, ...more } = asked;
  const circumstances = {
    age: more.age ?? null,
    time: more.time ?? null,
    specialty: more.specialty ?? null,
    surgery: more.surgery ?? "usual",
    ccmu: more.ccmu ?? null,
    outcome: more.outcome ?? null,
  };
  return {
    ...{ text, context: context ?? "sejour", date: date ?? today, sex: sexOf(sex) },
    ...circumstances,
  };
}

const codeOf = (lines: readonly Line[]) =>
  lines.find(({ position }) => position === "principal")?.code ?? "";

function spoken(coded: Coded, say: Say) {
  const { cim10, ccam, ngap, related, ccmu, billing, valuation, notCoded, unchecked } = coded;
  const { editions, partial } = coded;
  const sentence = ({ key, vars }: Reason) => say(key, vars);
  const lines = (given: readonly Line[]) =>
    given.map(({ code, label, words, position, confidence, reasons, missing }) => ({
      code,
      label,
      words,
      position,
      confidence,
      reasons: [...reasons, ...missing].map(sentence),
    }));
  return {
    cim10: lines(cim10),
    ccam: lines(ccam),
    ngap: lines(ngap),
    related: related && {
      ...related,
      reason: say(`related.${related.rule}`, { code: codeOf(cim10) }),
    },
    ccmu,
    billing: billing.map(({ reasons, sources, ...item }) => ({
      ...item,
      reasons: reasons.map(sentence),
      sources: sources.map((one) => RULE_SOURCES[one]),
    })),
    valuation: { ...valuation, notes: valuation.notes.map(sentence) },
    notCoded: notCoded.map(({ words, code, label, reason }) => ({
      words,
      code,
      label,
      reason: sentence(reason),
    })),
    unchecked: unchecked.map(sentence),
    sources: Object.fromEntries(
      TABLES.map((table) => [
        table,
        partial.includes(table) ? say("result.partial") : editions[table],
      ]),
    ),
  };
}

export const codeCommand: CommandCode = {
  async run({ flags, lines, print, language, services }) {
    const say: Say = (key, vars) => services.texts.t(language, `coding:${key}`, vars);
    if (flags.jsonl === undefined) {
      print(say("command.usage"));
      return 2;
    }
    const today = services.now().toISOString().slice(0, 10);
    for await (const line of lines) {
      if (line.trim() === "") continue;
      const asked = request.safeParse(parsed(line));
      if (!asked.success) {
        const id = (parsed(line) as { id?: unknown } | null)?.id ?? null;
        print(JSON.stringify({ id, error: say("command.line") }));
        continue;
      }
      const coded = await codeDescription(services, descriptionOf(asked.data, today));
      print(JSON.stringify({ id: asked.data.id ?? null, ...spoken(coded, say) }));
    }
    return 0;
  },
};

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

// What the acts are worth on a day, by the dated tariffs that are held, and together where the rules of
// association could be applied. Modifiers and consultations are beside the total, never in it.
import { type Association, associate } from "./billing/association.ts";
import type { Surgery } from "./billing/circumstances.ts";
import type { BilledConsultation } from "./billing/consultations.ts";
import { type ActNote, exclusionsAmong } from "./billing/exclusions.ts";
import type { Payment } from "./billing/payment.ts";
import type { Line, Reason } from "./code-report.ts";
import type { Context } from "./context.ts";

export interface DatedTariff {
  activity: string;
  phase: string;
  from: string;
  grids: Readonly<Record<string, number>>;
}

export interface PricedLine {
  code: string;
  /** Euros; null when no tariff in force is held. */
  amount: number | null;
  grid: string | null;
  /** Since when that tariff holds. */
  from: string | null;
  /** Per cent of it that is paid with the other acts; null: not verified, or not an act. */
  rate: number | null;
  /** Code of association to write; null: none. */
  association: string | null;
}

export interface Valuation {
  context: Context;
  date: string;
  lines: PricedLine[];
  /** Of the acts; null: what is missing is in `notes`. */
  total: number | null;
  notes: Reason[];
}

/** What the imported tables say of the acts. */
export interface ActFacts {
  tariffs: ReadonlyMap<string, readonly DatedTariff[]>;
  notes: ReadonlyMap<string, readonly ActNote[]>;
  /** By act, of its first activity; an act that is absent has none. */
  groupings: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
}

interface Valued {
  acts: readonly Line[];
  consultations: readonly BilledConsultation[];
  facts: ActFacts;
  context: Context;
  /** By what the visit is paid. */
  payment: Payment;
  grid: string | null;
  date: string;
  surgery: Surgery;
}

const UNSHARED = { rate: null, association: null };

/** The tariff of the first activity and phase in force that day. */
function priced(
  code: string,
  tariffs: readonly DatedTariff[],
  grid: string,
  date: string,
): PricedLine {
  const [current] = tariffs
    .filter(({ activity, from }) => activity === "1" && from <= date)
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  const amount = current?.grids[grid];
  return amount === undefined
    ? { code, amount: null, grid, from: null, ...UNSHARED }
    : { code, amount, grid, from: current?.from ?? null, ...UNSHARED };
}

/** In a private emergency department the rule is that of the payment. */
const ruleOf = ({ context, payment }: Valued): Reason => {
  const isPrivate = context === "urgences-privees" && payment !== "acts";
  return { key: isPrivate ? `valuation.private.${payment}` : `valuation.${context}` };
};

function association(lines: readonly PricedLine[], { facts, surgery, date }: Valued): Association {
  const acts = lines.flatMap(({ code, amount }) =>
    amount === null
      ? []
      : [
          {
            ...{ code, amount },
            kind: facts.kinds.get(code) ?? "",
            grouping: facts.groupings.get(code) ?? null,
          },
        ],
  );
  if (acts.length < lines.length) return { ok: false, reason: { key: "valuation.unpriced" } };
  return associate(acts, surgery, date);
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

function shared(lines: readonly PricedLine[], { shares }: Extract<Association, { ok: true }>) {
  const of = new Map(shares.map((share) => [share.code, share]));
  return lines.map((line) => {
    const share = of.get(line.code);
    return share ? { ...line, rate: share.rate, association: share.association } : line;
  });
}

const sumOf = (lines: readonly PricedLine[]) =>
  cents(
    lines.reduce((sum, { amount, rate }) => sum + cents(((amount ?? 0) * (rate ?? 0)) / 100), 0),
  );

const consultationLine = ({ code, price }: BilledConsultation): PricedLine => ({
  code,
  amount: price?.amount ?? null,
  grid: null,
  from: price?.from ?? null,
  ...UNSHARED,
});

export function valuationOf(valued: Valued): Valuation {
  const { acts, consultations, facts, context, payment, grid, date } = valued;
  const lines =
    grid === null
      ? []
      : acts.map(({ code }) => priced(code, facts.tariffs.get(code) ?? [], grid, date));
  const excluded = exclusionsAmong(
    acts.map(({ code }) => code),
    facts.notes,
  );
  const notes: Reason[] = [ruleOf(valued), ...excluded];
  if (consultations.length > 0 && acts.length > 0) notes.push({ key: "valuation.notTogether" });
  const whole = { context, date, notes };
  const more = consultations.map(consultationLine);
  if (lines.length === 0) return { ...whole, lines: more, total: null };
  if (payment !== "acts") {
    if (lines.some(({ amount }) => amount === null)) notes.push({ key: "valuation.unpriced" });
    return { ...whole, lines: [...lines, ...more], total: null };
  }
  const together = association(lines, valued);
  if (!together.ok) {
    notes.push(together.reason);
    return { ...whole, lines: [...lines, ...more], total: null };
  }
  const paid = shared(lines, together);
  return {
    ...whole,
    lines: [...paid, ...more],
    total: excluded.length > 0 ? null : sumOf(paid),
  };
}

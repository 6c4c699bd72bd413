import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { budgetLevel } from "../domain/budget.ts";
import { lastDays, monthOf, startOfDay, startOfMonth } from "../domain/month.ts";
import { readSettings } from "./queries-settings.ts";
import {
  byDay,
  byMode,
  byPerson,
  byProvider,
  filterOptions,
  lastCalls,
  type StatsFilter,
  totals,
} from "./queries-stats.ts";
import { spentSince } from "./queries-usage.ts";

/** Figures cover thirty days of Paris, today included (spec §9). */
export const DAYS = 30;

export const periodStart = (now: Date): Date => startOfDay(lastDays(now, DAYS)[0] ?? "");

const NONE = {
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  cachedTokens: 0,
  costMicroEuros: 0,
  unknownCost: 0,
  errors: 0,
  medianMs: null,
  p95Ms: null,
};

export async function readStats(
  services: Services,
  asked: Omit<StatsFilter, "since">,
  language: Language,
) {
  const now = services.now();
  const filter = { ...asked, since: periodStart(now) };
  const name = modeNames(services, language);
  return services.db.asSystem("figures of the assistant", async (tx) => {
    const days = new Map((await byDay(tx, filter)).map((row) => [row.day, row]));
    const options = await filterOptions(tx, filter.since);
    return {
      totals: await totals(tx, filter),
      byDay: lastDays(now, DAYS).map((day) => days.get(day) ?? { day, ...NONE }),
      byProvider: (await byProvider(tx, filter)).map((row) => ({ ...row, name: row.key })),
      byMode: (await byMode(tx, filter)).map((row) => ({ ...row, name: name(row.key) })),
      byPerson: (await byPerson(tx, filter)).map((row) => ({ ...row, name: row.name ?? "" })),
      last: (await lastCalls(tx, filter)).map((row) => ({ ...row, mode: name(row.mode) })),
      options: {
        providers: options.providers.map((key) => ({ key, name: key })),
        modes: options.modes.map((key) => ({ key, name: name(key) })),
        people: options.people,
      },
      budget: await readBudget(tx, now),
    };
  });
}

/** A mode as people read it; one that no feature declares any more keeps its own word. */
export function modeNames(
  { features, texts }: Services,
  language: Language,
): (mode: string) => string {
  const keys = new Map(
    features.flatMap(({ prompts = [] }) => prompts.map(({ mode, titleKey }) => [mode, titleKey])),
  );
  return (mode) => {
    const key = keys.get(mode);
    return key === undefined ? mode : texts.t(language, key);
  };
}

export async function readBudget(tx: Tx, now: Date) {
  const { monthlyBudgetEuros, alertPercent } = await readSettings(tx);
  const { microEuros, unknown } = await spentSince(tx, startOfMonth(now));
  return {
    month: monthOf(now),
    limitEuros: monthlyBudgetEuros,
    spentMicroEuros: microEuros,
    unknownCost: unknown,
    level: budgetLevel(microEuros, monthlyBudgetEuros, alertPercent),
  };
}

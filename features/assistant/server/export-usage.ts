// The rows behind the figures, as a file for a spreadsheet.
import { recordAdminRead } from "#features/security/server/public.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { type Language, LOCALES } from "#platform/i18n/languages.ts";
import { type CsvValue, csv } from "../domain/csv.ts";
import { dayOf, TIME_ZONE } from "../domain/month.ts";
import { OUTCOMES } from "../domain/usage.ts";
import { exportedCalls } from "./queries-stats.ts";
import { modeNames, periodStart } from "./read-stats.ts";

const SPEEDS: ReadonlySet<string> = new Set(["normal", "fast", "extreme", "trial"]);
const COLUMNS = [
  "time",
  "person",
  "provider",
  "model",
  "mode",
  "speed",
  "tokensIn",
  "cachedTokens",
  "tokensOut",
  "costEuros",
  "durationMs",
  "firstTextMs",
  "outcome",
] as const;

export const exportUsage: PlainRoute = {
  method: "GET",
  path: "/api/admin/usage-stats.csv",
  access: "admin",
  handle: async (request, context) => {
    await recordAdminRead(context, "usage_stats/export");
    const { me, services } = context;
    const { language } = me;
    const query = new URL(request.url).searchParams;
    const asked = (name: string) => query.get(name) || undefined;
    const outcome = OUTCOMES.find((one) => one === query.get("outcome"));
    const filter = {
      since: periodStart(services.now()),
      provider: asked("provider"),
      mode: asked("mode"),
      personId: asked("personId"),
      outcome,
    };
    const rows = await services.db.asSystem("export of usage", (tx) => exportedCalls(tx, filter));
    const say = (key: string) => services.texts.t(language, `assistant:${key}`);
    const mode = modeNames(services, language);
    const unknown = say("usage.unknown");
    const lines = rows.map((row): CsvValue[] => [
      moment(row.at, language),
      row.person ?? say("usage.erased"),
      row.provider,
      row.model,
      mode(row.mode),
      SPEEDS.has(row.speed) ? say(`speeds.${row.speed}`) : row.speed,
      row.tokensIn,
      row.cachedTokens,
      row.tokensOut,
      row.costMicroEuros === null ? unknown : row.costMicroEuros / 1_000_000,
      row.durationMs,
      row.firstTextMs,
      say(`outcomes.${row.outcome}`),
    ]);
    const body = csv([COLUMNS.map((column) => say(`csv.${column}`)), ...lines], language);
    return new Response(body, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="sclepios-${dayOf(services.now())}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
};

/** Day and time in Paris; the day first year, month, day, which every spreadsheet sorts. */
const moment = (at: Date, language: Language) =>
  `${dayOf(at)} ${new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "medium", timeZone: TIME_ZONE }).format(at)}`;

import { z } from "zod";
import { LOCALES, languageOr } from "#platform/i18n/languages.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { countAbandonedCalls, LONGEST_CALL_MS } from "./open-calls.ts";
import { administrators, claimAlert } from "./queries-settings.ts";
import { readBudget } from "./read-stats.ts";

/**
 * Tells every administrator, once a month, that the budget is reached or nearly so. Reads the rows
 * every ten minutes: an answer never waits for it.
 */
export const watchBudget = defineJob({
  name: "assistant.budget",
  input: z.object({}),
  schedule: "*/10 * * * *",
  handle: async (_, { db, mail, now, publicUrl, texts }) => {
    await db.asSystem("budget of the assistant", async (tx) => {
      const at = now();
      const { level, limitEuros, month, spentMicroEuros, unknownCost } = await readBudget(tx, at);
      if (level === "quiet" || limitEuros === null || !(await claimAlert(tx, month, at))) return;
      for (const { email, language: own } of await administrators(tx)) {
        const language = languageOr(own);
        const euros = (value: number) =>
          new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(
            value,
          );
        const date = new Intl.DateTimeFormat(LOCALES[language], {
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        });
        const values = {
          month: date.format(new Date(`${month}-01T00:00:00Z`)),
          spent: euros(spentMicroEuros / 1_000_000),
          limit: euros(limitEuros),
          count: unknownCost,
          link: `${publicUrl()}/admin/usage-stats`,
        };
        const unknown =
          unknownCost === 0 ? "" : `\n\n${texts.t(language, "assistant:mail.unknown", values)}`;
        await mail.send(tx, {
          to: email,
          subject: texts.t(language, `assistant:mail.${level}Subject`, values),
          text: `${texts.t(language, `assistant:mail.${level}Body`, values)}${unknown}\n\n${values.link}\n`,
        });
      }
    });
  },
});

/** Calls that a killed server left among several: any that is older than a call can be. */
export const countAbandonedCallsJob = defineJob({
  name: "assistant.abandonedCalls",
  input: z.object({}),
  schedule: "*/5 * * * *",
  handle: async (_, { db, now }) => {
    const begunBy = new Date(now().getTime() - LONGEST_CALL_MS);
    await db.asSystem("calls of a model that never ended", (tx) =>
      countAbandonedCalls(tx, begunBy),
    );
  },
});

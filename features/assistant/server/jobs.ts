import { z } from "zod";
import { languageOr } from "#platform/i18n/languages.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { administrators, claimAlert } from "./queries-settings.ts";
import { readBudget } from "./read-stats.ts";

/** Tells every administrator, once a month, that the budget is reached or nearly so. Reads the rows every ten minutes:
 *  an answer never waits for it. */
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
          new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(value);
        const date = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
        const values = {
          month: date.format(new Date(`${month}-01T00:00:00Z`)),
          spent: euros(spentMicroEuros / 1_000_000),
          limit: euros(limitEuros),
          count: unknownCost,
          link: `${publicUrl()}/admin/usage-stats`,
        };
        const unknown = unknownCost === 0 ? "" : `\n\n${texts.t(language, "assistant:mail.unknown", values)}`;
        await mail.send(tx, {
          to: email,
          subject: texts.t(language, `assistant:mail.${level}Subject`, values),
          text: `${texts.t(language, `assistant:mail.${level}Body`, values)}${unknown}\n\n${values.link}\n`,
        });
      }
    });
  },
});

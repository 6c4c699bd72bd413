import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { queries } from "../api.ts";
import { letterOf } from "../paper/lines.tsx";

/** What a class gave, question by question; read once it is unfolded. */
export function ClassResults({ id }: { id: string }) {
  const { t } = useTranslation("study");
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({
    ...queries.classResults.queryOptions({ input: { id } }),
    enabled: open,
    staleTime: 0,
  });
  const mark = (mean: number) => formatNumber(mean * 20, { maximumFractionDigits: 1 });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("classes.results")}</summary>
      {isError && <p role="alert">{t("errors.loading")}</p>}
      {data && (
        <>
          <p>
            {t("classes.papers", { count: data.papers })}
            {data.mean !== null && ` · ${t("classes.mean", { mean: mark(data.mean) })}`}
          </p>
          <ol>
            {data.papers > 0 &&
              data.questions.map(({ statement, mean, answered, lines }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
                <li key={at}>
                  <p>
                    <span lang="fr">{statement}</span>{" "}
                    <b>{t("classes.mean", { mean: mark(mean) })}</b> ·{" "}
                    {t("classes.answered", { count: answered })}
                  </p>
                  {lines && (
                    <ul>
                      {lines.map(({ text, correct, ticked }, line) => (
                        <li key={text}>
                          {letterOf(line)} <span lang="fr">{text}</span> ·{" "}
                          {t(correct ? "card.true" : "card.false")} ·{" "}
                          {t("classes.ticked", { count: ticked })}
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
          </ol>
        </>
      )}
    </details>
  );
}

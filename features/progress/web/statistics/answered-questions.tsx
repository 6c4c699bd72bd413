import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatNumber } from "#platform/ui/format.ts";
import type { Statistics } from "../../domain/wire-statistics.ts";
import { shareOf } from "./figures.ts";
import styles from "./statistics.module.css";

/** How the questions of the range were answered, the weakest specialty first. */
export function AnsweredQuestions({ specialties }: Pick<Statistics, "specialties">) {
  const { t } = useTranslation(["progress", "study"]);
  const asked = specialties.reduce((sum, one) => sum + one.asked, 0);
  const passed = specialties.reduce((sum, one) => sum + one.passed, 0);
  const tooFew = t("statistics.tooFewShort");
  const title = t("statistics.answers.title");
  const named = specialties.map(({ specialty, ...counts }) => ({
    ...counts,
    label: t(`study:specialties.${specialty}`),
  }));
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{t("statistics.answers.right")}</dt>
          <dd>
            <b>{shareOf({ asked, passed }) ?? tooFew}</b>
            <span>{t("statistics.answers.of", { count: asked, shown: formatNumber(asked) })}</span>
          </dd>
        </div>
      </dl>
      <div className={charts.grid}>
        <ChartFigure
          title={title}
          about={t("statistics.answers.about")}
          table={t("table", { title })}
          columns={[
            t("statistics.answers.specialty"),
            t("statistics.performance.answers"),
            t("statistics.answers.right"),
          ]}
          rows={named.map((line) => [
            line.label,
            formatNumber(line.asked),
            shareOf(line) ?? tooFew,
          ])}
        >
          <BarList
            label={title}
            parts={[t("statistics.answers.rightOnes"), t("statistics.answers.others")]}
            bars={named.map(({ label, asked: all, passed: right }) => ({
              label,
              values: [right, all - right],
            }))}
          />
        </ChartFigure>
      </div>
      <p>
        <Link to="/study" search={{ tab: undefined }}>
          {t("statistics.answers.more")}
        </Link>
      </p>
    </>
  );
}

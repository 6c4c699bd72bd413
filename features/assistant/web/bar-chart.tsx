// Thirty bars drawn by hand, and the same figures as a table for those who do not see them.
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import styles from "./assistant.module.css";

export interface Bar {
  day: string;
  value: number;
  /** As it is written in the table. */
  text: string;
}

const WIDTH = 720;
const HEIGHT = 180;
const GAP = 4;
/** A day that has something is never an invisible bar. */
const LEAST = 2;

const shortDay = (day: string) =>
  formatDate(`${day}T12:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" });

export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const { t } = useTranslation("assistant");
  const top = Math.max(...bars.map(({ value }) => value), 0);
  const step = WIDTH / Math.max(bars.length, 1);
  const highest = bars.find(({ value }) => value === top);
  const summary =
    highest && top > 0
      ? t("chart.highest", { day: shortDay(highest.day), value: highest.text })
      : "";
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        {summary !== "" && <span className={styles.quiet}>{summary}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {bars.map(({ day, value, text }, index) => {
          const height = top === 0 || value === 0 ? 0 : Math.max(LEAST, (value / top) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={Math.max(1, step - GAP)}
              height={height}
            >
              <title>{`${shortDay(day)} · ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{bars[0] && shortDay(bars[0].day)}</span>
        <span>{bars.at(-1) && shortDay(bars.at(-1)?.day ?? "")}</span>
      </p>
      <details>
        <summary>{t("chart.asTable")}</summary>
        <table className={records.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t("chart.day")}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, text }) => (
              <tr key={day}>
                <td data-label={t("chart.day")}>
                  {formatDate(`${day}T12:00:00Z`, { dateStyle: "medium" })}
                </td>
                <td data-label={title}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

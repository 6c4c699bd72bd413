import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { Result } from "../../domain/wire-session.ts";
import styles from "./result.module.css";

/** Below this many answers, a mean says nothing. */
const ENOUGH = 10;

/** What sureness was worth: mean score of the answers given sure, without a word, in doubt. */
export function Confidence({ result }: { result: Result }) {
  const { t } = useTranslation("study");
  const answered = result.questions.filter(({ given }) => given !== null);
  const levels = (["unsure", null, "sure"] as const).map((level) => {
    const all = answered.filter(({ confidence }) => confidence === level);
    const mean = all.reduce((sum, { score }) => sum + score, 0) / Math.max(1, all.length);
    return { level, count: all.length, mean };
  });
  const marked = levels.some(({ level, count }) => level !== null && count > 0);
  if (!marked) return null;
  const wrong = answered.filter(({ confidence, score }) => confidence === "sure" && score < 1);
  return (
    <section className={styles.confidence} aria-label={t("confidence.title")}>
      <h3>{t("confidence.title")}</h3>
      <ul>
        {levels.map(({ level, count, mean }) => (
          <li key={level ?? "none"}>
            <span>{t(`confidence.${level ?? "none"}`)}</span>{" "}
            {count >= ENOUGH ? (
              <b>
                {t("confidence.mean", {
                  mean: formatNumber(mean, { maximumFractionDigits: 2 }),
                  count,
                })}
              </b>
            ) : (
              <span className={styles.dim}>
                {t("confidence.few", { count, left: ENOUGH - count })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {wrong.length > 0 && <p>{t("confidence.sureAndWrong", { count: wrong.length })}</p>}
    </section>
  );
}

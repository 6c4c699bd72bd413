import { useTranslation } from "react-i18next";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { formatNumber } from "#platform/ui/format.ts";
import {
  type ConfidenceLevel,
  confidenceLevels,
  drawable,
  ENOUGH,
} from "../../domain/confidence.ts";
import type { Result } from "../../domain/wire-session.ts";
import { client, queries } from "../api.ts";
import { ConfidenceCurve } from "./confidence-curve.tsx";
import styles from "./result.module.css";

function useEarlier(id: string) {
  const input = { id };
  return useCachedQuery(`study-confidence-${id}`, queries.confidence.key({ input }), (signal) =>
    client.confidence(input, { signal }),
  );
}

/** What sureness was worth in this paper, and in those before it. */
export function Confidence({ result }: { result: Result }) {
  const { t } = useTranslation("study");
  const answered = result.questions.filter(({ given }) => given !== null);
  const levels = confidenceLevels(answered);
  const earlier = useEarlier(result.id).data?.data;
  if (!levels.some(({ level, count }) => level !== null && count > 0)) return null;
  const wrong = answered.filter(({ confidence, score }) => confidence === "sure" && score < 1);
  const before = earlier && earlier.papers > 0 ? earlier : null;
  const drawn = drawable(levels).length > 1 || drawable(before?.levels ?? []).length > 1;
  return (
    <section className={styles.confidence} aria-label={t("confidence.title")}>
      <h3>{t("confidence.title")}</h3>
      {drawn && <ConfidenceCurve levels={levels} earlier={before?.levels ?? []} />}
      {wrong.length > 0 && (
        <p>
          <b>{t("confidence.sureAndWrong", { count: wrong.length })}</b>
        </p>
      )}
      <Levels levels={levels} />
      {before && drawable(before.levels).length > 0 && (
        <details>
          <summary>{t("confidence.before", { count: before.papers })}</summary>
          <Levels levels={before.levels} />
        </details>
      )}
    </section>
  );
}

/** The figures of the curve, in words. */
function Levels({ levels }: { levels: readonly ConfidenceLevel[] }) {
  const { t } = useTranslation("study");
  return (
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
  );
}

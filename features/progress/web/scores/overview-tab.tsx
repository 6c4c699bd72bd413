import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import type { Overview } from "../../domain/wire-progress.ts";
import { useOverview } from "../use-overview.ts";
import { Level } from "./level.tsx";
import { OnCallEditor } from "./on-call-editor.tsx";
import styles from "./scores.module.css";
import { Streak } from "./streak.tsx";
import { XpChart } from "./xp-chart.tsx";

/** What fills it; a source that gave nothing yet has its own tab that says so. */
const SHOWN = ["flashcards", "revisionSheets", "quiz"] as const;

function Sources({ totals }: Pick<Overview, "totals">) {
  const { t } = useTranslation("progress");
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t("sources.title")}</h2>
      <dl className={styles.sources}>
        {SHOWN.filter((source) => source !== "quiz" || (totals.quiz?.done ?? 0) > 0).map(
          (source) => (
            <div key={source}>
              <dt>{t(`sources.${source}`)}</dt>
              <dd>
                <b>{t("xpCount", { xp: formatNumber(totals[source]?.xp ?? 0) })}</b>
                <span>
                  {t(source === "quiz" ? "sources.answers" : "sources.done", {
                    count: totals[source]?.done ?? 0,
                    shown: formatNumber(totals[source]?.done ?? 0),
                  })}
                </span>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

export function OverviewTab() {
  const { t } = useTranslation("progress");
  return (
    <div className={styles.overview}>
      <CachedPart part={useOverview()} problem={t("errors.load")} lines={3}>
        {(overview) => (
          <>
            <div className={styles.standing}>
              <Level overview={overview} />
              <Streak streak={overview.streak} />
            </div>
            {overview.workedDays === 0 && <p className={styles.quiet}>{t("first")}</p>}
          </>
        )}
      </CachedPart>
      <XpChart />
      <div className={styles.columns}>
        <OnCallEditor />
        <CachedPart part={useOverview()} problem={t("errors.load")}>
          {({ totals }) => <Sources totals={totals} />}
        </CachedPart>
      </div>
    </div>
  );
}

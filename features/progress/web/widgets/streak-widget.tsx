import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import styles from "../scores/scores.module.css";
import { Streak } from "../scores/streak.tsx";
import { useOverview } from "../use-overview.ts";

/** The streak above the week. */
export function StreakWidget() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={2}>
      {({ streak }) => (
        <div className={styles.above}>
          <Link to="/scores" search={{ tab: undefined }} className={styles.home}>
            <Streak streak={streak} />
          </Link>
        </div>
      )}
    </CachedPart>
  );
}

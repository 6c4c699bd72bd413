import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { Level } from "../scores/level.tsx";
import styles from "../scores/scores.module.css";
import { useOverview } from "../use-overview.ts";

/** Level beside the greeting; what it is made of is on the scores. */
export function LevelWidget() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={2}>
      {(overview) => (
        <Link to="/scores" search={{ tab: undefined }} className={styles.home}>
          <Level overview={overview} />
        </Link>
      )}
    </CachedPart>
  );
}

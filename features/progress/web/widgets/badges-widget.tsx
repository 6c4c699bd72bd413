import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BadgeList, inOrder } from "../scores/badge-list.tsx";
import styles from "../scores/scores.module.css";
import { useOverview } from "../use-overview.ts";

const SHOWN = 3;

/** The last achievements, then the nearest ones. */
export function BadgesWidget() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={4}>
      {({ badges }) => (
        <div className={styles.lent}>
          <BadgeList badges={inOrder(badges).slice(0, SHOWN)} />
          <Link to="/scores" search={{ tab: "achievements" }}>
            {t("badges.all")}
          </Link>
        </div>
      )}
    </CachedPart>
  );
}

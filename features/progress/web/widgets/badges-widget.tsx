import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { KeptPart } from "#platform/offline/web/kept-part.tsx";
import { BadgeList, inOrder } from "../scores/badge-list.tsx";
import styles from "../scores/scores.module.css";
import { useOverview } from "../use-overview.ts";

const SHOWN = 3;

/** The last achievements, then the nearest ones. */
export function BadgesWidget() {
  const { t } = useTranslation("progress");
  return (
    <KeptPart part={useOverview()} problem={t("errors.load")} lines={4}>
      {({ badges }) => (
        <div className={styles.lent}>
          <BadgeList badges={inOrder(badges).slice(0, SHOWN)} />
          <Link to="/scores" search={{ tab: "achievements" }}>
            {t("badges.all")}
          </Link>
        </div>
      )}
    </KeptPart>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { Level } from "../scores/level.tsx";
import styles from "../scores/scores.module.css";
import { Streak } from "../scores/streak.tsx";
import { useOverview } from "../use-overview.ts";

/** Level, experience and streak under the profile; everything else of them is on the scores. */
export function ProfilePart() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={4}>
      {(overview) => (
        <div className={styles.together}>
          <Level overview={overview} />
          <Streak streak={overview.streak} />
          <Link to="/scores" search={{ tab: undefined }}>
            {t("profile.scores")}
          </Link>
        </div>
      )}
    </CachedPart>
  );
}

export const toProfile: Contributions = {
  texts: ["progress"],
  widgets: [{ id: "progress-profile", order: 10, component: ProfilePart }],
};

import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { useOverview } from "../use-overview.ts";
import { BadgeList, inOrder } from "./badge-list.tsx";

export function AchievementsTab() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={6}>
      {({ badges }) => <BadgeList badges={inOrder(badges)} />}
    </CachedPart>
  );
}

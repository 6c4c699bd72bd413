import { useTranslation } from "react-i18next";
import { KeptPart } from "#platform/offline/web/kept-part.tsx";
import { useOverview } from "../use-overview.ts";
import { BadgeList, inOrder } from "./badge-list.tsx";

export function AchievementsTab() {
  const { t } = useTranslation("progress");
  return (
    <KeptPart part={useOverview()} problem={t("errors.load")} lines={6}>
      {({ badges }) => <BadgeList badges={inOrder(badges)} />}
    </KeptPart>
  );
}

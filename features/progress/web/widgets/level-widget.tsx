import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { Level } from "../scores/level.tsx";
import { useOverview } from "../use-overview.ts";

/** Level beside the greeting. */
export function LevelWidget() {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useOverview()} problem={t("errors.load")} lines={2}>
      {(overview) => <Level overview={overview} />}
    </CachedPart>
  );
}

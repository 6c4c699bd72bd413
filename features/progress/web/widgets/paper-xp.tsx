import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { client, queries } from "../api.ts";

/** What the paper of the address gave. */
export function PaperXp() {
  const { paper } = useSearch({ strict: false });
  return paper === undefined ? null : <XpOf id={paper} />;
}

function XpOf({ id }: { id: string }) {
  const { t } = useTranslation("progress");
  const part = useCachedQuery<{ xp: number }>(
    `progress-paper-${id}`,
    queries.xpOfPaper.queryKey({ input: { id } }),
    (signal) => client.xpOfPaper({ id }, { signal }),
  );
  return (
    <CachedPart part={part} problem={t("errors.load")} lines={1}>
      {({ xp }) => <p>+{t("xpCount", { xp })}</p>}
    </CachedPart>
  );
}

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { Due, FirstStep } from "#platform/ui/due/due.tsx";
import { formatAgo } from "#platform/ui/format.ts";
import { useSheets } from "./list/use-sheets.ts";

/** The sheets of today on the dashboard; of a person without any, the first step. */
export function DueSheets() {
  const { t } = useTranslation("revision-sheets");
  const { data, isError, error, refetch } = useSheets("", "updated");
  const notHeld = useNotCached(error);
  const [page] = data?.pages ?? [];
  const again = () => void refetch();
  if (!page && isError)
    return (
      <PartProblem
        problem={[t("errors.load"), notHeld].filter(Boolean).join(" ")}
        onRetry={again}
      />
    );
  if (!page) return <PartPending lines={2} />;
  const { total, due, keptAt } = page;
  const to = (view: "new" | "review") => ({
    to: "/revision-sheets" as const,
    search: { view, sheet: undefined },
  });
  if (total === 0 && keptAt)
    return (
      <PartProblem problem={t("list.noneHeld", { when: formatAgo(keptAt) })} onRetry={again} />
    );
  if (total === 0)
    return (
      <FirstStep text={t("widget.first")}>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...to("new")} />}>
          {t("list.new")}
        </Button>
      </FirstStep>
    );
  return (
    <Due
      count={due}
      title={due === 0 ? t("list.upToDate") : t("widget.title", { count: due })}
      details={t("widget.sheets", { count: total })}
      action={
        due > 0 && (
          <Button renderRoot={(props) => <Link {...props} {...to("review")} />}>
            {t("widget.review")}
          </Button>
        )
      }
      held={keptAt && t("list.heldSince", { when: formatAgo(keptAt) })}
    />
  );
}

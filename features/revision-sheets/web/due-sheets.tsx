import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PartPending, PartProblem } from "#platform/offline/web/kept-part.tsx";
import { formatAgo, formatNumber } from "#platform/ui/format.ts";
import styles from "./due-sheets.module.css";
import { useSheets } from "./list/use-sheets.ts";

/** The sheets of today on the dashboard; of a person without any, the first step. */
export function DueSheets() {
  const { t } = useTranslation("revision-sheets");
  const { data, isError, refetch } = useSheets("", "updated");
  const [page] = data?.pages ?? [];
  if (!page && isError) return <PartProblem problem={t("errors.load")} onRetry={() => void refetch()} />;
  if (!page) return <PartPending lines={2} />;
  const { total, due, heldSince } = page;
  const to = (view: "new" | "review") => ({ to: "/revision-sheets" as const, search: { view, sheet: undefined } });
  if (total === 0)
    return (
      <div className={styles.first}>
        <p>{t("widget.first")}</p>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...to("new")} />}>
          {t("list.new")}
        </Button>
      </div>
    );
  return (
    <>
      <div className={styles.due}>
        <b className={styles.big}>{formatNumber(due)}</b>
        <p>
          <strong>{due === 0 ? t("list.upToDate") : t("widget.title", { count: due })}</strong>
          <span>{t("widget.sheets", { count: total })}</span>
        </p>
        {due > 0 && <Button renderRoot={(props) => <Link {...props} {...to("review")} />}>{t("widget.review")}</Button>}
      </div>
      {heldSince && <p className={styles.held}>{t("list.heldSince", { when: formatAgo(heldSince) })}</p>}
    </>
  );
}

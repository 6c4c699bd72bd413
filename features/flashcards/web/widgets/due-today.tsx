import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PartPending, PartProblem } from "#platform/offline/web/kept-part.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { useDecks } from "../study/use-decks.ts";
import styles from "./widgets.module.css";

const KINDS = ["due", "learning", "new"] as const;

/** What the decks ask today; of a person without cards, the first step. */
export function DueToday() {
  const { t } = useTranslation("flashcards");
  const { data, isError, refetch } = useDecks();
  if (!data && isError) return <PartProblem problem={t("errors.load")} onRetry={() => void refetch()} />;
  if (!data) return <PartPending lines={2} />;
  const total = (kind: (typeof KINDS)[number]) => data.decks.reduce((sum, { counts }) => sum + counts[kind], 0);
  const asked = KINDS.reduce((sum, kind) => sum + total(kind), 0);
  if (data.decks.length === 0)
    return (
      <div className={styles.first}>
        <p>{t("widget.first")}</p>
        <div className={styles.actions}>
          <Button renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "study" }} />}>
            {t("widget.starters")}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "create" }} />}
          >
            {t("widget.write")}
          </Button>
        </div>
      </div>
    );
  const details = KINDS.filter((kind) => total(kind) > 0).map((kind) =>
    t(`widget.${kind}`, { count: total(kind), shown: formatNumber(total(kind)) }),
  );
  return (
    <>
      <div className={styles.due}>
        <b className={styles.big}>{formatNumber(asked)}</b>
        <p>
          <strong>{t("widget.cards", { count: asked })}</strong>
          <span>{asked === 0 ? t("widget.done") : details.join(", ")}</span>
        </p>
        {asked > 0 && (
          <Button renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "study" }} />}>
            {t("widget.study")}
          </Button>
        )}
      </div>
      {data.heldSince && <p className={styles.held}>{t("decks.held", { date: formatDateTime(data.heldSince) })}</p>}
    </>
  );
}

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { Due, FirstStep } from "#platform/ui/due/due.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { useDecks } from "../decks/use-decks.ts";
import styles from "./widgets.module.css";

const KINDS = ["due", "learning", "new"] as const;

/** What the decks ask today; of a person without cards, the first step. */
export function DueToday() {
  const { t } = useTranslation("flashcards");
  const { data, isError, error, refetch } = useDecks();
  const notHeld = useNotCached(error);
  const again = () => void refetch();
  if (!data && isError)
    return (
      <PartProblem
        problem={[t("errors.load"), notHeld].filter(Boolean).join(" ")}
        onRetry={again}
      />
    );
  if (!data) return <PartPending lines={2} />;
  const total = (kind: (typeof KINDS)[number]) =>
    data.decks.reduce((sum, { counts }) => sum + counts[kind], 0);
  const asked = KINDS.reduce((sum, kind) => sum + total(kind), 0);
  if (data.decks.length === 0 && data.keptAt)
    return (
      <PartProblem
        problem={t("decks.noneHeld", { date: formatDateTime(data.keptAt) })}
        onRetry={again}
      />
    );
  if (data.decks.length === 0)
    return (
      <FirstStep text={t("widget.first")}>
        <div className={styles.actions}>
          <Button
            renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "study" }} />}
          >
            {t("widget.starters")}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "create" }} />}
          >
            {t("widget.write")}
          </Button>
        </div>
      </FirstStep>
    );
  const details = KINDS.filter((kind) => total(kind) > 0).map((kind) =>
    t(`widget.${kind}`, { count: total(kind), shown: formatNumber(total(kind)) }),
  );
  return (
    <Due
      count={asked}
      title={t("widget.cards", { count: asked })}
      details={asked === 0 ? t("widget.done") : details.join(", ")}
      action={
        asked > 0 && (
          <Button
            renderRoot={(props) => <Link {...props} to="/flashcards" search={{ tab: "study" }} />}
          >
            {t("widget.study")}
          </Button>
        )
      }
      held={data.keptAt && t("decks.held", { date: formatDateTime(data.keptAt) })}
    />
  );
}

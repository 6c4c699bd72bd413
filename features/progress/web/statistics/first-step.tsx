import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";

/** Nothing to count yet: what to do first. */
export function FirstStep({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation("progress");
  return (
    <EmptyState
      title={title}
      body={body}
      action={
        <Link to="/flashcards" search={{ tab: "study" }}>
          {t("statistics.study")}
        </Link>
      }
    />
  );
}

/** What is foretold and compared waits for a hundred reviews: how many are missing. */
export function TooFew({ reviews, needed }: { reviews: number; needed: number }) {
  const { t } = useTranslation("progress");
  return (
    <FirstStep
      title={t("statistics.tooFew.title", { count: needed - reviews })}
      body={t("statistics.tooFew.body", { needed, count: reviews })}
    />
  );
}

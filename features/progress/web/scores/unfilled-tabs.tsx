import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";

/** Nothing counts here yet, and no figure is shown: it says what will. */
export function ClinicalTab() {
  const { t } = useTranslation("progress");
  return (
    <EmptyState
      title={t("unfilled.clinical.title")}
      body={t("unfilled.clinical.body")}
      action={
        <Button
          variant="default"
          size="md"
          renderRoot={(props) => <Link to="/flashcards" {...props} />}
        >
          {t("unfilled.cards")}
        </Button>
      }
    />
  );
}

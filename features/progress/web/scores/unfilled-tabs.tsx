import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";

/** Nothing counts here yet, and no figure is shown: it says what will. */
function Unfilled({ source }: { source: "quiz" | "clinical" }) {
  const { t } = useTranslation("progress");
  return (
    <EmptyState
      title={t(`unfilled.${source}.title`)}
      body={t(`unfilled.${source}.body`)}
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

export const QuizTab = () => <Unfilled source="quiz" />;
export const ClinicalTab = () => <Unfilled source="clinical" />;

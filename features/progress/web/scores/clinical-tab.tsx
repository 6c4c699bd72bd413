import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { FinishedCases } from "#features/study/web/public.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";

/** Clinical cases that were finished, or the way to the first one. */
export function ClinicalTab() {
  const { t } = useTranslation("progress");
  return (
    <FinishedCases
      none={
        <EmptyState
          title={t("unfilled.clinical.title")}
          body={t("unfilled.clinical.body")}
          action={
            <Button
              variant="default"
              size="md"
              renderRoot={(props) => <Link to="/study" search={{ tab: "cases" }} {...props} />}
            >
              {t("unfilled.clinical.begin")}
            </Button>
          }
        />
      }
    />
  );
}

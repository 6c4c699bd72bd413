import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ChartFigure as Figure } from "#platform/ui/charts/chart-figure.tsx";

/** A chart of this room: its table opens with our words. */
export function ChartFigure(props: Omit<ComponentProps<typeof Figure>, "table">) {
  const { t } = useTranslation("flashcards");
  return <Figure {...props} table={t("stats.table", { title: props.title })} />;
}

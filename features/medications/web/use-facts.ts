import { useTranslation } from "react-i18next";
import type { DrugSheetView } from "../contract.ts";
import { inWords } from "./day.ts";

/** What identifies a drug and where it stands, in the order of the sheet; empty where not told. */
export function useFacts(drug: DrugSheetView["drug"], cis: string) {
  const { t } = useTranslation("medications");
  const parts = drug.parts.map(({ substance, dose, reference }) =>
    [substance, dose, reference].filter(Boolean).join(", "),
  );
  return [
    { label: t("sheet.substances"), value: [...new Set(parts)].join(" ; ") },
    { label: t("sheet.form"), value: [drug.form, drug.routes.join(", ")].join(" · ") },
    { label: t("sheet.status"), value: [drug.status, drug.market].filter(Boolean).join(" · ") },
    { label: t("sheet.day"), value: inWords(drug.day ?? "") },
    { label: t("sheet.holders"), value: drug.holders.join(", ") },
    { label: t("sheet.codes"), value: [cis, drug.atc].filter(Boolean).join(" · ") },
    ...(drug.watched ? [{ label: t("sheet.watched"), value: t("sheet.watchedYes") }] : []),
  ];
}

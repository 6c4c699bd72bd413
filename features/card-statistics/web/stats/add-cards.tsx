import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The first step of whoever has no card. */
export function AddCards() {
  const { t } = useTranslation("flashcards");
  return (
    <Link to="/flashcards" search={{ tab: "create" }}>
      {t("stats.add")}
    </Link>
  );
}

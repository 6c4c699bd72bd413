import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./statistics.module.css";

const HOMES = {
  xp: (text: string) => (
    <Link to="/scores" search={{ tab: undefined }}>
      {text}
    </Link>
  ),
  cards: (text: string) => (
    <Link to="/flashcards" search={{ tab: "stats" }}>
      {text}
    </Link>
  ),
  decks: (text: string) => (
    <Link to="/flashcards" search={{ tab: "stats" }}>
      {text}
    </Link>
  ),
  planning: (text: string) => (
    <Link to="/flashcards" search={{ tab: "planning" }}>
      {text}
    </Link>
  ),
} as const;

/** Figures that have their home on another page: named here, drawn there. */
export function Elsewhere({ figures }: { figures: readonly (keyof typeof HOMES)[] }) {
  const { t } = useTranslation("progress");
  return (
    <nav className={styles.elsewhere} aria-label={t("statistics.elsewhere.label")}>
      <ul>
        {figures.map((figure) => (
          <li key={figure}>{HOMES[figure](t(`statistics.elsewhere.${figure}`))}</li>
        ))}
      </ul>
    </nav>
  );
}

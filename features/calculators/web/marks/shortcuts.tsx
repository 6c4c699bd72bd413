import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { CalculatorSummary } from "../../contract.ts";
import styles from "../list-page.module.css";

/** Favourites or the last opened, at the top of the list; nothing while there are none. */
export function Shortcuts({
  id,
  ids,
  all,
}: {
  id: "favourites" | "recents";
  ids: readonly string[];
  all: readonly CalculatorSummary[];
}) {
  const { t } = useTranslation("calculators");
  const known = ids.flatMap((one) => all.find((summary) => summary.id === one) ?? []);
  if (known.length === 0) return null;
  return (
    <nav className={styles.shortcuts} aria-labelledby={`shortcuts-${id}`}>
      <h2 id={`shortcuts-${id}`}>{t(`marks.${id}`)}</h2>
      <ul>
        {known.map((one) => (
          <li key={one.id}>
            <Link to="/calculator/$calculatorId" params={{ calculatorId: one.id }}>
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

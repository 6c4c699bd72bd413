import { useTranslation } from "react-i18next";
import type { Show } from "../domain/calculator.ts";
import styles from "./form.module.css";

/** Points of an answer, at the end of its line; full when they count. */
export function PointsMark({
  points,
  counted,
  show,
}: {
  points: number | null;
  counted: boolean;
  show: Show;
}) {
  const { t } = useTranslation("calculators");
  if (points === null) return null;
  return (
    <span className={styles.points} data-counted={counted || undefined}>
      {t("form.pointsOf", { total: show(points, 1) })}
    </span>
  );
}

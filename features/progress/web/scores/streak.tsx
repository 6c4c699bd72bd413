import { IconFlame } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Overview } from "../../domain/wire-progress.ts";
import styles from "./scores.module.css";

type StreakOnWire = Overview["streak"];

/** What today is for the streak. It never counts down. */
const today = ({ doneToday, onCallToday }: StreakOnWire) => {
  if (doneToday) return "done";
  return onCallToday ? "onCall" : "open";
};

export function Streak({ streak }: { streak: StreakOnWire }) {
  const { t } = useTranslation("progress");
  return (
    <div className={styles.streak} data-running={streak.days > 0}>
      <IconFlame size={28} aria-hidden />
      <p>
        <b>{streak.days > 0 ? t("streak.days", { count: streak.days }) : t("streak.none")}</b>
        <span>{t(`streak.today.${today(streak)}`)}</span>
        {streak.frozen > 0 && <span>{t("streak.frozen", { count: streak.frozen })}</span>}
        {streak.longest > streak.days && (
          <span>{t("streak.longest", { count: streak.longest })}</span>
        )}
      </p>
    </div>
  );
}

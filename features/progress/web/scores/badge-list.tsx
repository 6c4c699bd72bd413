import { IconCards, IconFlame, IconListCheck, IconTrophy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { BadgeId } from "../../domain/amounts.ts";
import type { Badge } from "../../domain/wire-progress.ts";
import { dayName } from "./days.ts";
import styles from "./scores.module.css";

const ICONS: Record<BadgeId, typeof IconTrophy> = {
  dedicatedStudent: IconTrophy,
  quizExpert: IconListCheck,
  cardMaster: IconCards,
  impressiveStreak: IconFlame,
};

/** Earned first, the latest on top; then what is nearest. */
export const inOrder = (badges: readonly Badge[]): Badge[] =>
  badges.toSorted(
    (a, b) =>
      (b.earnedOn ?? "").localeCompare(a.earnedOn ?? "") ||
      b.value / b.target - a.value / a.target ||
      0,
  );

export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation("progress");
  return (
    <ul className={styles.badges}>
      {badges.map(({ id, value, target, earnedOn }) => {
        const BadgeIcon = ICONS[id];
        const reached = Math.min(value, target);
        const progress = t("badges.progress", {
          value: formatNumber(reached),
          target: formatNumber(target),
        });
        return (
          <li key={id} data-earned={earnedOn !== null}>
            <span className={styles.medal} aria-hidden>
              <BadgeIcon size={22} />
            </span>
            <p>
              <b>{t(`badges.${id}.title`)}</b>
              <span>{t(`badges.${id}.rule`, { count: target })}</span>
              {earnedOn === null ? (
                <>
                  <progress value={reached} max={target} aria-label={t(`badges.${id}.title`)} />
                  <span>{progress}</span>
                </>
              ) : (
                <span>{t("badges.earned", { date: dayName(earnedOn) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

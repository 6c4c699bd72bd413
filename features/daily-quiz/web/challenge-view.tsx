import { useTranslation } from "react-i18next";
import { inPlace } from "#platform/ui/in-place.ts";
import type { Challenge } from "../domain/wire-daily.ts";
import styles from "./daily-quiz.module.css";

/** What the person brings back this week; nothing is lost when it is not finished. */
export function ChallengeView({ challenge }: { challenge: Challenge | null }) {
  const { t } = useTranslation(["daily-quiz", "study"]);
  if (!challenge)
    return (
      <section className={styles.challenge}>
        <h3>{t("challenge.title")}</h3>
        <p>{t("challenge.none")}</p>
      </section>
    );
  const { reached, target, specialties } = challenge;
  const about = specialties.map((one) => t(`study:specialties.${one}`)).join(", ");
  return (
    <section className={styles.challenge}>
      <h3>{t("challenge.title")}</h3>
      <p>
        <b className={styles.reached}>{reached}</b> {t("challenge.of", { count: target })}
      </p>
      <div
        className={styles.pips}
        role="img"
        aria-label={t("challenge.said", { reached, count: target })}
      >
        {inPlace(
          Array.from({ length: target }, (_, at) => at < reached),
          (on) => (
            <i data-on={on || undefined} />
          ),
        )}
      </div>
      <p>
        {about !== "" && t("challenge.about", { about })}{" "}
        {t(reached === target ? "challenge.done" : "challenge.goesOn")}
      </p>
    </section>
  );
}

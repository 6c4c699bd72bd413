import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { timeZone } from "#features/study/web/public.tsx";
import { LEVELS, type Level } from "../domain/quiz.ts";
import { client, queries } from "./api.ts";
import type { CachedQuiz } from "./cached-quiz.ts";
import styles from "./daily-quiz.module.css";
import { dayName } from "./day-name.ts";

/** What today's quiz is made of, before it is begun. */
export function Intro({ quiz, onBegin }: { quiz: CachedQuiz; onBegin(): void }) {
  const { t } = useTranslation("daily-quiz");
  const cache = useQueryClient();
  const due = quiz.count - quiz.common;
  const level = useMutation({
    mutationFn: (level: Level) => client.setLevel({ level, timeZone: timeZone() }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queries.key() }),
  });
  return (
    <section className={styles.intro} aria-label={t("page.title")}>
      <p className={styles.day}>{dayName(quiz.day)}</p>
      <p className={styles.lead}>
        {t("intro.common", { count: quiz.common })} {due > 0 && t("intro.due", { count: due })}
      </p>
      <fieldset className={styles.level} disabled={level.isPending}>
        <legend>{t("level.legend")}</legend>
        {LEVELS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="daily-level"
              checked={(level.isPending ? level.variables : quiz.level) === one}
              onChange={() => level.mutate(one)}
            />
            <span>
              <b>{t(`level.${one}`)}</b> {t(`level.${one}Rule`)}
            </span>
          </label>
        ))}
      </fieldset>
      {level.isError && <p role="alert">{t("failed.save")}</p>}
      <Button size="md" disabled={level.isPending} onClick={onBegin}>
        {t("intro.begin")}
      </Button>
      <p className={styles.quiet}>{t("intro.honest")}</p>
    </section>
  );
}

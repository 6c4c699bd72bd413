import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import { ABSENT, WHY_ABSENT } from "../domain/absent.ts";
import styles from "./about.module.css";

/** What a person may look for in vain, and why it is not there. */
export function AbsentPage() {
  const { t } = useTranslation("calculators");
  return (
    <ReadingPage
      back={{ to: "/calculator", label: t("back") }}
      print={t("print")}
      title={t("absent.title")}
      header={<p className={reading.lead}>{t("absent.lead")}</p>}
    >
      <div className={styles.about}>
        {WHY_ABSENT.map((why) => (
          <section key={why} aria-labelledby={`absent-${why}`}>
            <h2 id={`absent-${why}`}>
              {ABSENT.filter((one) => one.why === why)
                .map(({ id }) => t(`absent.names.${id}`))
                .join(" · ")}
            </h2>
            <p>{t(`absent.why.${why}`)}</p>
          </section>
        ))}
      </div>
      <Notice>{t("notice")}</Notice>
    </ReadingPage>
  );
}

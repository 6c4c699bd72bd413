import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { splitPages } from "../../domain/split.ts";
import { PassageText } from "../passage-text.tsx";
import styles from "../protocols.module.css";

const FIRST = 12;

/** The passages as the assistant would cite them, before anything is saved. */
export function Preview({
  pages,
  recognised,
}: {
  pages: readonly string[];
  /** Read in a picture: figures may be wrong. */
  recognised: boolean;
}) {
  const { t } = useTranslation("protocols");
  const [whole, setWhole] = useState(false);
  const given = useDeferredValue(pages);
  const passages = useMemo(() => splitPages(given), [given]);
  if (passages.length === 0) return null;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t("form.preview", { count: passages.length })}</h2>
      <p className={styles.hint}>{t("form.previewHint")}</p>
      {recognised && <p className={styles.fault}>{t("form.recognised")}</p>}
      {passages.slice(0, whole ? undefined : FIRST).map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn again as a whole.
        <div key={at}>
          {passage.heading !== "" && passage.heading !== passages[at - 1]?.heading && (
            <h3 lang="fr">{passage.heading}</h3>
          )}
          <div className={styles.passage}>
            <PassageText text={passage.text} />
            {passage.page !== null && (
              <span className={styles.page}>{t("page.number", { page: passage.page })}</span>
            )}
          </div>
        </div>
      ))}
      {!whole && passages.length > FIRST && (
        <button type="button" className={styles.write} onClick={() => setWhole(true)}>
          {t("form.previewAll", { count: passages.length })}
        </button>
      )}
    </section>
  );
}

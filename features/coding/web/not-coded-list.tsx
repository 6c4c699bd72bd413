import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CodedView } from "../contract.ts";
import styles from "./coding.module.css";

/** What was read and left: it proves that a denial was understood. */
export function NotCodedList({ notCoded }: Pick<CodedView, "notCoded">) {
  const { t } = useTranslation("coding");
  const id = useId();
  if (notCoded.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.left}>
      <h2 id={id}>{t("result.notCoded")}</h2>
      <ul>
        {notCoded.map(({ words, code, label, place, reason }) => (
          <li key={`${code} ${place.start}`}>
            <span>
              <q>{words}</q>{" "}
              <small lang="fr">
                {code} {label}
              </small>
            </span>
            <small>{t(reason.key, reason.vars ?? {})}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

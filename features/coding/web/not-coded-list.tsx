import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CodedView } from "../contract.ts";
import styles from "./coding.module.css";

type NotCoded = CodedView["notCoded"];
const HYPOTHESIS = "said.possible";

/** What was read and left: it proves that a denial was understood. Hypotheses stand apart. */
export function NotCodedList({ notCoded }: Pick<CodedView, "notCoded">) {
  const { t } = useTranslation("coding");
  const supposed = notCoded.filter(({ reason }) => reason.key === HYPOTHESIS);
  const others = notCoded.filter(({ reason }) => reason.key !== HYPOTHESIS);
  return (
    <>
      <ReadWords title={t("result.hypotheses")} words={supposed} />
      <ReadWords title={t("result.notCoded")} words={others} />
    </>
  );
}

function ReadWords({ title, words: read }: { title: string; words: NotCoded }) {
  const { t } = useTranslation("coding");
  const id = useId();
  if (read.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.left}>
      <h2 id={id}>{title}</h2>
      <ul>
        {read.map(({ words, code, label, place, reason }) => (
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

import { useTranslation } from "react-i18next";
import type { Dose, Population } from "#platform/ai/toolbox.ts";
import type { Maximum, Never } from "../../domain/dose/rows.ts";
import { amountText, bandText } from "../../domain/dose/words.ts";
import styles from "./dose.module.css";
import { SlotText } from "./slots.tsx";

const SHAPE = { maximum: "max", "rate-ceiling": "max", threshold: "stop", target: "aim" } as const;
const FIGURE = { max: styles.cap, stop: styles.threshold, aim: styles.aim };

/** "de glucose", "d’insuline rapide". */
const of = (drug: string) => (/^[aeiouyàâéèêëîïôöûùœh]/iu.test(drug) ? `d’${drug}` : `de ${drug}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A ceiling, a threshold or a target: a sentence with a figure, never the shape of something to
 * give.
 */
export function LimitRow({ dose, population }: { dose: Dose; population: Population | undefined }) {
  const { t } = useTranslation("guidelines");
  const kind = dose.kind as keyof typeof SHAPE;
  const shape = SHAPE[kind];
  const bound = dose.bound === undefined || shape === "max" ? "" : `${dose.bound}\u00a0`;
  const figure = <b className={FIGURE[shape]}>{`${bound}${amountText(dose)}`}</b>;
  const where = [dose.salt, dose.route, dose.rate, dose.dilution];
  const how = where.filter((part) => part !== undefined && part !== "").join(", ");
  const when = [bandText(dose), dose.condition]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
  return (
    <li className={styles.dose} data-kind={shape}>
      <span className={styles.kind}>{t(`dose.kind.${kind}`)}</span>
      <span className={styles.limit} lang="fr">
        {dose.measure === undefined ? (
          <>
            {figure} {of(dose.drug)}
          </>
        ) : (
          <>
            {capital(dose.measure)} {figure}
          </>
        )}
        {how !== "" && `, ${how}`}
        {when !== "" && ` (${when})`}
        {dose.action !== undefined && `\u00a0: ${dose.action}`}
        {dose.population !== population && (
          <span lang=""> ({t(`populations.${dose.population}`)})</span>
        )}
        .
      </span>
    </li>
  );
}

const PER = { dose: "par dose", day: "par jour", total: "au total" } as const;

/** The maximum that a dose carries. */
export function MaximumRow({ maximum }: { maximum: Maximum }) {
  const { t } = useTranslation("guidelines");
  return (
    <li className={styles.dose} data-kind="max">
      <span className={styles.kind}>{t("dose.kind.maximum")}</span>
      <span className={styles.limit} lang="fr">
        <b className={styles.cap}>{amountText(maximum)}</b> {of(maximum.drug)} {PER[maximum.per]}
        {maximum.for === undefined ? "" : `, pour ${maximum.for}`}
        {maximum.when === undefined ? "" : ` (${maximum.when})`}.
      </span>
    </li>
  );
}

/** What forbids: a drug it must not meet, or a person who must not have it. */
export function NeverRow({ never }: { never: Never }) {
  const { t } = useTranslation("guidelines");
  const { drugs, kind, text, see } = never;
  const subject = drugs.length > 0 ? capital(drugs.join(", ")) : "";
  return (
    <li className={styles.dose} data-kind="never">
      <span className={styles.kind}>{t("dose.kind.never")}</span>
      <span className={styles.limit} lang="fr">
        {kind === "tie" ? (
          `${subject} avec ${never.with}${text === "" ? "" : `\u00a0: ${text}`}`
        ) : (
          <Condition subject={subject} text={text} see={see} />
        )}
        .
      </span>
    </li>
  );
}

/** "Si grossesse", or the passage where what forbids is to be read: its title is no condition. */
function Condition({ subject, text, see }: { subject: string } & Pick<Never, "text" | "see">) {
  if (!see) return subject === "" ? `Si ${text}` : `${subject} si ${text}`;
  return (
    <>
      {subject === "" ? "Sans" : `${subject} sans`} ses contre-indications lues{"\u00a0"}:{" "}
      <SlotText slot={see} />
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { Dose, Population } from "#platform/ai/toolbox.ts";
import { doseSheet } from "../../domain/dose/rows.ts";
import styles from "./dose.module.css";
import { GivenRow } from "./given-row.tsx";
import { LimitRow, MaximumRow, NeverRow } from "./limit-rows.tsx";
import { DoseSlots } from "./slots.tsx";

interface Props {
  doses: readonly Dose[];
  /**
   * Weight of the person, in kg; null where one may be given and is not yet; absent where it cannot
   * be.
   */
  weight?: number | null | undefined;
  /**
   * Whom the page is about: a row for someone else says so. Absent: every row says for whom it is.
   */
  population?: Population | undefined;
  /** The doctors of the installation do not use it: struck, never a prescription. */
  banned?: boolean | undefined;
  /** Id of the sheet they come from, where they are shown outside of it. */
  from?: string | undefined;
}

/**
 * The doses of a passage, the same on a sheet, in an answer, on a card and on paper. The kind of a
 * row is a word, a rail and a shape: only what is to be given looks like a prescription; a limit is
 * a sentence.
 */
export function DoseRows({ doses, weight, population, banned, from }: Props) {
  const { t } = useTranslation("guidelines");
  if (doses.length === 0) return null;
  const { given, maxima, limits, never, slots } = doseSheet(doses);
  return (
    <div className={styles.group} {...(banned ? { "data-banned": true } : {})}>
      <ol className={styles.rows} aria-label={t("doses")}>
        {given.map((dose) => (
          <GivenRow
            key={JSON.stringify(dose)}
            dose={dose}
            weight={weight}
            population={population}
            from={from}
          />
        ))}
        {maxima.map((maximum) => (
          <MaximumRow key={JSON.stringify(maximum)} maximum={maximum} />
        ))}
        {limits.map((dose) => (
          <LimitRow key={JSON.stringify(dose)} dose={dose} population={population} />
        ))}
        {never.map((one) => (
          <NeverRow key={JSON.stringify(one)} never={one} />
        ))}
      </ol>
      <DoseSlots slots={slots} />
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { DoseRows, PassageGrade } from "#features/guidelines/web/public.tsx";
import type { ChecklistStep } from "../contract.ts";
import styles from "./checklists.module.css";

type Dosed = ChecklistStep["doses"][number];
type Shown = Dosed["limits"][number];

/** Every row of the passages that a step doses with, what limits them, and where they come from. */
export function StepDoses({ step, weight }: { step: ChecklistStep; weight: number | null }) {
  const { t } = useTranslation("checklists");
  return (
    <>
      {step.doses.map((dosed) => (
        <Rows key={`${dosed.sheet}#${dosed.anchor}`} dosed={dosed} weight={weight} />
      ))}
      {step.withheld.length > 0 && <p role="note">{t("withheld")}</p>}
      <StepPassage step={step} />
    </>
  );
}

function Rows({ dosed, weight }: { dosed: Dosed; weight: number | null }) {
  const { t } = useTranslation("checklists");
  const { sheet, population, rows, limits, grade, references } = dosed;
  const names = references.map(({ organisation, year }) =>
    year === null ? organisation : `${organisation} ${year}`,
  );
  return (
    <div>
      <DoseRows doses={rows} weight={weight} population={population} from={sheet} />
      {limits.map((limit) => (
        <Limit key={`${limit.sheet}#${limit.anchor}`} limit={limit} weight={weight} />
      ))}
      <p className={styles.from}>
        {t("from")} <span lang="">{names.join(", ")}</span>. <PassageGrade grade={grade} />
      </p>
    </div>
  );
}

function Limit({ limit, weight }: { limit: Shown; weight: number | null }) {
  const { t } = useTranslation("checklists");
  const { sheet, text, rows, population } = limit;
  return (
    <div className={styles.limit} role="note" aria-label={t("limit")}>
      <b>{t("limit")}</b>
      <p lang="fr">{text}</p>
      <DoseRows doses={rows} weight={weight} population={population} from={sheet} />
    </div>
  );
}

function StepPassage({ step: { passage, doses, withheld } }: { step: ChecklistStep }) {
  const { t } = useTranslation("checklists");
  const [first] = doses;
  const target = first ? `${first.sheet}#${first.anchor}` : (withheld[0] ?? passage);
  const [sheetId = "", anchor = ""] = target?.split("#") ?? [];
  if (sheetId === "") return null;
  return (
    <p>
      <Link to="/guidelines/$sheetId" params={{ sheetId }} hash={anchor}>
        {t("seePassage")}
      </Link>
    </p>
  );
}

export const isDosed = ({ doses, withheld }: ChecklistStep): boolean =>
  doses.length + withheld.length > 0;

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { DoseRows } from "#features/guidelines/web/public.tsx";
import type { ChecklistStep } from "../contract.ts";

/** Every row of the passages that a step doses with, and the passage where they stand. */
export function StepDoses({ step, weight }: { step: ChecklistStep; weight: number | null }) {
  const { t } = useTranslation("checklists");
  return (
    <>
      {step.doses.map(({ sheet, anchor, population, rows }) => (
        <div key={`${sheet}#${anchor}`}>
          <DoseRows doses={rows} weight={weight} population={population} from={sheet} />
        </div>
      ))}
      {step.withheld.length > 0 && <p role="note">{t("withheld")}</p>}
      <StepPassage step={step} />
    </>
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

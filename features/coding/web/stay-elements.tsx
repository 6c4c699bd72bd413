import { useTranslation } from "react-i18next";
import { type Correction, correctedLines, type ShownLine } from "../domain/corrections.ts";
import { relatedRule } from "../domain/related-diagnosis.ts";
import { RuleText } from "./billing-list.tsx";
import styles from "./coding.module.css";
import type { ReadCoding } from "./coding-result.tsx";

interface StayElementsProps {
  coding: ReadCoding;
  corrections: readonly Correction[];
  /** What the person gave of the stay; empty when they did not. */
  ghm: string;
  days: string;
}

const codesOf = (lines: readonly ShownLine[]) => lines.map(({ code }) => code).join(", ");

/** What a group of stays depends on, present or absent, then what would make the coding more precise. */
export function StayElements({ coding: { coded }, corrections, ghm, days }: StayElementsProps) {
  const { t } = useTranslation("coding");
  const diagnoses = correctedLines(coded.cim10, corrections, "cim10");
  const acts = correctedLines(coded.ccam, corrections, "ccam");
  const at = (position: string) => diagnoses.filter((line) => line.position === position);
  const elements: [key: string, value: string][] = [
    ["principal", codesOf(at("principal"))],
    ["related", codesOf(at("related"))],
    ["associated", codesOf(at("associated"))],
    ["acts", codesOf(acts)],
    ["ghm", ghm],
    ["days", days],
  ];
  const open = [...diagnoses, ...acts].filter(({ missing }) => missing.length > 0);
  const isUnled = at("principal").length === 0;
  return (
    <>
      <h3>{t("stay.elements")}</h3>
      <ul>
        {elements.map(([key, value]) => (
          <li key={key}>
            {t("line.of", {
              label: t(`stay.element.${key}`),
              value: t(value === "" ? "stay.absent" : "stay.present"),
            })}
            {value !== "" && ` (${value})`}
          </li>
        ))}
      </ul>
      <Positions coded={coded} principal={at("principal")[0]?.code} />
      <h3>{t("stay.comments")}</h3>
      <ul>
        {isUnled && <li className={styles.missing}>{t("stay.noPrincipal")}</li>}
        {open.map(({ code, missing }) => (
          <li key={code}>
            {t("line.of", {
              label: code,
              value: missing.map(({ key, vars }) => t(key, vars ?? {})).join(" "),
            })}
          </li>
        ))}
        {!isUnled && open.length === 0 && <li>{t("stay.noComment")}</li>}
      </ul>
    </>
  );
}

/** What the principal diagnosis makes of the related one, then where the rules of positions stand. */
function Positions({ coded, principal }: Pick<ReadCoding, "coded"> & { principal?: string }) {
  const { t } = useTranslation("coding");
  const { related } = coded;
  if (related === null) return null;
  const proposed = coded.cim10.find(({ position }) => position === "principal")?.code;
  const several = principal === proposed && related.candidates.length > 1;
  return (
    <>
      {principal !== undefined && (
        <p>
          {t(`related.${relatedRule(principal)}`, { code: principal })}
          {several && ` ${t("related.several", { codes: related.candidates.join(", ") })}`}
        </p>
      )}
      <p className={styles.small}>{t("related.types")}</p>
      <RuleText source="positions" />
      <RuleText source="chapterXXI" />
    </>
  );
}

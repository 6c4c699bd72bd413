import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { RunFacts } from "../../domain/run.ts";
import styles from "../checklists.module.css";

interface Props {
  title: string;
  /** Begun on the clock of this device. */
  facts: RunFacts;
  /** Present when several telephones follow. */
  code: string | undefined;
  /** How many the checklist has; unknown of one that is not in the list. */
  steps: number | undefined;
  children: ReactNode;
}

/** A run that goes on, told from another one of the same checklist. */
export function GoingLine({ title, facts, code, steps, children }: Props) {
  const { t } = useTranslation("checklists");
  const { place, startedAt, behind, weight } = facts;
  const at = formatDate(new Date(startedAt), { timeStyle: "short" });
  const about = [
    ...(place === "" ? [] : [place]),
    t("going.since", { at }),
    ...(steps === undefined ? [] : [t("going.steps", { behind, steps })]),
    ...(weight === "" ? [] : [t("going.weight", { weight })]),
    ...(code === undefined ? [] : [t("going.code", { code })]),
  ];
  return (
    <div className={styles.going}>
      <p>
        <span lang="fr">{title}</span> <small>{about.join(" · ")}</small>
      </p>
      {children}
    </div>
  );
}

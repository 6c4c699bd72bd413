import { useState } from "react";
import type { SheetPassageView, SheetView } from "../contract.ts";
import { DoseRows } from "./dose/dose-rows.tsx";
import styles from "./passage.module.css";
import { PassageProof } from "./passage-proof.tsx";

interface Props {
  passage: SheetPassageView;
  sheet: SheetView;
  targeted: boolean;
  /** Weight of the person, in kg, when one was given. */
  weight: number | null;
}

/**
 * One citable statement: its anchor, its doses, and one mark that says what was read of its
 * sources.
 */
export function SheetPassage({ passage, sheet, targeted, weight }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <li
      id={passage.anchor}
      tabIndex={-1}
      data-anchor
      className={styles.passage}
      {...(targeted ? { "data-targeted": true } : {})}
    >
      <p lang="fr">{passage.text}</p>
      <PassageProof passage={passage} sheet={sheet} open={open} onToggle={() => setOpen(!open)} />
      <DoseRows doses={passage.doses} weight={weight} population={sheet.population} />
    </li>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetPassageView, SheetView } from "../contract.ts";
import { DoseRows } from "./dose/dose-rows.tsx";
import { AVOIDED, avoidedOf } from "./local/avoided.ts";
import local from "./local/local.module.css";
import { LocalNotes } from "./local/local-notes.tsx";
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
 * sources. What is not to be used here is said before it, and is struck once asked for.
 */
export function SheetPassage({ passage, sheet, targeted, weight }: Props) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const avoided = avoidedOf(passage, sheet);
  const whole = avoided === null || shown;
  return (
    <li
      id={passage.anchor}
      tabIndex={-1}
      data-anchor
      className={styles.passage}
      {...(targeted ? { "data-targeted": true } : {})}
    >
      <div className={styles.words}>
        {avoided !== null && (
          <Avoided by={avoided} shown={shown} onToggle={() => setShown(!shown)} />
        )}
        {whole && (
          <p lang="fr" {...(avoided === null ? {} : { className: local.struck })}>
            {passage.text}
          </p>
        )}
        <LocalNotes local={passage.local} />
      </div>
      <PassageProof passage={passage} sheet={sheet} open={open} onToggle={() => setOpen(!open)} />
      {whole && (
        <DoseRows
          doses={passage.doses}
          weight={weight}
          population={sheet.population}
          banned={avoided !== null}
        />
      )}
    </li>
  );
}

function Avoided(props: { by: "mine" | "everybody"; shown: boolean; onToggle(): void }) {
  const { t } = useTranslation("guidelines");
  const { by, shown, onToggle } = props;
  return (
    <p className={local.avoided}>
      {t(AVOIDED[by])}
      <button type="button" aria-expanded={shown} onClick={onToggle}>
        {t(shown ? "local.hide" : "local.show")}
      </button>
    </p>
  );
}

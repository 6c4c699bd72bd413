// Ways of saying a dose, each against one passage: the same dose in other words must hold, another
// dose must be marked. Written before the reading of doses was tuned on them.
import type { Passage } from "#platform/ai/toolbox.ts";
import { dose, passage } from "./dose-passages.ts";

const ADRENALINE = passage(
  "Adrénaline 0,5 mg IM dans la cuisse, à répéter après 5 min si besoin.",
  "adult",
  dose("adrénaline", "0,5", "mg", "IM", "à répéter après 5 min si besoin", "adult"),
);
const PITFALL: Passage = {
  ...passage("Ne jamais injecter 1 mg d’adrénaline IV en bolus hors arrêt cardiaque.", "adult"),
  section: "pitfalls",
};
const CEFTRIAXONE = passage(
  "Ceftriaxone 1 g IV une fois par jour.",
  "adult",
  dose("ceftriaxone", "1", "g", "IV", "une fois par jour", "adult"),
);
const AMOXICILLIN = passage(
  "Amoxicilline 1 g per os toutes les 8 h pendant 7 jours.",
  "adult",
  dose("amoxicilline", "1", "g", "PO", "toutes les 8 h", "adult"),
);
const BOTH = passage(
  "Adulte : adrénaline 0,5 mg IM. Enfant : adrénaline 0,01 mg/kg IM, maximum 0,5 mg.",
  "all",
  dose("adrénaline", "0,5", "mg", "IM", "", "adult"),
  dose("adrénaline", "0,01", "mg/kg", "IM", "", "child"),
);

const POTASSIUM = passage(
  "Chlorure de potassium 4 g dans 1 L, IV lente, jamais en IVD.",
  "adult",
  dose("chlorure de potassium", "4", "g", "IV lente", "", "adult"),
);

export interface Wording {
  passages: readonly Passage[];
  answer: string;
  /** What is marked; nothing when the dose is that of the passage. */
  marked: readonly string[];
}
const same = (passages: readonly Passage[], answer: string): Wording => ({
  passages,
  answer,
  marked: [],
});
const other = (passages: readonly Passage[], answer: string, ...marked: string[]): Wording => ({
  passages,
  answer,
  marked,
});

export const WORDINGS_FIRST: readonly Wording[] = [
  same([POTASSIUM], "Chlorure de potassium 4 g en IV lente, jamais en IVD [1]."),
  other([POTASSIUM], "Chlorure de potassium 4 g en IVD [1].", "4 g"),
  other([POTASSIUM], "Give potassium chloride 4 g as an IV push [1].", "4 g"),
  same([AMOXICILLIN], "Amoxicillin 1 g by mouth, as needed [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 gramme IV une fois par jour [1]."),
  same([ADRENALINE], "Adrénaline 0,5 mg IM [1]."),
  same([ADRENALINE], "Adrénaline 0,5 mg IM, à renouveler toutes les 5 min si besoin [1]."),
  same([ADRENALINE], "Adrénaline 0,5 mg IM (et non IV), à répéter après 5 min [1]."),
  same([ADRENALINE], "Adrénaline 0,5 mg par voie intramusculaire, jamais IV [1]."),
  same([ADRENALINE], "Give adrenaline 0.5 mg IM, repeat every 5 minutes if needed [1]."),
  same([ADRENALINE], "Adrenalina 0,5 mg IM, no IV, repetir a los 5 minutos [1]."),
  // A conversion is the reader's to check: it is marked, by decision.
  other([ADRENALINE], "Adrénaline 500 µg IM [1].", "500 µg"),
  other([ADRENALINE], "Adrénaline 0,5 mg IV [1].", "0,5 mg"),
  other([ADRENALINE], "Adrénaline 5 mg IM [1].", "5 mg"),
  other([ADRENALINE], "Adrénaline 0,5 mg IM toutes les 20 min [1].", "0,5 mg", "20 min"),
  same([PITFALL], "Ne pas injecter 1 mg d’adrénaline IV en bolus [1]."),
  same([PITFALL], "Jamais 1 mg d’adrénaline IV hors arrêt cardiaque [1]."),
  other([PITFALL], "Adrénaline 1 mg IV [1].", "1 mg"),
  other([PITFALL], "Injecter 1 mg d’adrénaline IV en bolus [1].", "1 mg"),
  other([ADRENALINE, PITFALL], "Adrénaline 1 mg IV en bolus [1][2].", "1 mg"),
  same([CEFTRIAXONE], "Ceftriaxone 1 g IV toutes les 24 h [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 g/j IV [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 g IV 1 fois/j [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 g IV 1/j [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 g IV once daily [1]."),
  same([CEFTRIAXONE], "Ceftriaxona 1 g IV una vez al día [1]."),
  same([CEFTRIAXONE], "Ceftriaxone 1 g IV par 24 h [1]."),
  other([CEFTRIAXONE], "Ceftriaxone 1 g IV toutes les 12 h [1].", "1 g", "12 h"),
  other([CEFTRIAXONE], "Ceftriaxone 1 g IV deux fois par jour [1].", "1 g"),
  same([AMOXICILLIN], "Amoxicilline 1 g PO trois fois par jour [1]."),
  same([AMOXICILLIN], "Amoxicillin 1 g orally three times daily [1]."),
  same([AMOXICILLIN], "Amoxicilina 1 g vía oral tres veces al día [1]."),
  same([AMOXICILLIN], "Amoxicilline 1 g x 3/j per os [1]."),
  same([AMOXICILLIN], "Amoxicilline 3 g/j en 3 prises per os [1]."),
  other([AMOXICILLIN], "Amoxicilline 1 g IV toutes les 8 h [1].", "1 g"),
  same(
    [BOTH],
    "| | Adulte | Enfant |\n|---|---|---|\n| Adrénaline IM | 0,5 mg | 0,01 mg/kg |\n[1]",
  ),
  other(
    [BOTH],
    "| | Adulte | Enfant |\n|---|---|---|\n| Adrénaline IM | 0,01 mg/kg | 0,5 mg |\n[1]",
    "0,01 mg/kg",
    "0,5 mg",
  ),
  same(
    [BOTH],
    "| Population | Adrénaline IM |\n|---|---|\n| Adulte | 0,5 mg |\n| Enfant | 0,01 mg/kg |\n[1]",
  ),
];

// The answer shown on the home page quotes the shipped sheet word for word (whole sentences); a test compares it
// with the content, so that the page never shows what the product would not answer.
export interface DemoPassage {
  /** Passage of features/guidelines/content/anaphylaxie.yaml. */
  id: string;
  text: string;
  /** Numbers of the sources below. */
  sources: readonly number[];
}

export const DEMO_SHEET = "anaphylaxie";

export const DEMO_PASSAGES: readonly DemoPassage[] = [
  {
    id: "f2",
    text: "Anaphylaxie de l’adulte et de l’adolescent de plus de 12 ans : adrénaline 0,5 mg IM (0,5 mL de solution à 1 mg/mL, non diluée) à la face antérolatérale de la cuisse, sans attendre la voie veineuse ni l’hypotension.",
    sources: [1, 2],
  },
  {
    id: "f4",
    text: "Anaphylaxie persistante : répéter l’adrénaline IM à la même dose toutes les 5 min tant que persistent des signes respiratoires ou circulatoires.",
    sources: [1, 2],
  },
];

/** Shown as the alert block. */
export const DEMO_ALERT: DemoPassage = {
  id: "p1",
  text: "Piège de l’anaphylaxie : retarder l’adrénaline au profit des corticoïdes ou des antihistaminiques.",
  sources: [1],
};

export const DEMO_SOURCES: readonly { organisation: string; title: string; year: number }[] = [
  {
    organisation: "SFMU, SFA, GFRUP, SP2A",
    title: "Prise en charge de l’anaphylaxie en médecine d’urgence. Recommandations",
    year: 2016,
  },
  {
    organisation: "Resuscitation Council UK",
    title: "Emergency treatment of anaphylaxis: guidelines for healthcare providers",
    year: 2021,
  },
];

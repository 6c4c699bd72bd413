// The nine modes as contracts: what an answer is made of, in which order, and what may not be
// missing. Both minds keep them: the documentary mind fills the sections from the library, the
// model is asked for them and checked.
import { fold } from "#platform/search/normalise.ts";
import type { Mode, Section } from "./modes.ts";
import type { QuestionLanguage } from "./question.ts";

type Words = Readonly<Record<QuestionLanguage, string>>;

export interface ContractSection {
  id: string;
  title: Words;
  /** Said to be missing when a model's answer does not have it. */
  mandatory: boolean;
  /** Sections of the library's sheets that fill it, in order. */
  from: readonly Section[];
}

export interface ModeContract {
  sections: readonly ContractSection[];
  /** Questions to begin with. */
  starters: Readonly<Record<QuestionLanguage, readonly string[]>>;
}

const section = (
  id: string,
  fr: string,
  en: string,
  es: string,
  from: readonly Section[] = [],
  mandatory = true,
): ContractSection => ({ id, title: { fr, en, es }, mandatory, from });
const optional = (...given: Parameters<typeof section>): ContractSection => ({
  ...section(...given),
  mandatory: false,
});

const RED_FLAGS = section("redFlags", "Signaux d’alarme", "Red flags", "Signos de alarma", [
  "redFlags",
]);

export const CONTRACTS: Readonly<Record<Mode, ModeContract>> = {
  general: {
    // A short question is given a short answer: nothing is mandatory here.
    sections: [
      optional("redFlags", "Signaux d’alarme", "Red flags", "Signos de alarma", ["redFlags"]),
      optional("conduct", "Conduite à tenir", "What to do", "Qué hacer", [
        "firstMinutes",
        "treatment",
      ]),
      optional("examinations", "Examens", "Investigations", "Exploraciones", ["examinations"]),
      optional("orientation", "Orientation", "Disposition", "Destino del paciente", [
        "orientation",
      ]),
    ],
    starters: {
      fr: [
        "Anaphylaxie\u00a0: dose d’adrénaline chez l’adulte",
        "Embolie pulmonaire grave\u00a0: conduite à tenir",
        "Hyperkaliémie\u00a0: signes de gravité et traitement",
        "AVC ischémique\u00a0: critères et délai de thrombolyse",
      ],
      en: [
        "Anaphylaxis: adrenaline dose in adults",
        "Severe pulmonary embolism: what to do",
        "Hyperkalaemia: signs of severity and treatment",
        "Ischaemic stroke: criteria and time window for thrombolysis",
      ],
      es: [
        "Anafilaxia: dosis de adrenalina en el adulto",
        "Embolia pulmonar grave: qué hacer",
        "Hiperpotasemia: signos de gravedad y tratamiento",
        "Ictus isquémico: criterios y plazo de la trombólisis",
      ],
    },
  },
  diagnostic: {
    sections: [
      section("hypotheses", "Hypothèses", "Hypotheses", "Hipótesis", ["definition"]),
      RED_FLAGS,
      section(
        "examinations",
        "Examens discriminants",
        "Discriminating tests",
        "Pruebas discriminantes",
        ["examinations"],
      ),
      optional("pitfalls", "Pièges", "Pitfalls", "Errores frecuentes", ["pitfalls"]),
    ],
    starters: {
      fr: [
        "Douleur thoracique aiguë\u00a0: diagnostics à ne pas manquer",
        "Céphalée brutale\u00a0: hypothèses et examens",
        "Dyspnée aiguë avec sibilants chez un fumeur",
      ],
      en: [
        "Acute chest pain: diagnoses not to miss",
        "Thunderclap headache: hypotheses and tests",
        "Acute dyspnoea with wheezing in a smoker",
      ],
      es: [
        "Dolor torácico agudo: diagnósticos que no hay que pasar por alto",
        "Cefalea súbita: hipótesis y pruebas",
        "Disnea aguda con sibilancias en un fumador",
      ],
    },
  },
  priseEnCharge: {
    sections: [
      RED_FLAGS,
      section("firstMinutes", "Premières minutes", "First minutes", "Primeros minutos", [
        "firstMinutes",
      ]),
      section("treatment", "Traitements et doses", "Treatments and doses", "Tratamientos y dosis", [
        "treatment",
      ]),
      section("orientation", "Orientation", "Disposition", "Destino del paciente", ["orientation"]),
    ],
    starters: {
      fr: [
        "Choc septique\u00a0: première heure",
        "Asthme aigu grave\u00a0: traitement et doses",
        "État de mal épileptique\u00a0: deuxième ligne",
      ],
      en: [
        "Septic shock: first hour",
        "Acute severe asthma: treatment and doses",
        "Status epilepticus: second line",
      ],
      es: [
        "Choque séptico: primera hora",
        "Asma aguda grave: tratamiento y dosis",
        "Estado epiléptico: segunda línea",
      ],
    },
  },
  formation: {
    sections: [
      section("essentials", "L’essentiel", "Key points", "Lo esencial", ["redFlags", "definition"]),
      section("reasoning", "Raisonnement", "Reasoning", "Razonamiento", [
        "examinations",
        "treatment",
      ]),
      section("pitfalls", "Pièges", "Pitfalls", "Errores frecuentes", ["pitfalls"]),
      optional(
        "questions",
        "Questions pour s’évaluer",
        "Questions to test yourself",
        "Preguntas de autoevaluación",
      ),
    ],
    starters: {
      fr: [
        "Explique-moi le choc septique",
        "Hyperkaliémie et ECG\u00a0: ce qu’il faut retenir",
        "Les pièges de l’acidocétose diabétique",
      ],
      en: [
        "Teach me septic shock",
        "Hyperkalaemia and the ECG: what to remember",
        "Pitfalls of diabetic ketoacidosis",
      ],
      es: [
        "Explícame el choque séptico",
        "Hiperpotasemia y ECG: qué recordar",
        "Los errores en la cetoacidosis diabética",
      ],
    },
  },
  these: {
    sections: [
      section(
        "context",
        "Contexte et état des connaissances",
        "Background",
        "Contexto y estado de la cuestión",
        ["definition"],
      ),
      section("question", "Question et objectif", "Question and aim", "Pregunta y objetivo"),
      section("method", "Méthode", "Method", "Método", ["examinations", "treatment"]),
      optional("limits", "Biais et limites", "Bias and limits", "Sesgos y límites"),
    ],
    starters: {
      fr: [
        "Un sujet de thèse sur l’anaphylaxie aux urgences",
        "Quel critère de jugement pour une étude sur la BPCO\u00a0?",
      ],
      en: [
        "A thesis subject on anaphylaxis in the emergency department",
        "Which end point for a study on COPD?",
      ],
      es: [
        "Un tema de tesis sobre la anafilaxia en urgencias",
        "¿Qué criterio de valoración para un estudio sobre la EPOC?",
      ],
    },
  },
  pmsi: {
    sections: [
      section("principal", "Diagnostic principal", "Principal diagnosis", "Diagnóstico principal", [
        "definition",
      ]),
      section(
        "associated",
        "Diagnostics associés",
        "Associated diagnoses",
        "Diagnósticos asociados",
        ["examinations"],
      ),
      section(
        "evidence",
        "Éléments du dossier à tracer",
        "What the record must show",
        "Lo que debe constar en la historia",
        ["orientation"],
      ),
    ],
    starters: {
      fr: [
        "Coder un séjour pour embolie pulmonaire",
        "Quels éléments tracer pour un choc septique\u00a0?",
      ],
      en: ["Code a stay for pulmonary embolism", "What must the record show for septic shock?"],
      es: [
        "Codificar un ingreso por embolia pulmonar",
        "¿Qué debe constar para un choque séptico?",
      ],
    },
  },
  rsca: {
    sections: [
      section("story", "Récit", "Account", "Relato", ["redFlags"]),
      section(
        "problems",
        "Problèmes et questions",
        "Problems and questions",
        "Problemas y preguntas",
        ["definition"],
      ),
      section("answers", "Réponses argumentées", "Reasoned answers", "Respuestas razonadas", [
        "examinations",
        "treatment",
        "orientation",
      ]),
      section("lessons", "Ce que j’ai appris", "What I learned", "Lo que he aprendido", [
        "pitfalls",
      ]),
    ],
    starters: {
      fr: [
        "RSCA\u00a0: une douleur thoracique en garde",
        "Structurer le récit d’une anaphylaxie chez l’enfant",
      ],
      en: [
        "Reflective account: chest pain on call",
        "Structure the account of an anaphylaxis in a child",
      ],
      es: [
        "Relato reflexivo: un dolor torácico de guardia",
        "Estructurar el relato de una anafilaxia en un niño",
      ],
    },
  },
  analysePrescriptions: {
    sections: [
      section("alerts", "Alertes", "Alerts", "Alertas", ["redFlags"]),
      section("lines", "Ligne par ligne", "Line by line", "Línea por línea", ["treatment"]),
      section("proposals", "Propositions", "Proposals", "Propuestas", ["pitfalls"]),
    ],
    starters: {
      fr: [
        "Énoxaparine et insuffisance rénale\u00a0: que vérifier\u00a0?",
        "Colchicine et macrolide\u00a0: est-ce possible\u00a0?",
      ],
      en: [
        "Enoxaparin and renal failure: what to check?",
        "Colchicine with a macrolide: is it possible?",
      ],
      es: [
        "Enoxaparina e insuficiencia renal: ¿qué comprobar?",
        "Colchicina y macrólido: ¿es posible?",
      ],
    },
  },
  casComplexes: {
    sections: [
      RED_FLAGS,
      section("problems", "Problèmes en présence", "Problems at hand", "Problemas presentes", [
        "definition",
      ]),
      section("plan", "Plan et priorités", "Plan and priorities", "Plan y prioridades", [
        "firstMinutes",
        "examinations",
        "treatment",
        "orientation",
      ]),
      section("uncertain", "Incertitudes", "Uncertainties", "Incertidumbres", ["pitfalls"]),
    ],
    starters: {
      fr: [
        "Hyperkaliémie et acidocétose chez le même patient",
        "Choc septique chez un insuffisant cardiaque\u00a0: remplissage\u00a0?",
        "AVC ischémique sous anticoagulant",
      ],
      en: [
        "Hyperkalaemia and ketoacidosis in the same patient",
        "Septic shock with heart failure: fluids?",
        "Ischaemic stroke on an anticoagulant",
      ],
      es: [
        "Hiperpotasemia y cetoacidosis en el mismo paciente",
        "Choque séptico con insuficiencia cardiaca: ¿líquidos?",
        "Ictus isquémico con anticoagulante",
      ],
    },
  },
};

/** Sections of the library's sheets in the order of the mode. */
export const sheetSections = (mode: Mode): readonly Section[] => [
  ...new Set(CONTRACTS[mode].sections.flatMap(({ from }) => from)),
];

const letters = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();

/** Titles of the mandatory sections that an answer does not have, in the order of the contract. */
export function missingSections(mode: Mode, language: QuestionLanguage, text: string): string[] {
  const headings = [...text.matchAll(/^\s*(?:#{1,6}\s+|>\s*\[![A-Z]+\]\s*|\*\*)(.+)$/gmu)].map(
    ([, heading]) => letters(heading ?? ""),
  );
  return CONTRACTS[mode].sections
    .filter(
      ({ mandatory, title }) =>
        mandatory && !headings.some((heading) => heading.includes(letters(title[language]))),
    )
    .map(({ title }) => title[language]);
}

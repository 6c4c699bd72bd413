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
  },
  these: {
    sections: [
      section(
        "context",
        "Contexte et état des connaissances",
        "Background",
        "Contexto y estado de la cuestión",
        ["definition", "examinations", "treatment"],
      ),
      section("question", "Question et objectif", "Question and aim", "Pregunta y objetivo"),
      section("method", "Méthode", "Method", "Método"),
      optional("limits", "Biais et limites", "Bias and limits", "Sesgos y límites"),
    ],
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
      ),
      section(
        "evidence",
        "Éléments du dossier à tracer",
        "What the record must show",
        "Lo que debe constar en la historia",
        ["examinations", "orientation"],
      ),
    ],
  },
  rsca: {
    sections: [
      // Nobody but its author has it.
      section("story", "Récit", "Account", "Relato"),
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
  },
  analysePrescriptions: {
    sections: [
      section("alerts", "Alertes", "Alerts", "Alertas", ["redFlags"]),
      section("lines", "Ligne par ligne", "Line by line", "Línea por línea", ["treatment"]),
      section("proposals", "Propositions", "Proposals", "Propuestas", ["pitfalls"]),
    ],
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

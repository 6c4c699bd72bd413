// Questions to begin with, for each mode: an empty page offers them.
import type { Mode } from "./modes.ts";
import type { QuestionLanguage } from "./question.ts";

export const STARTERS: Readonly<
  Record<Mode, Readonly<Record<QuestionLanguage, readonly string[]>>>
> = {
  general: {
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
  diagnostic: {
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
  priseEnCharge: {
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
  formation: {
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
  these: {
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
  pmsi: {
    fr: [
      "Coder un séjour pour embolie pulmonaire",
      "Quels éléments tracer pour un choc septique\u00a0?",
    ],
    en: ["Code a stay for pulmonary embolism", "What must the record show for septic shock?"],
    es: ["Codificar un ingreso por embolia pulmonar", "¿Qué debe constar para un choque séptico?"],
  },
  rsca: {
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
  analysePrescriptions: {
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
  casComplexes: {
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
};

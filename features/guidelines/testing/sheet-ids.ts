// Short names of the sheets, for the tables of questions.
export const PE = "embolie-pulmonaire";
export const ACR = "arret-cardiorespiratoire-adulte";
export const ANA = "anaphylaxie";
export const SEPSIS = "choc-septique";
export const PAIN = "douleur-thoracique-aigue";
export const STEMI = "syndrome-coronarien-avec-sus-decalage";
export const COPD = "exacerbation-bpco";
export const ASTHMA = "asthme-aigu";
export const STROKE = "avc-ischemique";
export const SE = "etat-de-mal-epileptique";
export const K = "hyperkaliemie";
export const DKA = "acidocetose-diabetique";
export const BIRTH = "accouchement-inopine";
export const CHILD_ACR = "arret-cardiorespiratoire-enfant-et-nouveau-ne";
export const BRONCHIOLITIS = "bronchiolite";
export const HEADACHE = "cephalee-aigue";
export const BLEEDING = "choc-hemorragique";
export const COMA = "coma";
export const SUICIDE = "crise-suicidaire";
export const AF = "fibrillation-atriale";
export const ICH = "hemorragie-cerebrale-et-sous-arachnoidienne";
export const GI = "hemorragie-digestive-haute";
export const HYPO = "hypoglycemie";
export const NA = "hyponatremie";
export const UTI = "infection-urinaire-basse";
export const AKI = "insuffisance-renale-aigue";
export const POISON = "intoxication-medicamenteuse";
export const APAP = "intoxication-paracetamol";
export const MENINGITIS = "meningite-et-purpura-fulminans";
export const OAP = "oedeme-aigu-pulmonaire";
export const CAP = "pneumonie-aigue-communautaire";
export const PNO = "pneumothorax";
export const TRAUMA = "polytraumatise";
export const NSTEMI = "syndrome-coronarien-sans-sus-decalage";

/** A question and the sheet, or the score, expected first. */
export type Asked = readonly [question: string, expected: string];

// How values are written in a question.

/** A number with its unit, or beside what it measures: "K+ à 7,1", "74 ans", "70 kg". */
export const VALUE =
  /\d+(?:[.,]\d+)?(?:\/\d+)?\s*(?:mmol\/L|µmol\/L|umol\/L|g\/L|mg\/L|µg\/L|ng\/mL|g\/dL|mg\/dL|mmHg|kPa|kg|ans|years?|años|mois|months?|meses|°C|bpm|\/min|%|UI)(?![\p{L}\d])/giu;
export const ANALYTE =
  /(?:\b(?:K\+?|Na\+?|pH|Hb|FC|FR|TA|PA|PAS|PAD|PAM|SpO2|SpO₂|GCS|Glasgow|CRP|INR|DFG|Ca|HCO3|pCO2|PaO2|lactates?|HR|RR|BP)|kali[eé]mie|natr[eé]mie|glyc[eé]mie|cr[eé]atinine?)\s*(?:à|a|=|:|de|of|is|at)?\s*\d+(?:[.,/]\d+)?/giu;

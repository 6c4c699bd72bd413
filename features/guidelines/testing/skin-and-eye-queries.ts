// Questions as clinicians type them on the sheets of the skin and of the eye, and on infections that
// came after, with the sheet expected first.
import * as sheet from "./sheet-ids.ts";

export const SKIN_AND_EYE_QUERIES: readonly sheet.Asked[] = [
  ["érysipèle antibiotique", sheet.SKIN],
  ["erisipele de jambe amoxicilline durée", sheet.SKIN],
  ["dermohypodermite bactérienne nécrosante", sheet.SKIN],
  ["fasciite nécrosante chirurgie", sheet.SKIN],
  ["gangrène de Fournier", sheet.SKIN],
  ["DHBNN allergie pénicilline", sheet.SKIN],
  ["érysipèle quand hospitaliser", sheet.SKIN],
  ["cellulitis antibiotic dose", sheet.SKIN],
  ["necrotizing fasciitis management", sheet.SKIN],
  ["erisipela tratamiento", sheet.SKIN],
  ["toxidermie grave que faire", sheet.DRUG_RASH],
  ["syndrome de Lyell aux urgences", sheet.DRUG_RASH],
  ["stevens johnson médicament en cause", sheet.DRUG_RASH],
  ["DRESS syndrome éosinophilie", sheet.DRUG_RASH],
  ["nécrolyse épidermique transfert", sheet.DRUG_RASH],
  ["toxydermie bulles et décollement", sheet.DRUG_RASH],
  ["scorten", sheet.DRUG_RASH],
  ["toxic epidermal necrolysis management", sheet.DRUG_RASH],
  ["stevens-johnson syndrome treatment", sheet.DRUG_RASH],
  ["síndrome de Stevens-Johnson manejo", sheet.DRUG_RASH],
];

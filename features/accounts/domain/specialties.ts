// The specialties of the specification, as spelled there: of a person, a sheet, a question or a card.
export const SPECIALTIES = [
  "cardiologie",
  "pneumologie",
  "nephrologie",
  "neurologie",
  "endocrinologie",
  "gastroenterologie",
  "infectiologie",
  "urgences",
  "pediatrie",
  "gynecologie",
  "psychiatrie",
  "dermatologie",
  "ophtalmologie",
  "orthopedie",
  "oncologie",
  "medecine_generale",
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

// The specialties a sheet of the library or a card may belong to: the closed list of the
// specification, as spelled there. In its own file, which reads nothing: the browser takes the list
// without the schema of the sheets.
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

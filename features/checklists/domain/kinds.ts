// The specialties and the categories of the specification, in the order of the page.
export const CHECKLIST_SPECIALTIES = [
  "emergency",
  "anesthesia",
  "intensive_care",
  "cardiology",
  "neurology",
  "surgery",
  "orthopedics",
  "obstetrics",
  "pediatrics",
] as const;

export const CHECKLIST_CATEGORIES = [
  "preparation",
  "procedure",
  "verification",
  "post_procedure",
] as const;

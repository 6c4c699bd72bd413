/** A fictitious protocol as it is sent; no figure of it is a dose. */
export const PAGES = [
  "# Indications\n\nEmbolie pulmonaire à haut risque.",
  "# Débit initial\n\n- Bolus fictif A\n- Débit fictif B, adapté au poids\n\n# Surveillance\n\nPremier dosage à l’heure fictive.",
];

export const given = (more: object = {}) => ({
  ...{ id: crypto.randomUUID(), versionId: crypto.randomUUID(), after: 0 },
  ...{ title: "Héparine non fractionnée", service: "Réanimation fictive", author: "Dr Fictif" },
  ...{
    dated: "2026-01-15",
    validUntil: null,
    readers: "user",
    origin: "written",
    fileName: "",
    pages: PAGES,
  },
  ...more,
});

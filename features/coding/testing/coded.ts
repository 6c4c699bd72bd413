// A coding as the server answers it, for the tests of the page.
import type { CodedView, LineView } from "../contract.ts";

export const TEXT = "Choléra, ECG réalisé. Pas de fièvre.";

const line = (given: Partial<LineView>): LineView => ({
  code: "A000",
  label: "Choléra à Vibrio cholerae",
  words: ["Choléra"],
  places: [{ start: 0, end: 7 }],
  position: "principal",
  confidence: "high",
  reasons: [{ key: "reason.label" }],
  missing: [{ key: "reason.precise" }],
  ...given,
});

export const CODED: CodedView = {
  cim10: [line({})],
  ccam: [
    line({
      code: "DEQP003",
      label: "Électrocardiographie",
      words: ["ECG"],
      places: [{ start: 9, end: 12 }],
      position: null,
      missing: [],
    }),
  ],
  ngap: [],
  related: null,
  ccmu: "2",
  billing: [
    {
      code: "SUN",
      kind: "supplement",
      state: "applies",
      amount: null,
      reasons: [{ key: "billing.night" }],
      sources: ["emergencyFees"],
    },
  ],
  valuation: {
    lines: [
      {
        code: "DEQP003",
        amount: 14.26,
        grid: "16",
        from: "2024-01-01",
        rate: null,
        association: null,
      },
    ],
    total: null,
    notes: [{ key: "valuation.urgences-publiques" }],
  },
  notCoded: [
    {
      words: "fièvre",
      place: { start: 29, end: 35 },
      code: "R509",
      label: "Fièvre, sans précision",
      reason: { key: "said.absent" },
    },
  ],
  unchecked: [{ key: "unchecked.flatFees" }],
  editions: { cim10: "2026", ccam: "79", ngap: "" },
  partial: ["ngap"],
};

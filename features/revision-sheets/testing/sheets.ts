// Sheets for tests that only show them.
import { NEW_CARD } from "#features/memory/domain/schedule.ts";
import { bySection } from "../domain/sections.ts";
import type { Sheet, Statement, Summary } from "../domain/wire.ts";

const statement = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  ...{ id, text, sources: [1], by: "source", doubts: [] },
  ...more,
});

export const madeSheet = (more: Partial<Sheet> = {}): Sheet => ({
  id: "11111111-1111-4111-8111-111111111111",
  title: "Anaphylaxie",
  origin: "topic",
  asked: "anaphylaxie",
  way: "library",
  model: "",
  language: "fr",
  edited: false,
  copyOf: null,
  version: 1,
  createdAt: new Date("2026-11-20T08:00:00Z"),
  updatedAt: new Date("2026-11-20T08:00:00Z"),
  state: NEW_CARD,
  sections: {
    ...bySection(() => []),
    keyPoints: [statement("keyPoints-1", "Appeler à l’aide et arrêter l’allergène.")],
    treatment: [
      statement("treatment-1", "Adrénaline 0,5 mg IM chez l’adulte.", { sources: [2] }),
      statement("treatment-2", "Hydrocortisone 900 mg IV.", {
        ...{ by: "person", sources: [] },
        doubts: [{ from: 15, to: 21, kind: "dose" }],
      }),
    ],
  },
  sources: [1, 2].map((n) => ({
    n,
    id: `anaphylaxie#f${n}`,
    title: "Anaphylaxie",
    section: "firstMinutes",
    text: `Passage ${n}`,
    label: "SFMU 2016",
    year: 2016,
    route: `/guidelines/anaphylaxie#f${n}`,
    checked: "2026-11-21",
    population: "adult" as const,
    language: "fr" as const,
  })),
  leftOut: 0,
  missing: [],
  failure: null,
  ...more,
});

export function summaryOf(sheet: Sheet): Summary {
  const { sections: _, sources: __, leftOut: ___, missing: ____, failure: _____, ...head } = sheet;
  return { ...head, statements: 3, unverified: 1 };
}

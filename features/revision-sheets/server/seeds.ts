// Sheets for the demonstration account, extracted from the shipped library.
import { findPersonId } from "#features/accounts/server/public.ts";
import type { Seed } from "#platform/feature/server/server-feature.ts";
import { generateSheet } from "./generate-sheet.ts";

const EMAIL = "demo@example.org";
/** Fixed ids: run twice, the same sheets. */
const TOPICS = [
  { id: "7e6f1c52-0f0b-4a53-9c1e-5b8d6f2a1001", topic: "Anaphylaxie" },
  { id: "7e6f1c52-0f0b-4a53-9c1e-5b8d6f2a1002", topic: "Hyperkaliémie" },
  { id: "7e6f1c52-0f0b-4a53-9c1e-5b8d6f2a1003", topic: "Embolie pulmonaire" },
];

export const seeds: readonly Seed[] = [
  {
    name: "revision-sheets",
    async run(services, { print }) {
      const personId = await services.db.asSystem("seed sheets", (tx) => findPersonId(tx, EMAIL));
      if (personId === null) return false;
      // Extraction only: a demonstration never spends a model's tokens.
      const offline = { ...services, config: { ...services.config, ai: null } };
      for (const { id, topic } of TOPICS) {
        const made = await generateSheet(offline, personId, {
          id,
          from: { kind: "topic", topic },
          language: "fr",
        });
        if (made.ok) print(made.sheet.title);
      }
      return true;
    },
  },
];

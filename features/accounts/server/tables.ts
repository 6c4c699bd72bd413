import { date, primaryKey, text } from "drizzle-orm/pg-core";
import { owned } from "#platform/db/tables.ts";
import type { PracticeMode, Profession, Service } from "../domain/profile.ts";
import type { Specialty } from "../domain/specialties.ts";

/** What a person says of their work; no row until something was said. Opens no right. */
export const accountProfile = owned(
  "account_profile",
  {
    profession: text("profession").$type<Profession>(),
    practiceMode: text("practice_mode").$type<PracticeMode>(),
    specialty: text("specialty").$type<Specialty>(),
    service: text("service").$type<Service>(),
    birthDate: date("birth_date", { mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.ownerId] })],
  { ownerIndex: "another" },
);

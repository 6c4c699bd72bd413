import { boolean, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";

/** What a person does with a calculator: never what they typed in it. */
export const calculatorMark = owned(
  "calculator_mark",
  {
    calculator: text("calculator").notNull(),
    favourite: boolean("favourite").notNull().default(false),
    /** When it was made a favourite, or was no longer one: the latest word stands. */
    favouriteAt: instant("favourite_at"),
    openedAt: instant("opened_at"),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.calculator] })],
  { ownerIndex: "another" },
);

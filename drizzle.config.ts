import { defineConfig } from "drizzle-kit";

// Every table of the product, wherever its owner keeps it: a new feature edits nothing here.
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./platform/*/tables.ts",
    "./platform/*/server/tables.ts",
    "./features/*/server/tables.ts",
  ],
  // Another folder when a check compares them with the declared tables.
  out: process.env.MIGRATIONS_FOLDER ?? "./db/migrations",
  entities: { roles: { include: ["app_user"] } },
});

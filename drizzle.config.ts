import { defineConfig } from "drizzle-kit";

// Every table of the product, wherever its owner keeps it: a new feature edits nothing here.
export default defineConfig({
  dialect: "postgresql",
  schema: ["./platform/*/tables.ts", "./platform/*/server/tables.ts", "./features/*/server/tables.ts"],
  out: "./db/migrations",
  entities: { roles: { include: ["app_user"] } },
});

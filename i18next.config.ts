// For `i18next-cli status` (missing keys) and `types` (literal types of keys and variables). Messages are written by
// hand in each feature: nothing is extracted into them.
import { defineConfig } from "i18next-cli";

export default defineConfig({
  locales: ["fr", "en", "es"],
  extract: {
    input: ["{app,features,platform}/**/*.{ts,tsx}"],
    ignore: ["**/*.test.*", "**/e2e/**"],
    output: (language, namespace = "common") => {
      if (namespace === "common") return `platform/ui/messages/${language}/common.json`;
      if (namespace === "landing") return `app/web/messages/${language}/landing.json`;
      return `features/${namespace}/messages/${language}/${namespace}.json`;
    },
    defaultNS: "common",
    primaryLanguage: "fr",
    removeUnusedKeys: false,
    sort: false,
  },
  types: {
    input: ["platform/ui/messages/fr/*.json", "app/web/messages/fr/*.json", "features/*/messages/fr/*.json"],
    output: "app/web/i18next.gen.d.ts",
    resourcesFile: "app/web/resources.gen.d.ts",
    enableSelector: false,
  },
});

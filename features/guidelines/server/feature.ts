import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { readContent } from "./content.ts";
import { handlers } from "./handlers.ts";
import { library } from "./knowledge.ts";
import { loadLibrary } from "./load-library.ts";
import { personalData } from "./personal-data.ts";
import { libraryEdition, libraryPassage, librarySheet, localReview } from "./tables.ts";
import { openSheetTool, searchLibraryTool } from "./tools.ts";

export const guidelines = serverFeature({
  name: "guidelines",
  contract,
  handlers,
  tables: { librarySheet, libraryPassage, libraryEdition, localReview },
  personalData,
  tools: [searchLibraryTool, openSheetTool],
  knowledge: [library],
  start: async (services) => {
    const content = await readContent();
    await services.db.asSystem("load the shipped library", (tx) => loadLibrary(tx, content));
    return async () => {};
  },
});

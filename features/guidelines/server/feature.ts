import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { contract } from "../contract.ts";
import { readContent } from "./content.ts";
import { handlers } from "./handlers.ts";
import { library } from "./knowledge.ts";
import { loadLibrary } from "./load-library.ts";
import { placePassages } from "./meaning.ts";
import { personalData } from "./personal-data.ts";
import {
  libraryEdition,
  libraryMeaning,
  libraryPassage,
  librarySheet,
  localReview,
} from "./tables.ts";
import { openSheetTool, searchLibraryTool } from "./tools.ts";

export const guidelines = serverFeature({
  name: "guidelines",
  contract,
  handlers,
  tables: { librarySheet, libraryPassage, libraryEdition, libraryMeaning, localReview },
  personalData,
  tools: [searchLibraryTool, openSheetTool],
  knowledge: [library],
  jobs: [placePassages],
  start: async (services) => {
    const content = await readContent();
    await services.db.asSystem("load the shipped library", async (tx) => {
      await loadLibrary(tx, content);
      if (services.config.ai?.embeddingModel) await services.jobs.enqueue(tx, placePassages, {});
    });
    return async () => {};
  },
});

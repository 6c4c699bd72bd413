import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { eraseRecords, everyRecord } from "./queries.ts";
import { eraseFavourites, everyFavourite } from "./queries-favourites.ts";
import { codingFavourite, codingRecord } from "./tables.ts";

export const personalData: PersonalData = {
  tables: [codingRecord, codingFavourite],
  export: async (tx) => ({
    codings: await everyRecord(tx),
    favouriteCodes: await everyFavourite(tx),
  }),
  erase: async (tx, personId) => {
    await eraseRecords(tx, personId);
    await eraseFavourites(tx, personId);
  },
};

import type { PersonalData } from "#platform/feature/server/server-feature.ts";
import { forgetReviewer, reviewsOf } from "./queries-local-review.ts";
import { localReview } from "./tables.ts";

/** Signatures and comments go; a text that was set aside stays so, without a name. */
export const personalData: PersonalData = {
  tables: [localReview],
  export: async (tx, personId) => ({ localReviews: await reviewsOf(tx, personId) }),
  erase: forgetReviewer,
};

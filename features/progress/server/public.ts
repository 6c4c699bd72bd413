// What other rooms ask of this one on the server.
import { readOverview } from "./read-overview.ts";
import { xpOfAnswers } from "./xp-of-answers.ts";

/** Read in the transaction of the person. */
export const standing = { overview: readOverview, xpOfAnswers };

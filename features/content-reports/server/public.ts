// What other rooms ask of this one on the server.
import type { Tx } from "#platform/db/database.ts";
import { openByTarget } from "./queries.ts";

/** Open reports by what they are about, "passage embolie-pulmonaire#t1". As the system. */
export const openReports = (tx: Tx): Promise<Map<string, number>> => openByTarget(tx);

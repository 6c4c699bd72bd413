// What is held of the RCP of a drug: the last reading, what changed since the one before.
import type { Tx } from "#platform/db/database.ts";
import { changesBetween, type SectionChange } from "../../domain/rcp/differences.ts";
import type { Rcp } from "../../domain/rcp/rcp.ts";
import { lastReadings, officialReadings } from "../queries-rcp.ts";
import { pageOf } from "./ask-rcp.ts";

export interface StoredRcp {
  rcp: Rcp;
  official: boolean;
  firstReadAt: Date;
  readAt: Date;
  /** Null when it was only ever read as it is. */
  since: { readAt: Date; updated: string | null; changes: SectionChange[] } | null;
}

export interface RcpState {
  address: string;
  /** The official page of any drug was read at least once on this installation. */
  everRead: boolean;
  held: StoredRcp | null;
}

export async function rcpState(tx: Tx, cis: string): Promise<RcpState> {
  const [last, before] = await lastReadings(tx, cis);
  const held = last && {
    rcp: last.content,
    official: last.official,
    firstReadAt: last.firstReadAt,
    readAt: last.readAt,
    since: before
      ? {
          readAt: before.readAt,
          updated: before.content.updated,
          changes: changesBetween(before.content, last.content),
        }
      : null,
  };
  return { address: pageOf(cis), everRead: (await officialReadings(tx)) > 0, held: held ?? null };
}

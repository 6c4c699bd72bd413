// An RCP that was read becomes the last reading of its drug, when it is that drug's.
import { createHash } from "node:crypto";
import { drugSheet, noteOfficialPage } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { fold } from "#platform/search/normalise.ts";
import { type Rcp, sectionOf, textsOf } from "../../domain/rcp/rcp.ts";
import type { RcpReading } from "../../domain/rcp/sections.ts";
import { keepReading } from "../queries-rcp.ts";

export const RCP_REFUSALS = ["unknown", "absent", "truncated", "another"] as const;
export type RcpRefused = (typeof RCP_REFUSALS)[number];

/** A page that names another drug than the one asked for is refused. */
function isOf(rcp: Rcp, name: string): boolean {
  const said = sectionOf(rcp, "1")?.blocks.flatMap(textsOf).join(" ") ?? "";
  const [front = ""] = fold(name).split(/,|\d/);
  const words = front.match(/[a-z]{4,}/g) ?? [];
  return said === "" || words.every((word) => fold(said).includes(word));
}

export async function keepRcp(
  services: Services,
  cis: string,
  reading: RcpReading,
  /** The official address it came from; null: a file or a relay. */
  official: string | null,
): Promise<RcpRefused | null> {
  if (!reading.ok) return reading.reason;
  const sheet = await drugSheet(services, cis);
  if (!sheet) return "unknown";
  if (!isOf(reading.rcp, sheet.drug.name)) return "another";
  const now = services.now();
  const digest = createHash("sha256").update(JSON.stringify(reading.rcp)).digest("hex");
  await services.db.asSystem("keep an RCP", async (tx) => {
    await keepReading(tx, {
      ...{ cis, digest, official: official !== null, content: reading.rcp },
      ...{ firstReadAt: now, readAt: now },
    });
    if (official !== null) await noteOfficialPage(tx, "rcp", official, now);
  });
  return null;
}

// `sclepios import WHAT --update`: the official files from their official addresses.
import type { Services } from "#platform/feature/server/context.ts";
import type { Nomenclature } from "../domain/official.ts";
import { addressesOf } from "../domain/official-addresses.ts";
import { isLoopback, isOfficial } from "./download.ts";
import { addImport } from "./queries-imports.ts";
import { type ImportResult, runImport, workOf } from "./run-import.ts";

const allowed = (address: string) => isOfficial(address) || isLoopback(address);

/** The same file names under another address. */
const under = (base: string, address: string) =>
  `${base.replace(/\/*$/, "/")}${address.split("/").at(-1) ?? ""}`;

interface Update {
  nomenclature: Nomenclature;
  /** An official site, or a relay of it on this machine; null: where the files stand. */
  from: string | null;
  partial: boolean;
}

/** Null where each edition has an address of its own: there is none to ask. */
export async function updateOfficial(
  services: Services,
  { nomenclature, from, partial }: Update,
): Promise<ImportResult | null> {
  const known = addressesOf(nomenclature);
  if (known.length === 0) return null;
  const addresses = from === null ? [...known] : known.map((address) => under(from, address));
  const id = crypto.randomUUID();
  await services.db.asSystem("official import", (tx) =>
    addImport(tx, {
      ...{ id, source: nomenclature, addresses, partial },
      ...{ status: "running", createdAt: services.now() },
    }),
  );
  const work = await workOf(services, id);
  return work && runImport(services, work, allowed);
}

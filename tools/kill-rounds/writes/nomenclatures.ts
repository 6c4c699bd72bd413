import { call, type Person, Refused, send } from "../people.ts";
import type { Writes } from "../write.ts";

const FILE = "abréviation;signification\nFIC;fictif\n";
/** The server takes so many files of an administrator in an hour, and no more. */
const TOO_MANY = 429;

interface ImportRow {
  status: string;
  official: boolean;
  files: string[];
}
const stateOf = (admin: Person, id: string): Promise<ImportRow> =>
  call(admin, "nomenclatures/importState", { id });

/** Null: enough was sent in this hour. */
async function sendFile(admin: Person): Promise<string | null> {
  const id = crypto.randomUUID();
  const query = new URLSearchParams({ id, source: "abbreviations", name: "fictif.csv" });
  const path = `/api/admin/nomenclatures/files?${query.toString()}`;
  const answer = await send(admin, "POST", path, FILE, "application/octet-stream");
  if (answer.status === TOO_MANY) return null;
  if (answer.status !== 201) throw new Refused(`${path}: ${answer.status}`);
  return id;
}

export const nomenclatureWrites: Writes = {
  "POST /api/admin/nomenclatures/files": async ({ admin }) => {
    const id = await sendFile(admin);
    return id === null ? null : async () => (await stateOf(admin, id)).files.includes("fictif.csv");
  },
  "nomenclatures/startImport": async ({ admin }) => {
    const id = await sendFile(admin);
    if (id === null) return null;
    await call(admin, "nomenclatures/startImport", { id });
    return async () => (await stateOf(admin, id)).status !== "ready";
  },
  "nomenclatures/cancelImport": async ({ admin }) => {
    const id = await sendFile(admin);
    if (id === null) return null;
    await call(admin, "nomenclatures/cancelImport", { id });
    return async () => (await stateOf(admin, id)).status === "cancelled";
  },
  // An address that is refused: nothing of the network is asked, and the refusal is kept.
  "nomenclatures/update": async ({ admin }) => {
    const id = crypto.randomUUID();
    const addresses = ["https://example.org/fictif"];
    await call(admin, "nomenclatures/update", { id, source: "bdpm", addresses });
    return async () => (await stateOf(admin, id)).status === "failed";
  },
};

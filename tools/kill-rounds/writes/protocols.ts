import { call, type Person } from "../people.ts";
import type { Writes } from "../write.ts";

async function save(admin: Person): Promise<string> {
  const id = crypto.randomUUID();
  await call(admin, "protocols/save", {
    ...{ id, versionId: crypto.randomUUID(), after: 0, title: `Protocole fictif ${id}` },
    ...{ service: "Service fictif", author: "Dr Fictif", dated: "2026-01-01", validUntil: null },
    readers: "user",
    ...{ origin: "written", fileName: "", pages: ["# Titre\n\nTexte fictif."] },
  });
  return id;
}
const kept = async (admin: Person, id: string) =>
  (await call(admin, "protocols/list", undefined)).protocols.find(
    (one: { id: string }) => one.id === id,
  );

export const protocolWrites: Writes = {
  "protocols/save": async ({ admin }) => {
    const id = await save(admin);
    return async () => (await kept(admin, id))?.passages === 1;
  },
  "protocols/withdraw": async ({ admin }) => {
    const id = await save(admin);
    await call(admin, "protocols/withdraw", { id, withdrawn: true });
    return async () => (await kept(admin, id))?.validity === "withdrawn";
  },
};

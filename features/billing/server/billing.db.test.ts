// What is given by hand: to whom, by whom, once, and written in the log.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { personalData } from "./personal-data.ts";
import { entitlement } from "./public.ts";
import { manualPremium } from "./tables.ts";

const granted = new Date("2026-11-21T10:00:00Z");
let now = granted;
const app = await testApp({ now: () => now });
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.asSystem("test", work);
const keptOf = async (tx: Tx, personId: string) => personalData.exportSystem?.(tx, personId);
const admin = await app.signUp({ systemRole: "admin", name: "Ada Admin" });
const asAdmin = (name: string, input?: object) => app.call(`billing/${name}`, input, admin.cookie);
const actions = async () => {
  const rows = await inSystem((tx) => tx.select().from(auditEvent));
  return rows
    .filter(
      ({ personId, action }) => personId === admin.person.id && /premium|admin_read/.test(action),
    )
    .map(({ action, resource }) => [action, resource]);
};

test("premium is given by the address, in any case, once, and taken back", async () => {
  const zoe = await app.signUp({ name: "Zoé Soignante", email: "zoe@example.org" });
  const abel = await app.signUp({ name: "Abel Soignant", email: "abel@example.org" });
  expect(await inSystem((tx) => entitlement(tx, zoe.person.id))).toBe("trial");
  const row = { id: zoe.person.id, name: "Zoé Soignante", email: "zoe@example.org" };
  const first = await asAdmin("grantPremium", { email: "ZOE@example.org" });
  expect(first).toMatchObject({
    status: 200,
    body: [{ ...row, grantedAt: granted.toISOString() }],
  });
  now = new Date(granted.getTime() + 1000);
  expect((await asAdmin("grantPremium", { email: "zoe@example.org" })).body).toMatchObject([
    { ...row, grantedAt: granted.toISOString() },
  ]);
  await asAdmin("grantPremium", { email: "abel@example.org" });
  const { body } = await asAdmin("listPremium");
  expect(body).toMatchObject([{ id: abel.person.id }, { id: zoe.person.id }]);
  const [kept] = await inSystem((tx) => tx.select().from(manualPremium));
  expect(kept?.grantedById).toBe(admin.person.id);
  expect(await inSystem((tx) => entitlement(tx, zoe.person.id))).toBe("premium");
  expect(await inSystem((tx) => keptOf(tx, zoe.person.id))).toEqual({
    manualPremium: { since: granted },
  });

  const taken = await asAdmin("withdrawPremium", { personId: zoe.person.id });
  expect(taken).toMatchObject({ status: 200, body: [{ id: abel.person.id }] });
  expect(await inSystem((tx) => entitlement(tx, zoe.person.id))).toBe("trial");
  expect(await inSystem((tx) => keptOf(tx, zoe.person.id))).toEqual({
    manualPremium: null,
  });
  expect(await actions()).toEqual([
    ["premium_granted", zoe.person.id],
    ["premium_granted", zoe.person.id],
    ["premium_granted", abel.person.id],
    ["admin_read", "premium"],
    ["premium_withdrawn", zoe.person.id],
  ]);
});

test("what does not exist is not found, and nothing of it is written", async () => {
  const before = await actions();
  const nobody = await app.signUp();
  expect((await asAdmin("grantPremium", { email: "nobody@example.org" })).status).toBe(404);
  expect((await asAdmin("withdrawPremium", { personId: nobody.person.id })).status).toBe(404);
  expect((await asAdmin("grantPremium", { email: "no address" })).status).toBe(422);
  expect((await asAdmin("withdrawPremium", { personId: "" })).status).toBe(422);
  expect(await actions()).toEqual(before);
});

test("what was given goes with the account", async () => {
  const gone = await app.signUp({ email: "gone@example.org" });
  await asAdmin("grantPremium", { email: "gone@example.org" });
  await inSystem((tx) => personalData.erase(tx, gone.person.id));
  expect(await inSystem((tx) => entitlement(tx, gone.person.id))).toBe("trial");
});

test("a person reads nothing of it in a table of their own", async () => {
  const { person } = await app.signUp();
  const own = await app.services.db.asPerson(person.id, (tx) => personalData.export(tx, person.id));
  expect([personalData.tables, own]).toEqual([[], {}]);
});

import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditOf, sessionTokens } from "../testing/queries.ts";
import { GOOD_PASSWORD, signIn, whoIs } from "../testing/visitor.ts";

const app = await testApp();
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)";

interface Listed {
  id: string;
  userAgent: string;
  address: string;
  current: boolean;
}
const list = async (cookie: string) =>
  (await app.call("accounts/listSessions", undefined, cookie)).body as Listed[];
const onPhone = (email: string) =>
  signIn(app, email, GOOD_PASSWORD, { address: "203.0.113.40", headers: { "user-agent": PHONE } });

describe("the sessions of a person", () => {
  test("are listed with their device and place, never with their secret", async () => {
    const { person, cookie } = await app.signUp();
    await onPhone(person.email);
    const rows = await list(cookie);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ current }) => current)).toHaveLength(1);
    expect(rows.find(({ current }) => !current)).toMatchObject({
      userAgent: PHONE,
      address: "203.0.113.40",
    });
    const tokens = await app.services.db.asSystem("test", (tx) => sessionTokens(tx, person.id));
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("are refused at once when revoked, and the revocation is logged", async () => {
    const { person, cookie } = await app.signUp();
    const phone = await onPhone(person.email);
    expect(await whoIs(app, phone.cookie)).toMatchObject({ id: person.id });
    const id = (await list(cookie)).find(({ current }) => !current)?.id;
    expect(await app.call("accounts/revokeSession", { id }, cookie)).toMatchObject({
      status: 200,
      body: { revoked: true },
    });
    expect(await whoIs(app, phone.cookie)).toBeNull();
    expect((await app.call("accounts/listSessions", undefined, phone.cookie)).status).toBe(401);
    expect(await list(cookie)).toHaveLength(1);
    const audit = await app.services.db.asSystem("test", (tx) => auditOf(tx, person.id));
    expect(audit.map(({ action }) => action)).toContain("session_revoked");
  });

  test("can all be revoked but the present one", async () => {
    const { person, cookie } = await app.signUp();
    const others = [await onPhone(person.email), await signIn(app, person.email)];
    expect(await app.call("accounts/revokeOtherSessions", undefined, cookie)).toMatchObject({
      status: 200,
      body: { revoked: 2 },
    });
    for (const other of others) expect(await whoIs(app, other.cookie)).toBeNull();
    expect(await whoIs(app, cookie)).toMatchObject({ id: person.id });
  });

  test("of another person do not exist", async () => {
    const mine = await app.signUp();
    const theirs = await app.signUp();
    const id = (await list(theirs.cookie))[0]?.id;
    expect((await app.call("accounts/revokeSession", { id }, mine.cookie)).status).toBe(404);
    expect(await whoIs(app, theirs.cookie)).toMatchObject({ id: theirs.person.id });
    expect((await list(mine.cookie)).map((row) => row.id)).not.toContain(id);
  });
});

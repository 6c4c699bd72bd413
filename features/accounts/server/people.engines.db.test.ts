import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { commands } from "./commands.ts";
import { findProfile } from "./queries-profile.ts";

const app = await testApp();
const admin = await app.signUp({ systemRole: "admin" });
const person = await app.signUp({ name: "Nadia 100%_Fictive" });
/** What the typed calls answer to an input outside their contract. */
const REFUSED = 422;
const moderator = await app.signUp({ systemRole: "moderator" });

describe("administering people", () => {
  test("is for administrators only", async () => {
    for (const cookie of [undefined, person.cookie, moderator.cookie]) {
      const status = cookie ? 403 : 401;
      expect((await app.call("accounts/listPeople", {}, cookie)).status).toBe(status);
      expect(
        (await app.call("accounts/setRoles", { id: person.person.id, systemRole: "admin" }, cookie))
          .status,
      ).toBe(status);
    }
    expect(await app.call("accounts/me", undefined, person.cookie)).toMatchObject({
      body: { systemRole: "user" },
    });
  });

  test("finds by name or address, without reading signs as wildcards", async () => {
    const found = async (search: string) =>
      (
        (await app.call("accounts/listPeople", { search }, admin.cookie)).body as {
          items: { id: string }[];
        }
      ).items.map(({ id }) => id);
    expect(await found("nadia 100%_")).toEqual([person.person.id]);
    expect(await found(person.person.email)).toEqual([person.person.id]);
    expect(await found("%_%")).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  test("changes roles, which count from the next request", async () => {
    const input = { id: person.person.id, providerRole: "doctor", systemRole: "moderator" };
    expect(await app.call("accounts/setRoles", input, admin.cookie)).toMatchObject({
      status: 200,
      body: { providerRole: "doctor" },
    });
    expect(await app.call("accounts/me", undefined, person.cookie)).toMatchObject({
      body: { providerRole: "doctor", systemRole: "moderator" },
    });
    expect(
      (
        await app.call(
          "accounts/setRoles",
          { id: person.person.id, systemRole: "root" },
          admin.cookie,
        )
      ).status,
    ).toBe(REFUSED);
    expect(
      (await app.call("accounts/setRoles", { id: "personne", systemRole: "user" }, admin.cookie))
        .status,
    ).toBe(404);
  });

  test("never leaves the installation without an administrator", async () => {
    const refused = await app.call(
      "accounts/setRoles",
      { id: admin.person.id, systemRole: "user" },
      admin.cookie,
    );
    expect(refused).toMatchObject({ status: 409, body: { code: "LAST_ADMIN" } });
    const second = await app.signUp({ systemRole: "admin" });
    const statuses = await Promise.all([
      app.call("accounts/setRoles", { id: admin.person.id, systemRole: "user" }, second.cookie),
      app.call("accounts/setRoles", { id: second.person.id, systemRole: "user" }, admin.cookie),
    ]);
    // The one who loses is either the last administrator (409) or no administrator any more (403).
    const [granted, ...others] = statuses.map(({ status }) => status).sort();
    expect(granted).toBe(200);
    expect([403, 409]).toContain(others[0]);
    const kept = statuses[0]?.status === 200 ? second : admin;
    await app.call("accounts/setRoles", { id: admin.person.id, systemRole: "admin" }, kept.cookie);
    await app.call("accounts/setRoles", { id: second.person.id, systemRole: "user" }, admin.cookie);
  });
});

describe("the provider role", () => {
  test("is read by its owner and by administrators; for anybody else it does not exist", async () => {
    const read = async (id: string, cookie?: string) => {
      const response = await app.request(
        `/api/healthcare_providers/${id}`,
        cookie ? { cookie } : {},
      );
      return { status: response.status, body: await response.json() };
    };
    const owner = await app.signUp();
    expect(await read(owner.person.id, owner.cookie)).toEqual({
      status: 200,
      body: { id: owner.person.id, role: "user" },
    });
    expect((await read(admin.person.id, owner.cookie)).status).toBe(404);
    expect((await read("personne", owner.cookie)).status).toBe(404);
    expect((await read(owner.person.id)).status).toBe(401);
  });

  test("is not something a person gives oneself", async () => {
    for (const input of [
      { providerRole: "admin" },
      { systemRole: "admin" },
      { email: "autre@example.org" },
      { emailVerified: true },
    ])
      expect((await app.call("accounts/updateProfile", input, person.cookie)).status).toBe(REFUSED);
  });
});

describe("a profile", () => {
  test("changes its name and language", async () => {
    const { cookie } = await app.signUp();
    expect(
      await app.call("accounts/updateProfile", { name: "  Zoé  ", language: "en" }, cookie),
    ).toMatchObject({
      status: 200,
      body: { name: "Zoé", language: "en" },
    });
    expect(await app.call("accounts/me", undefined, cookie)).toMatchObject({
      body: { name: "Zoé", language: "en" },
    });
    for (const input of [{ name: "" }, { name: "x".repeat(101) }, { language: "de" }])
      expect((await app.call("accounts/updateProfile", input, cookie)).status).toBe(REFUSED);
  });
});

describe("what a person says of their work", () => {
  const profile = async (cookie: string) =>
    (await app.call("accounts/profile", undefined, cookie)).body;
  const save = async (input: object, cookie: string) =>
    (await app.call("accounts/updateProfile", input, cookie)).status;
  const nothing = {
    profession: null,
    practiceMode: null,
    specialty: null,
    service: null,
    birthDate: null,
  };
  const said = {
    profession: "doctor",
    practiceMode: "emergency",
    specialty: "urgences",
    service: "reanimation",
    birthDate: "1984-02-29",
  };

  test("is unsaid at first, kept as it is said, changed or unsaid one field at a time", async () => {
    const [{ cookie }, other] = [await app.signUp(), await app.signUp()];
    expect(await profile(cookie)).toEqual(nothing);
    expect(await save(said, cookie)).toBe(200);
    expect(await profile(cookie)).toEqual(said);
    expect(await save({ specialty: "cardiologie", birthDate: null }, cookie)).toBe(200);
    expect(await profile(cookie)).toEqual({ ...said, specialty: "cardiologie", birthDate: null });
    expect(await save({ name: "Zoé" }, cookie)).toBe(200);
    expect(await profile(cookie)).toMatchObject({ profession: "doctor" });
    expect(await profile(other.cookie)).toEqual(nothing);
  });

  test("refuses what no list holds, and a birth that nobody had", async () => {
    const { cookie } = await app.signUp();
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const input of [
      { profession: "surgeon" },
      { service: "cuisine" },
      { birthDate: "1984-02-30" },
      { birthDate: "1899-12-31" },
      { birthDate: tomorrow },
    ])
      expect(await save(input, cookie)).toBe(REFUSED);
    expect(
      await app.call("accounts/updateProfile", { birthDate: tomorrow, name: "X" }, cookie),
    ).toMatchObject({ body: { code: "INVALID_BIRTH_DATE" } });
    expect(await profile(cookie)).toEqual(nothing);
  });

  test("opens no right, and is not among what others are shown", async () => {
    const { cookie, person: somebody } = await app.signUp();
    await save(said, cookie);
    expect(await app.call("accounts/me", undefined, cookie)).toMatchObject({
      body: { providerRole: "user", systemRole: "user" },
    });
    const people = await app.call("accounts/listPeople", { search: somebody.email }, admin.cookie);
    expect(JSON.stringify(people.body)).not.toContain("1984-02-29");
  });

  test("is given back to its owner, and erased with the account", async () => {
    const { cookie, person: somebody } = await app.signUp();
    await save(said, cookie);
    const { body } = await app.call(
      "privacy/exportUserData",
      { target_user_id: somebody.id },
      cookie,
    );
    expect(body).toMatchObject({ data: { accounts: { work: said } } });
    const kept = () => app.services.db.asSystem("test", (tx) => findProfile(tx, somebody.id));
    expect(await kept()).toEqual(said);
    const erased = await app.call("privacy/eraseSelf", { reason: "not_needed" }, cookie);
    expect(erased.status).toBe(200);
    expect(await kept()).toEqual(nothing);
  });
});

describe("the commands", () => {
  const run = async (words: string, args: string[], flags: Record<string, string | true> = {}) => {
    const lines: string[] = [];
    const command = commands.find((one) => one.words.join(" ") === words);
    const lines_in = (async function* () {})();
    const code = await command?.run({
      args,
      flags,
      lines: lines_in,
      print: (line: string) => void lines.push(line),
      services: app.services,
      cwd: "/",
      language: "fr",
    });
    return { code, said: lines.join("\n") };
  };

  test("change a role, or say why not", async () => {
    const target = await app.signUp();
    expect(await run("user role", [target.person.email, "nurse"])).toMatchObject({ code: 0 });
    expect(
      await run("user role", [target.person.email, "moderator"], { system: true }),
    ).toMatchObject({ code: 0 });
    expect(await app.call("accounts/me", undefined, target.cookie)).toMatchObject({
      body: { providerRole: "nurse", systemRole: "moderator" },
    });
    expect(await run("user role", [target.person.email, "roi"])).toMatchObject({
      code: 2,
      said: expect.stringContaining("user role EMAIL ROLE"),
    });
    expect(await run("user role", ["personne@example.org", "nurse"])).toMatchObject({
      code: 1,
      said: expect.stringContaining("personne@example.org"),
    });
    expect(await run("user role", [admin.person.email, "user"], { system: true })).toMatchObject({
      code: 1,
      said: expect.stringContaining("dernier administrateur"),
    });
  });

  test("list every account, one a line", async () => {
    const { code, said } = await run("user list", []);
    expect(code).toBe(0);
    expect(
      said.split("\n").some((line) => line.startsWith(`${admin.person.email}\tuser\tadmin\t`)),
    ).toBe(true);
  });
});

import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";

const app = await testApp();
const change = (calculator: string, favourite: boolean, at = new Date("2026-01-05T08:00:00Z")) => ({
  id: crypto.randomUUID(),
  calculator,
  favourite,
  at: at.toISOString(),
});

test("favourites and the last opened are mine alone, and leave with the account", async () => {
  const [me, other] = [await app.signUp(), await app.signUp()];
  const marks = async ({ cookie }: { cookie: string }) =>
    (await app.call("calculators/marks", undefined, cookie)).body;
  const heart = change("heart", true);
  const sent = await app.call("calculators/mark", { changes: [heart] }, me.cookie);
  expect(sent.body).toEqual({ acknowledged: [heart.id], refused: [] });
  for (const calculator of ["qtc", "sofa", "qtc"])
    expect((await app.call("calculators/opened", { calculator }, me.cookie)).status).toBe(200);
  expect(await marks(me)).toEqual({ favourites: ["heart"], recents: ["qtc", "sofa"] });
  expect(await marks(other)).toEqual({ favourites: [], recents: [] });
  const { body } = await app.call(
    "privacy/exportUserData",
    { target_user_id: me.person.id },
    me.cookie,
  );
  expect(JSON.stringify(body)).toContain('"calculator":"heart"');
});

test("an older word than the one kept changes nothing; the same word twice neither", async () => {
  const { cookie } = await app.signUp();
  const late = change("qtc", false, new Date("2026-02-01T08:00:00Z"));
  const early = change("qtc", true, new Date("2026-01-01T08:00:00Z"));
  for (const one of [late, early, late])
    await app.call("calculators/mark", { changes: [one] }, cookie);
  expect((await app.call("calculators/marks", undefined, cookie)).body).toMatchObject({
    favourites: [],
  });
});

test("what names no calculator or has no shape is refused alone", async () => {
  const { cookie } = await app.signUp();
  const good = change("heart", true);
  const unknown = change("tarte", true);
  const broken = { id: "x", calculator: 3 };
  const { body } = await app.call(
    "calculators/mark",
    { changes: [unknown, broken, good, null] },
    cookie,
  );
  expect(body).toEqual({ acknowledged: [good.id], refused: [unknown.id, "x"] });
  expect((await app.call("calculators/opened", { calculator: "tarte" }, cookie)).status).toBe(404);
});

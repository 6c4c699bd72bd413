import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CALCULATORS } from "../domain/catalogue.ts";

test("the list is in the asked language, with the names of the three", async () => {
  const app = await testApp();
  const { cookie } = await app.signUp();
  const { status, body } = await app.call("calculators/list", { language: "es" }, cookie);
  expect(status).toBe(200);
  const list = body as { id: string; name: string; names: string[]; fields: string[] }[];
  expect(list.map(({ id }) => id)).toEqual(CALCULATORS.map(({ id }) => id));
  const glasgow = list.find(({ id }) => id === "glasgow");
  expect(glasgow?.name).toBe("Escala de coma de Glasgow");
  expect(glasgow?.names).toContain("Échelle de coma de Glasgow");
  expect(glasgow?.fields).toEqual(["eyes", "verbal", "motor"]);
  expect((await app.call("calculators/list", { language: "xx" }, cookie)).status).toBe(422);
});

import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CALCULATORS } from "../domain/catalogue.ts";

test("the list is in the asked language, with the names of the three", async () => {
  const app = await testApp();
  const { cookie } = await app.signUp("list@example.org");
  const ask = async (language: string) =>
    app.request(
      "/rpc/calculators/list",
      { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ json: { language } }) },
      cookie,
    );
  const answer = await ask("es");
  expect(answer.status).toBe(200);
  const { json } = (await answer.json()) as { json: { id: string; name: string; names: string[] }[] };
  expect(json.map(({ id }) => id)).toEqual(CALCULATORS.map(({ id }) => id));
  expect(json.find(({ id }) => id === "glasgow")).toMatchObject({ name: "Escala de coma de Glasgow" });
  expect(json.find(({ id }) => id === "glasgow")?.names).toContain("Échelle de coma de Glasgow");
  expect((await ask("xx")).status).toBe(422);
});

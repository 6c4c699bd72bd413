import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { seeds } from "./seeds.ts";

test("the demonstration people sign in with the password printed, and a second run leaves them alone", async () => {
  const app = await testApp();
  const run = async () => {
    const printed: string[] = [];
    for (const seed of seeds)
      await seed.run(app.services, { print: (line) => void printed.push(line), language: "fr" });
    return printed.map((line) => line.split("\t"));
  };
  const [first] = await run();
  const [email, password] = first ?? [];
  const signedIn = await app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
  expect(await signedIn.json()).toMatchObject({
    user: { systemRole: "user", name: expect.stringContaining("fictif") },
  });
  expect((await run())[0]?.[1]).toBe("USER_ALREADY_EXISTS");
});

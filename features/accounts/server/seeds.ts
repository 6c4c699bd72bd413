// Fictitious people, marked as such in their names, for trying the product out.
import { randomBytes } from "node:crypto";
import type { Seed } from "#platform/feature/server/server-feature.ts";

export const DEMO_EMAIL = "demo@example.org";
const PEOPLE = [
  { email: DEMO_EMAIL, name: "Camille Essai (fictif)" },
  { email: "interne.demo@example.org", name: "Dominique Essai (fictif)" },
];

/** Meets the password rule and is known to nobody but the terminal it is printed on. */
const password = () => `Aa1-${randomBytes(12).toString("base64url")}`;

export const seeds: readonly Seed[] = [
  {
    name: "demo",
    run: async ({ auth, publicUrl }, { print }) => {
      for (const { email, name } of PEOPLE) {
        const secret = password();
        const made = await auth.handler(
          new Request(`${publicUrl()}/api/auth/sign-up/email`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ email, name, password: secret }),
          }),
        );
        // Run twice, it leaves the accounts of the first time alone.
        if (made.ok) print(`${email}\t${secret}`);
        else print(`${email}\t${((await made.json()) as { code?: string }).code ?? made.status}`);
      }
      return true;
    },
  },
];

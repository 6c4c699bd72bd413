import { features } from "#app/server/features.ts";
import { assemble } from "#app/server/services.ts";
import { makeTestApp, type TestApp, type TestAppOptions } from "#platform/testing/harness.ts";
import { CONSENT } from "./consent.ts";

/** The whole product on a database of its own; who signs up has consented unless told otherwise. */
export async function testApp(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const app = await makeTestApp(assemble, { features, ...options });
  const signUp: TestApp["signUp"] = async ({ consent = true, ...person } = {}) => {
    const signedUp = await app.signUp(person);
    if (!consent) return signedUp;
    const { status, body } = await app.call("privacy/recordConsent", CONSENT, signedUp.cookie);
    if (body !== true) throw new Error(`consent answered ${status}: ${JSON.stringify(body)}`);
    return signedUp;
  };
  return { ...app, signUp };
}

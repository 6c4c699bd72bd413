import { session } from "#platform/auth/web/session.ts";
import { CONSENT_TYPE, CONSENT_VERSION, PURPOSES } from "../domain/consent.ts";
import { client } from "./api.ts";

/** Writes the decision and reads the session again. False when it could not be written. */
export async function decide(given: boolean): Promise<boolean> {
  try {
    const written = await client.recordConsent({
      consent_given: given,
      consent_type: CONSENT_TYPE,
      consent_version: CONSENT_VERSION,
      data_processing_purposes: [...PURPOSES],
      user_agent: navigator.userAgent.slice(0, 2000),
    });
    if (written) await session.refresh();
    return written;
  } catch {
    return false;
  }
}

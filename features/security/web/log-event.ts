// Rows that the browser adds to the security log. Best effort: a guard informs, and never disturbs
// when the network is away.
import { client } from "./api.ts";

export async function logEvent(
  action: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await client
    .logSecurityEventSecure({
      action_type: action,
      resource_name: location.pathname,
      event_details: details,
    })
    .catch(() => undefined);
}

/** A refused visit, also of somebody who is not signed in. */
export async function logRefusal(action: string, path: string): Promise<void> {
  await client
    .logSecurityEvent({ action_type: action, resource_path: path, user_agent: navigator.userAgent })
    .catch(() => undefined);
}

import { randomUUID } from "node:crypto";
import { roleChanged } from "#features/accounts/events.ts";
import { on } from "#platform/feature/server/events.ts";
import { addEvent } from "./queries.ts";

/**
 * In the transaction of the change: a role that changed without its row would be a hole in the log.
 */
export const listens = [
  on(roleChanged, async ({ personId, byId, providerRole, systemRole }, { tx }) => {
    await addEvent(tx, {
      id: randomUUID(),
      personId,
      action: "role_changed",
      details: JSON.stringify({ by: byId ?? "command line", providerRole, systemRole }),
      level: "warning",
    });
  }),
];

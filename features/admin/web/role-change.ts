import type { accounts } from "./api.ts";

export type Person = Awaited<ReturnType<typeof accounts.listPeople>>["items"][number];

export interface RoleChange {
  person: Person;
  providerRole?: Person["providerRole"];
  systemRole?: Person["systemRole"];
}

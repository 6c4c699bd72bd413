import { isProviderRole, isSystemRole } from "#platform/auth/roles.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import { findPersonByEmail, listPeopleRows } from "./queries.ts";
import { setRoles } from "./set-roles.ts";

type Row = Awaited<ReturnType<typeof listPeopleRows>>[number];
const PAGE = 200;

export const userRole: CommandCode = {
  run: async ({ args: [email, role], flags, print, services, language }) => {
    const say = (key: string, vars?: Record<string, unknown>) =>
      print(services.texts.t(language, `accounts:commands.${key}`, vars));
    const system = flags.system === true;
    if (!email || !role || !(system ? isSystemRole(role) : isProviderRole(role))) {
      say("roleUsage");
      return 2;
    }
    const person = await services.db.asSystem("user role", (tx) => findPersonByEmail(tx, email));
    if (!person) {
      say("unknownPerson", { email });
      return 1;
    }
    const change = system
      ? { systemRole: isSystemRole(role) ? role : undefined }
      : { providerRole: isProviderRole(role) ? role : undefined };
    const outcome = await setRoles(services, { id: person.id, ...change }, null);
    say(outcome.ok ? "roleSet" : "lastAdmin", { email, role });
    return outcome.ok ? 0 : 1;
  },
};

export const userList: CommandCode = {
  run: async ({ print, services }) => {
    let rows: Row[] = [];
    do {
      const last = rows.at(-1);
      const cursor = last ? { at: last.createdAt, id: last.id } : null;
      rows = await services.db.asSystem("user list", (tx) => listPeopleRows(tx, "", cursor, PAGE));
      for (const row of rows)
        print(
          [row.email, row.providerRole, row.systemRole, row.createdAt.toISOString(), row.id].join(
            "\t",
          ),
        );
    } while (rows.length === PAGE);
    return 0;
  },
};

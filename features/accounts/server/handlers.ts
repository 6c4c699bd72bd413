import { recordAudit } from "#platform/audit/record.ts";
import type { Person } from "#platform/auth/person.ts";
import { isProviderRole, isSystemRole } from "#platform/auth/roles.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { isLocalRequest } from "#platform/http/server/request.ts";
import { contract } from "../contract.ts";
import { decodeCursor, encodeCursor } from "../domain/people-page.ts";
import { isBirthDate, latestToday, type Profile } from "../domain/profile.ts";
import { isInstallationClaimed } from "./first-admin.ts";
import * as queries from "./queries.ts";
import { findProfile, saveProfile } from "./queries-profile.ts";
import { setRoles } from "./set-roles.ts";

const PAGE = 50;
const os = implementFeature(contract);

export const handlers = os.router({
  me: os.me.handler(({ context }) =>
    context.person ? describeMe(context.services, context.person) : null,
  ),

  installation: os.installation.handler(async ({ context: { services, request } }) => ({
    firstAdminCode:
      !isLocalRequest(request.address, request.headers, services.publicUrl()) &&
      !(await isInstallationClaimed(services)),
    verifiesEmail: services.mail.delivers,
  })),

  updateProfile: os.updateProfile.handler(async ({ input, context: { me, services }, errors }) => {
    const { name, language, ...about } = input;
    const change = { ...(name ? { name } : {}), ...(language ? { language } : {}) };
    const profile = given(about);
    if (profile.birthDate && !isBirthDate(profile.birthDate, latestToday(services.now())))
      throw errors.INVALID_BIRTH_DATE();
    const row = await services.db.asSystem("profile", async (tx) => {
      const person = await queries.updatePerson(tx, me.id, change);
      if (person && Object.keys(profile).length > 0) await saveProfile(tx, me.id, profile);
      return person;
    });
    if (!row) throw errors.NOT_FOUND();
    await services.auth.forget(me.id);
    return describeMe(services, { ...me, ...change });
  }),

  profile: os.profile.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => findProfile(tx, me.id)),
  ),

  listSessions: os.listSessions.handler(async ({ context: { me, services, request } }) => {
    const current = await services.auth.person(request.headers);
    const rows = await services.db.asSystem("own sessions", (tx) =>
      queries.listSessionRows(tx, me.id, services.now()),
    );
    return rows.map((row) => ({
      ...row,
      userAgent: row.userAgent ?? "",
      address: row.address ?? "",
      current: row.id === current?.sessionId,
    }));
  }),

  revokeSession: os.revokeSession.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    const gone = await services.db.asSystem("own sessions", (tx) =>
      queries.deleteSession(tx, me.id, input.id),
    );
    if (!gone) throw errors.NOT_FOUND();
    await sessionsChanged(context, "session_revoked");
    return { revoked: true as const };
  }),

  revokeOtherSessions: os.revokeOtherSessions.handler(async ({ context }) => {
    const { me, services, request } = context;
    const current = await services.auth.person(request.headers);
    const revoked = await services.db.asSystem("own sessions", (tx) =>
      queries.deleteSessionsExcept(tx, me.id, current?.sessionId ?? null),
    );
    await sessionsChanged(context, "sessions_revoked");
    return { revoked };
  }),

  provider: os.provider.handler(async ({ input, context: { me, services }, errors }) => {
    if (input.id !== me.id && me.systemRole !== "admin") throw errors.NOT_FOUND();
    const row = await services.db.asSystem("provider role", (tx) =>
      queries.findPerson(tx, input.id),
    );
    if (!row) throw errors.NOT_FOUND();
    return { id: row.id, role: isProviderRole(row.providerRole) ? row.providerRole : "user" };
  }),

  listPeople: os.listPeople.handler(async ({ input, context: { me, services, request } }) => {
    const cursor = decodeCursor(input.cursor);
    const rows = await services.db.asSystem("people", (tx) =>
      queries.listPeopleRows(tx, input.search ?? "", cursor, PAGE + 1),
    );
    const { userAgent, address } = request;
    await recordAudit(services.db, {
      personId: me.id,
      action: "people_listed",
      userAgent,
      address,
    });
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return { items: rows.slice(0, PAGE).map(personRow), next: last ? encodeCursor(last) : null };
  }),

  setRoles: os.setRoles.handler(async ({ input, context: { me, services }, errors }) => {
    const outcome = await setRoles(services, input, me.id);
    if (outcome.ok) return personRow(outcome.person);
    throw outcome.reason === "LAST_ADMIN" ? errors.LAST_ADMIN() : errors.NOT_FOUND();
  }),
});

type Row = NonNullable<Awaited<ReturnType<typeof queries.findPerson>>>;
const personRow = (row: Row) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  createdAt: row.createdAt,
  providerRole: isProviderRole(row.providerRole) ? row.providerRole : ("user" as const),
  systemRole: isSystemRole(row.systemRole) ? row.systemRole : ("user" as const),
});

/** What is not given stays as it is; what is given as null is said no more. */
const given = (about: { [Key in keyof Profile]?: Profile[Key] | undefined }): Partial<Profile> =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));

async function describeMe(services: Services, { image, ...person }: Person) {
  const facts: Record<string, unknown> = {};
  await services.db.asPerson(person.id, async (tx) => {
    for (const feature of services.features)
      Object.assign(facts, await feature.sessionFacts?.(tx, person.id));
  });
  return { ...person, consent: facts.consent === true, avatar: image };
}

async function sessionsChanged({ me, services, request }: RequestContext, action: string) {
  await services.auth.forget(me.id);
  await recordAudit(services.db, {
    personId: me.id,
    action,
    userAgent: request.userAgent,
    address: request.address,
  });
}

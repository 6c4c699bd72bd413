// What this product adds to the account library: the password rule, limits, mail, the first
// administrator, the log.
import { createHash } from "node:crypto";
import { z } from "zod";
import { recordAudit } from "#platform/audit/record.ts";
import { unmetPasswordRules } from "#platform/auth/password.ts";
import {
  type AuthHooks,
  type AuthMailTarget,
  CLIENT_ADDRESS_HEADER,
  refuse,
} from "#platform/auth/server/auth.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { addressBlock, isLocalRequest } from "#platform/http/server/request.ts";
import { isLanguage } from "#platform/i18n/languages.ts";
import { type Subject, settleLimits, takeLimits } from "./attempt-limits.ts";
import { claimFirstAdmin } from "./first-admin.ts";
import { deviceCookieName, knows, noteOf, readDevice } from "./known-device.ts";
import { countPeople, findPerson, findPersonByEmail, forgetResetTokens } from "./queries.ts";

/** Fields a client may send; anything else is refused, roles above all. */
const FIELDS: Record<string, readonly string[]> = {
  "/sign-up/email": ["name", "email", "password", "language", "adminCode"],
  "/sign-in/email": ["email", "password", "rememberMe"],
  "/sign-out": [],
  "/request-password-reset": ["email"],
  "/reset-password": ["newPassword", "token"],
  "/send-verification-email": ["email"],
  "/change-password": ["currentPassword", "newPassword", "revokeOtherSessions"],
};

const AUDITED: Record<string, { ok: string; failed?: string }> = {
  "/sign-up/email": { ok: "account_created" },
  "/sign-in/email": { ok: "signed_in", failed: "sign_in_failed" },
  "/sign-out": { ok: "signed_out" },
  "/reset-password": { ok: "password_reset", failed: "password_reset_failed" },
  "/change-password": { ok: "password_changed", failed: "password_change_failed" },
};

const EMAIL = z.email().max(254);

/**
 * Calls after which memory must not answer for the person. Reading a session is not one: it is what
 * memory spares.
 */
const ENDS_SESSIONS = new Set([
  "/sign-up/email",
  "/sign-out",
  "/reset-password",
  "/change-password",
  "/verify-email",
]);

/** Calls after which no link of an earlier letter may set a password again. */
const SETS_PASSWORD = new Set(["/reset-password", "/change-password"]);

/**
 * Calls that only the owner of an account can make, by its password or by a letter: this browser is
 * theirs from then on.
 */
const PROVES_OWNER = new Set([
  "/sign-up/email",
  "/sign-in/email",
  "/reset-password",
  "/verify-email",
]);

const text = (value: unknown) => (typeof value === "string" ? value : "");
/**
 * A name is whatever a stranger typed beside somebody's address: it carries no link of theirs into
 * our letters.
 */
const greeted = ({ name, email }: AuthMailTarget) =>
  /\p{Cc}|:\/\/|[\p{L}\p{N}-]\.\p{L}{2}/u.test(name) ? email : name;

async function sendLink(
  { db, mail, texts, publicUrl }: Services,
  target: AuthMailTarget,
  kind: "reset" | "verify",
  token: string,
): Promise<void> {
  // The token travels in the fragment: no log and no referrer ever holds it.
  const link = `${publicUrl()}/auth#${kind}=${encodeURIComponent(token)}`;
  await db.asSystem("account mail", (tx) =>
    mail.send(tx, {
      to: target.email,
      subject: texts.t(target.language, `accounts:mail.${kind}.subject`),
      text: texts.t(target.language, `accounts:mail.${kind}.body`, { name: greeted(target), link }),
    }),
  );
}

/** Log and limits know an account by this, never by its address. */
const mark = (email: string) =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 16);

const addressOf = (headers: Headers): string => headers.get(CLIENT_ADDRESS_HEADER) ?? "";

type Body = Record<string, unknown>;

function refuseUnknownFields(path: string, body: Body): void {
  const fields = FIELDS[path];
  if (fields && Object.keys(body).some((name) => !fields.includes(name)))
    throw refuse("BAD_REQUEST", "FIELD_NOT_ALLOWED");
}

function refuseWeakPassword(path: string, body: Body): void {
  const signsUp = path === "/sign-up/email";
  if (!signsUp && body.newPassword === undefined) return;
  const password = text(signsUp ? body.password : body.newPassword);
  if (unmetPasswordRules(password).length > 0) throw refuse("BAD_REQUEST", "PASSWORD_TOO_WEAK");
}

/** What somebody says of themselves when they sign up. */
function refuseBadProfile(body: Body): void {
  const name = text(body.name).trim();
  if (name === "" || [...name].length > 100) throw refuse("BAD_REQUEST", "INVALID_NAME");
  if (!EMAIL.safeParse(body.email).success) throw refuse("BAD_REQUEST", "INVALID_EMAIL");
  if (body.language !== undefined && !isLanguage(body.language))
    throw refuse("BAD_REQUEST", "INVALID_LANGUAGE");
}

/** Whoever signs up under an address that a letter must confirm has proved nothing yet. */
const provesOwner = (path: string, confirms: boolean): boolean =>
  PROVES_OWNER.has(path) && !(path === "/sign-up/email" && confirms);

type Ended = Parameters<AuthHooks["after"]>[0];

async function audit(db: Services["db"], { path, body, headers, personId, ok }: Ended) {
  const audited = AUDITED[path];
  const action = ok ? audited?.ok : audited?.failed;
  if (!action) return;
  await recordAudit(db, {
    personId,
    action,
    details: ok || !body.email ? "" : { account: mark(text(body.email)) },
    userAgent: headers.get("user-agent") ?? "",
    address: addressOf(headers),
    level: ok ? "info" : "warning",
  });
}

const deviceOf = (headers: Headers, publicUrl: string) =>
  readDevice(headers.get("cookie"), deviceCookieName(publicUrl));

/** Who a call counts for, where the limits are concerned. */
async function readSubject(
  { auth, publicUrl }: Services,
  deviceKey: string,
  account: string,
  headers: Headers,
): Promise<Subject> {
  const device = deviceOf(headers, publicUrl());
  return {
    account,
    network: addressBlock(addressOf(headers)),
    device: device && knows(device, deviceKey, account) ? device.id : null,
    person: (await auth.person(headers))?.person.id ?? null,
  };
}

export interface AccountSecrets {
  adminCode: string;
  /** Seals what a browser remembers (known-device.ts). */
  deviceKey: string;
}

export function accountHooks(
  services: () => Services,
  { adminCode, deviceKey }: AccountSecrets,
): AuthHooks {
  const subjectOf = (body: Body, headers: Headers) =>
    readSubject(services(), deviceKey, mark(text(body.email)), headers);
  // Sign-ups that began while nobody had an account; two at once are both here, and the claim lets
  // one through.
  const beganEmpty = new Set<string>();

  return {
    sendReset: (target, token) => sendLink(services(), target, "reset", token),
    sendVerification: (target, token) => sendLink(services(), target, "verify", token),
    before: async ({ path, body, headers }) => {
      refuseUnknownFields(path, body);
      await takeLimits(services(), path, await subjectOf(body, headers));
      refuseWeakPassword(path, body);
      if (path !== "/sign-up/email") return;
      refuseBadProfile(body);
      const { taken, empty } = await services().db.asSystem("sign-up", async (tx) => ({
        taken: await findPersonByEmail(tx, text(body.email)),
        empty: (await countPeople(tx)) === 0,
      }));
      if (taken) throw refuse("UNPROCESSABLE_ENTITY", "USER_ALREADY_EXISTS");
      if (empty) beganEmpty.add(mark(text(body.email)));
    },
    after: async (call) => {
      const { path, body, headers, personId, ok, code } = call;
      const { db, log, auth, publicUrl } = services();
      await settleLimits(services(), path, await subjectOf(body, headers), code);
      if (ok && path === "/sign-up/email" && personId) {
        const firstHere =
          beganEmpty.delete(mark(text(body.email))) &&
          isLocalRequest(addressOf(headers), headers, publicUrl());
        const claimed = await claimFirstAdmin(services(), personId, {
          firstHere,
          code: text(body.adminCode),
          expected: adminCode,
        });
        if (claimed) log.info("first administrator set");
      }
      await audit(db, call);
      if (!ok || !personId) return null;
      if (SETS_PASSWORD.has(path))
        await db.asSystem("reset links", (tx) => forgetResetTokens(tx, personId));
      // A new password or the end of a session must not live on in memory.
      if (ENDS_SESSIONS.has(path)) await auth.forget(personId);
      if (!provesOwner(path, services().mail.delivers)) return null;
      const owner = await db.asSystem("known device", (tx) => findPerson(tx, personId));
      if (!owner) return null;
      const value = noteOf(deviceOf(headers, publicUrl()), deviceKey, mark(owner.email));
      return { name: deviceCookieName(publicUrl()), value };
    },
  };
}

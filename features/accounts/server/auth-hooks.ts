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

/** Log and limits know an account by this, never by its address. */
const mark = (email: string) =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 16);

export interface AccountSecrets {
  adminCode: string;
  /** Seals what a browser remembers (known-device.ts). */
  deviceKey: string;
}

export function accountHooks(
  services: () => Services,
  { adminCode, deviceKey }: AccountSecrets,
): AuthHooks {
  const deviceOf = (headers: Headers) =>
    readDevice(headers.get("cookie"), deviceCookieName(services().publicUrl()));
  const subjectOf = async (body: Record<string, unknown>, headers: Headers): Promise<Subject> => {
    const account = mark(text(body.email));
    const device = deviceOf(headers);
    return {
      account,
      network: addressBlock(headers.get(CLIENT_ADDRESS_HEADER) ?? ""),
      device: device && knows(device, deviceKey, account) ? device.id : null,
      person: (await services().auth.person(headers))?.person.id ?? null,
    };
  };

  // Sign-ups that began while nobody had an account; two at once are both here, and the claim lets
  // one through.
  const beganEmpty = new Set<string>();

  const letter = async (target: AuthMailTarget, kind: "reset" | "verify", token: string) => {
    const { db, mail, texts, publicUrl } = services();
    // The token travels in the fragment: no log and no referrer ever holds it.
    const link = `${publicUrl()}/auth#${kind}=${encodeURIComponent(token)}`;
    await db.asSystem("account mail", (tx) =>
      mail.send(tx, {
        to: target.email,
        subject: texts.t(target.language, `accounts:mail.${kind}.subject`),
        text: texts.t(target.language, `accounts:mail.${kind}.body`, {
          name: greeted(target),
          link,
        }),
      }),
    );
  };

  return {
    sendReset: (target, token) => letter(target, "reset", token),
    sendVerification: (target, token) => letter(target, "verify", token),
    before: async ({ path, body, headers }) => {
      const fields = FIELDS[path];
      if (fields)
        for (const name of Object.keys(body))
          if (!fields.includes(name)) throw refuse("BAD_REQUEST", "FIELD_NOT_ALLOWED");
      await takeLimits(services(), path, await subjectOf(body, headers));
      const password = path === "/sign-up/email" ? body.password : body.newPassword;
      if (
        (path === "/sign-up/email" || body.newPassword !== undefined) &&
        unmetPasswordRules(text(password)).length > 0
      )
        throw refuse("BAD_REQUEST", "PASSWORD_TOO_WEAK");
      if (path !== "/sign-up/email") return;
      const name = text(body.name).trim();
      if (name === "" || [...name].length > 100) throw refuse("BAD_REQUEST", "INVALID_NAME");
      if (!EMAIL.safeParse(body.email).success) throw refuse("BAD_REQUEST", "INVALID_EMAIL");
      if (body.language !== undefined && !isLanguage(body.language))
        throw refuse("BAD_REQUEST", "INVALID_LANGUAGE");
      const { taken, empty } = await services().db.asSystem("sign-up", async (tx) => ({
        taken: await findPersonByEmail(tx, text(body.email)),
        empty: (await countPeople(tx)) === 0,
      }));
      if (taken) throw refuse("UNPROCESSABLE_ENTITY", "USER_ALREADY_EXISTS");
      if (empty) beganEmpty.add(mark(text(body.email)));
    },
    after: async ({ path, body, headers, personId, ok, code }) => {
      const { db, log, auth, publicUrl } = services();
      await settleLimits(services(), path, await subjectOf(body, headers), code);
      const address = headers.get(CLIENT_ADDRESS_HEADER) ?? "";
      if (ok && path === "/sign-up/email" && personId) {
        const firstHere =
          beganEmpty.delete(mark(text(body.email))) &&
          isLocalRequest(address, headers, publicUrl());
        const claimed = await claimFirstAdmin(services(), personId, {
          firstHere,
          code: text(body.adminCode),
          expected: adminCode,
        });
        if (claimed) log.info("first administrator set");
      }
      const audited = AUDITED[path];
      const action = ok ? audited?.ok : audited?.failed;
      if (action)
        await recordAudit(db, {
          personId,
          action,
          details: ok || !body.email ? "" : { account: mark(text(body.email)) },
          userAgent: headers.get("user-agent") ?? "",
          address,
          level: ok ? "info" : "warning",
        });
      if (ok && personId && SETS_PASSWORD.has(path))
        await db.asSystem("reset links", (tx) => forgetResetTokens(tx, personId));
      // A new password or the end of a session must not live on in memory.
      if (ok && personId && ENDS_SESSIONS.has(path)) await auth.forget(personId);
      // Whoever signs up under an address that a letter must confirm has proved nothing yet.
      const proven =
        PROVES_OWNER.has(path) && !(path === "/sign-up/email" && services().mail.delivers);
      if (!ok || !personId || !proven) return null;
      const owner = await db.asSystem("known device", (tx) => findPerson(tx, personId));
      if (!owner) return null;
      const value = noteOf(deviceOf(headers), deviceKey, mark(owner.email));
      return { name: deviceCookieName(publicUrl()), value };
    },
  };
}

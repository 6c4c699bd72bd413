import {
  account,
  call,
  isIn,
  newPerson,
  PASSWORD,
  type Person,
  send,
  signIn,
  signUp,
  statusOf,
} from "../people.ts";
import type { Writes } from "../write.ts";

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const OTHER_PASSWORD = "Coupure-d-essai-2";

const avatar = async (who: Person) => (await send(who, "GET", "/api/me/avatar")).status;
async function putAvatar(who: Person) {
  const response = await send(who, "PUT", "/api/me/avatar", new Uint8Array(PICTURE), "image/png");
  if (response.status !== 200) throw new Error(`avatar: ${response.status}`);
}

/**
 * The token of the latest letter to somebody: it is written after the call that asked for it was
 * answered.
 */
async function letterTo(admin: Person, email: string, kind: "reset" | "verify"): Promise<string> {
  for (;;) {
    const { items } = await call(admin, "admin/listMails", { search: email });
    for (const { id } of items) {
      const { text } = await call(admin, "admin/mail", { id });
      const token = new RegExp(`#${kind}=(\\S+)`).exec(text)?.[1];
      if (token) return decodeURIComponent(token);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const accountWrites: Writes = {
  "POST /api/auth/sign-up/email": async () => {
    const person = await signUp();
    return async () => (await isIn(person)) && isIn(await signIn(person));
  },
  "POST /api/auth/sign-in/email": async ({ me }) => {
    const device = await signIn(me);
    return () => isIn(device);
  },
  "POST /api/auth/sign-out": async ({ me }) => {
    const device = await signIn(me);
    await account(device, "sign-out", {});
    return async () => !(await isIn(device));
  },
  "POST /api/auth/change-password": async () => {
    const person = await newPerson();
    await account(person, "change-password", {
      currentPassword: PASSWORD,
      newPassword: OTHER_PASSWORD,
    });
    return async () => isIn(await signIn(person, OTHER_PASSWORD));
  },
  "POST /api/auth/reset-password": async ({ admin }) => {
    const person = await signUp();
    await account(null, "request-password-reset", { email: person.email });
    const token = await letterTo(admin, person.email, "reset");
    await account(null, "reset-password", { token, newPassword: OTHER_PASSWORD });
    return async () => isIn(await signIn(person, OTHER_PASSWORD));
  },
  "POST /api/auth/verify-email": async ({ admin }) => {
    const person = await signUp();
    await account(null, "send-verification-email", { email: person.email });
    const token = await letterTo(admin, person.email, "verify");
    await account(null, "verify-email", { token });
    return async () => (await call(person, "accounts/me", undefined)).emailVerified;
  },
  "accounts/updateProfile": async ({ me }) => {
    const name = `Personne ${crypto.randomUUID()}`;
    const birthDate = `19${String(10 + Math.floor(Math.random() * 90))}-05-17`;
    await call(me, "accounts/updateProfile", { name, birthDate });
    return async () =>
      (await call(me, "accounts/me", undefined)).name === name &&
      (await call(me, "accounts/profile", undefined)).birthDate === birthDate;
  },
  "accounts/revokeSession": async ({ me }) => {
    const device = await signIn(me);
    const sessions = (await call(device, "accounts/listSessions", undefined)) as {
      id: string;
      current: boolean;
    }[];
    await call(me, "accounts/revokeSession", { id: sessions.find(({ current }) => current)?.id });
    return async () => !(await isIn(device));
  },
  "accounts/revokeOtherSessions": async () => {
    const person = await newPerson();
    const device = await signIn(person);
    await call(person, "accounts/revokeOtherSessions", undefined);
    return async () => !(await isIn(device)) && isIn(person);
  },
  "accounts/setRoles": async ({ me, admin }) => {
    await call(admin, "accounts/setRoles", { id: me.id, providerRole: "nurse" });
    return async () => (await call(me, "accounts/provider", { id: me.id })).role === "nurse";
  },
  "PUT /api/me/avatar": async ({ me }) => {
    await putAvatar(me);
    return async () => (await avatar(me)) === 200;
  },
  "DELETE /api/me/avatar": async () => {
    const person = await newPerson();
    await putAvatar(person);
    await send(person, "DELETE", "/api/me/avatar");
    return async () => (await avatar(person)) === 404;
  },
  "privacy/recordConsent": async () => {
    const person = await newPerson();
    return async () => (await call(person, "privacy/consentHistory", undefined)).given;
  },
  "privacy/eraseSelf": async () => {
    const person = await newPerson();
    await call(person, "privacy/eraseSelf", { reason: "", password: PASSWORD });
    return async () => {
      const again = await send(
        null,
        "POST",
        "/api/auth/sign-in/email",
        JSON.stringify({ email: person.email, password: PASSWORD }),
      );
      return again.status === 401 && (await statusOf(person, "chat/list", {})) === 401;
    };
  },
};

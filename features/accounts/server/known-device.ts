// A browser where somebody has signed in carries a sealed note of it (OWASP, "device cookies"):
// whoever only knows their address can make others wait, never this browser. It names nobody, opens
// nothing, and speaks for the accounts it was made for.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const NAME = "sclepios.device";
/** A browser of a department has several people; the latest stay. */
const MOST_ACCOUNTS = 10;

export interface Device {
  /** Random; what is counted of this browser is counted under it. */
  id: string;
  /** One seal for each account. */
  seals: string[];
}

export const deviceKey = (secret: string) =>
  createHmac("sha256", secret).update("known devices").digest("hex");

export const deviceCookieName = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? `__Secure-${NAME}` : NAME;

const sealOf = (key: string, id: string, account: string) =>
  createHmac("sha256", key).update(`${id}:${account}`).digest("base64url").slice(0, 22);

/**
 * The note of a request's cookies; null when there is none. Nothing of it is believed before
 * `knows`.
 */
export function readDevice(cookies: string | null, name: string): Device | null {
  const pair = (cookies ?? "").split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const [id = "", ...seals] = pair?.slice(name.length + 1).split(".") ?? [];
  return /^[\w-]{22}$/.test(id) ? { id, seals: seals.slice(0, MOST_ACCOUNTS) } : null;
}

/** Whether the owner of `account` (a digest of the address) has signed in in this browser. */
export function knows(device: Device, key: string, account: string): boolean {
  const expected = Buffer.from(sealOf(key, device.id, account));
  return device.seals.some((seal) => {
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The cookie's value once the owner of `account` has signed in here. */
export function noteOf(device: Device | null, key: string, account: string): string {
  const id = device?.id ?? randomBytes(16).toString("base64url");
  const seal = sealOf(key, id, account);
  const others = (device?.seals ?? []).filter((other) => other !== seal);
  return [id, seal, ...others].slice(0, MOST_ACCOUNTS + 1).join(".");
}

import { isIPv6 } from "node:net";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";

/**
 * Language of a request: the cookie-less choice the application sends, else the browser's, else
 * French.
 */
export function requestLanguage(headers: Headers): Language {
  const chosen = headers.get("x-language");
  if (isLanguage(chosen)) return chosen;
  for (const part of (headers.get("accept-language") ?? "").split(",")) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "fr";
}

/**
 * The client's address. Behind a trusted proxy, the last address it added: earlier ones are the
 * client's own words.
 */
export function clientAddress(
  socketAddress: string,
  headers: Headers,
  trustProxy: boolean,
): string {
  const plain = (address: string) => withoutPort(address).replace(/^::ffff:/, "");
  if (!trustProxy) return plain(socketAddress);
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return plain(forwarded || socketAddress);
}

/**
 * Some proxies add the port, another one for each connection: "198.51.100.4:50312",
 * "[2001:db8::1]:50312".
 */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/**
 * Whom a limit by address counts: an IPv6 subscriber holds a whole /64, and takes another address
 * of it as they please.
 */
export function addressBlock(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const after = groups(tail);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - after.length;
  const whole = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

export const isLoopback = (address: string) =>
  address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address);

/** A name under which only this machine reaches itself. */
const isLocalName = (name: string) => name === "localhost" || isLoopback(name) || name === "[::1]";
const nameOf = (host: string) => host.replace(/:\d+$/, "").toLowerCase();

/**
 * True when a request comes from this machine and through no proxy. Some proxies add no header at
 * all: those stand before a public name, or give themselves away by the name that the visitor
 * typed.
 */
export const isLocalRequest = (address: string, headers: Headers, publicUrl: string) =>
  isLoopback(address) &&
  isLocalName(new URL(publicUrl).hostname) &&
  isLocalName(nameOf(headers.get("host") ?? "localhost")) &&
  !["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) => headers.has(name));

/**
 * Whether the Host a browser used is ours: a name on the internet that points here is not, unless
 * PUBLIC_URL says so.
 */
export function hostAllowed(host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && host === new URL(publicUrl).host) return true;
  const name = nameOf(host);
  if (isLocalName(name)) return true;
  return (
    publicUrl === null && (/^\d+\.\d+\.\d+\.\d+$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name))
  );
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send. Programs without Origin or Sec-Fetch-Site carry
 * no cookie of ours by accident.
 */
export function sameOrigin(
  method: string,
  headers: Headers,
  host: string,
  publicUrl: string | null = null,
): boolean {
  if (READS.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  // The scheme counts too: the public name has its own, and under every other name this server
  // speaks plain HTTP.
  const named = publicUrl !== null && new URL(publicUrl).host === host;
  const ours = named ? publicUrl : `http://${host}`;
  return (
    URL.canParse(origin) && URL.canParse(ours) && new URL(origin).origin === new URL(ours).origin
  );
}

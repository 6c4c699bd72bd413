import { isLanguage, type Language } from "#platform/i18n/languages.ts";

/** Language of a request: the cookie-less choice the application sends, else the browser's, else French. */
export function requestLanguage(headers: Headers): Language {
  const chosen = headers.get("x-language");
  if (isLanguage(chosen)) return chosen;
  for (const part of (headers.get("accept-language") ?? "").split(",")) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "fr";
}

/** The client's address. Behind a trusted proxy, the last address it added: earlier ones are the client's own words. */
export function clientAddress(socketAddress: string, headers: Headers, trustProxy: boolean): string {
  const plain = (address: string) => address.replace(/^::ffff:/, "");
  if (!trustProxy) return plain(socketAddress);
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return plain(forwarded || socketAddress);
}

export const isLoopback = (address: string) => address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address);

/** True when a request comes from this machine and through no proxy. */
export const isLocalRequest = (address: string, headers: Headers) =>
  isLoopback(address) && !["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) => headers.has(name));

/** Whether the Host a browser used is ours: a name on the internet that points here is not, unless PUBLIC_URL says so. */
export function hostAllowed(host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && host === new URL(publicUrl).host) return true;
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (name === "localhost" || isLoopback(name) || name === "[::1]") return true;
  return publicUrl === null && (/^\d+\.\d+\.\d+\.\d+$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name));
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses what another site makes a browser send. Programs without Origin or Sec-Fetch-Site carry no cookie of ours by accident. */
export function sameOrigin(method: string, headers: Headers, host: string): boolean {
  if (READS.has(method)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

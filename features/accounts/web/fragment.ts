/**
 * What a link of a letter asks for. The token stands in the fragment, which no server and no log
 * ever sees.
 */
export interface MailLink {
  kind: "reset" | "verify";
  token: string;
}

/** Reads "reset=…" or "verify=…", with or without the sign in front; null for anything else. */
export function readFragment(hash: string): MailLink | null {
  const [kind, ...rest] = hash.replace(/^#/, "").split("=");
  const raw = rest.join("=");
  if ((kind !== "reset" && kind !== "verify") || raw === "") return null;
  try {
    return { kind, token: decodeURIComponent(raw) };
  } catch {
    return null; // a link cut in the middle of an escape
  }
}

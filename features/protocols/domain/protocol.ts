// What a protocol of the service is: its bounds, who writes one, how long it is in force.
import { type ProviderRole, rank, type SystemRole } from "#platform/auth/roles.ts";

const MB = 1024 * 1024;
/** A file that is sent. */
export const LARGEST_FILE = 15 * MB;
/** Of the text of a protocol, so that it goes in one call of a megabyte. */
export const LONGEST_TEXT = 800_000;
export const MOST_PAGES = 300;
/** Of a scanned document, whose text is recognised page after page. */
export const MOST_SCANS = 60;
export const MOST_PASSAGES = 6_000;
export const LONGEST_TITLE = 160;
export const LONGEST_NAME = 120;
export const LONGEST_FILE_NAME = 200;

/** Where a text comes from: written here, or read in a file. */
export const ORIGINS = ["written", "plain", "word", "pdf", "scan"] as const;
export type Origin = (typeof ORIGINS)[number];

interface Writer {
  providerRole: ProviderRole;
  systemRole: SystemRole;
}

/** Doctors of the installation, and its administrators. */
export const mayWrite = ({ providerRole, systemRole }: Writer): boolean =>
  systemRole === "admin" || rank(providerRole) >= rank("doctor");

/** Who reads a protocol at the least, from the lowest rank; its writers always do. */
export const READERS = ["user", "resident", "nurse", "doctor"] as const;
export type Readers = (typeof READERS)[number];

export const mayRead = (person: Writer, readers: Readers): boolean =>
  mayWrite(person) || rank(person.providerRole) >= rank(readers);

export const VALIDITIES = ["valid", "soon", "expired", "withdrawn"] as const;
export type Validity = (typeof VALIDITIES)[number];

/** Days before the end of validity from which it is said. */
export const REMINDED_DAYS = 30;
const DAY = 86_400_000;

// Made once: making one takes longer than reading a question's words.
const IN_FRANCE = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
/** The day it is in a service of France, YYYY-MM-DD. */
export const dayOf = (now: Date): string => IN_FRANCE.format(now);

/** Its last day counts; without an end it stays. Days are YYYY-MM-DD. */
export function validityOf(
  { validUntil, withdrawn }: { validUntil: string | null; withdrawn: boolean },
  today: string,
): Validity {
  if (withdrawn) return "withdrawn";
  if (validUntil === null) return "valid";
  if (validUntil < today) return "expired";
  return (Date.parse(validUntil) - Date.parse(today)) / DAY <= REMINDED_DAYS ? "soon" : "valid";
}

export const isInForce = (validity: Validity): boolean =>
  validity === "valid" || validity === "soon";

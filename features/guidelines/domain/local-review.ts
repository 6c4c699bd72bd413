// What the doctors of an installation make of the shipped library: they sign a text, comment it, or
// say that it is not to be used here.
import { type ProviderRole, rank, type SystemRole } from "#platform/auth/roles.ts";

export const REVIEW_KINDS = ["signed", "comment", "avoid"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const LONGEST_WORDS = 1000;
export const LONGEST_PLACE = 120;

/** Two people keep a text from everybody: a doctor, and another one or an administrator. */
const ENOUGH = 2;

interface Reader {
  id: string;
  providerRole: ProviderRole;
  systemRole: SystemRole;
}

/** Who signs and comments, and who may be the first to set a text aside. */
export const isDoctor = ({ providerRole }: Pick<Reader, "providerRole">): boolean =>
  rank(providerRole) >= rank("doctor");

/** An administrator confirms what a doctor set aside, and never begins. */
export const mayAvoid = (
  reader: Pick<Reader, "providerRole" | "systemRole">,
  already: number,
): boolean => isDoctor(reader) || (reader.systemRole === "admin" && already > 0);

export interface Avoid {
  target: string;
  /** Null once its account is gone: the decision stays. */
  ownerId: string | null;
}

/** Why a text is kept from somebody: by themselves, for everybody; null when it is not. */
export function avoidedFor(
  avoids: readonly Avoid[],
  target: string,
  personId: string | null,
): "mine" | "everybody" | null {
  const said = avoids.filter((one) => one.target === target);
  if (said.length >= ENOUGH) return "everybody";
  return said.some(({ ownerId }) => ownerId !== null && ownerId === personId) ? "mine" : null;
}

/** "embolie-pulmonaire#t1" → "embolie-pulmonaire". */
const sheetOf = (target: string) => target.split("#", 1)[0] ?? target;

/** A passage goes with its sheet. */
export const isRetained = (
  avoids: readonly Avoid[],
  passageId: string,
  personId: string | null,
): boolean =>
  avoidedFor(avoids, passageId, personId) === null &&
  avoidedFor(avoids, sheetOf(passageId), personId) === null;

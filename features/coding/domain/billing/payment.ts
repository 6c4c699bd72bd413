// By what a visit is paid: its acts and consultations, or flat fees that exclude them.

import { inForce } from "../rule-sources.ts";
import type { Circumstances } from "./circumstances.ts";

/** `either`: the person has not said what decides. */
export type Payment = "acts" | "flatFees" | "either" | "neither";

/**
 * A passage in an emergency department that no admission follows is paid by flat fees, in a private
 * one since 2022 only. What pays its acts when an admission follows was not read: to be confirmed.
 */
export function paymentOf({ context, date, outcome }: Circumstances): Payment {
  if (context === "ville") return "acts";
  if (context === "sejour") return "neither";
  const isPrivate = context === "urgences-privees";
  if (isPrivate && !inForce("privateFlatFees", date)) return "acts";
  if (outcome === "left") return "neither";
  if (outcome === "admitted") return isPrivate ? "acts" : "neither";
  return isPrivate && outcome === null ? "either" : "flatFees";
}

export const paysActs = (given: Circumstances): boolean =>
  ["acts", "either"].includes(paymentOf(given));
export const paysFlatFees = (given: Circumstances): boolean =>
  ["flatFees", "either"].includes(paymentOf(given));

// What a newcomer is asked once: what they do, their specialty, the day of their examination.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { contract as accountsContract } from "#features/accounts/contract.ts";
import type { PROFESSIONS, SPECIALTIES } from "#features/accounts/domain/public.ts";
import type { contract as cardsContract } from "#features/card-statistics/contract.ts";
import { session } from "#platform/auth/web/session.ts";
import { featureClient, featureQueries } from "#platform/http/web/client.ts";
import { timeZone } from "../api.ts";

const accounts = featureClient<typeof accountsContract>("accounts");
const accountQueries = featureQueries(accounts, "accounts");
const cards = featureClient<typeof cardsContract>("flashcards");

type Profession = (typeof PROFESSIONS)[number];

export interface Said {
  profession: Profession | null;
  specialty: (typeof SPECIALTIES)[number] | null;
  /** YYYY-MM-DD, or empty. */
  exam: string;
}
export const NOTHING_SAID: Said = { profession: null, specialty: null, exam: "" };

/** Those whose day begins with what is to be learnt. */
export const LEARNERS: ReadonlySet<Profession> = new Set(["student", "intern"]);

const skipped = (): string => `first-run-skipped:${session.current()?.id ?? ""}`;

const wasSkipped = (): boolean => {
  try {
    return localStorage.getItem(skipped()) !== null;
  } catch {
    return true; // nothing can be remembered: it would be asked at every visit
  }
};

export const skip = (): void => localStorage.setItem(skipped(), "true");

/** Asked while the account says nothing of it, unless it was skipped on this device. */
export function useFirstRun(): { asked: boolean; close(): void } {
  const [open, setOpen] = useState(() => !wasSkipped());
  const { data } = useQuery(
    accountQueries.profile.queryOptions({ enabled: open, staleTime: 0, retry: false }),
  );
  return { asked: open && data?.profession === null, close: () => setOpen(false) };
}

/** The profile first: an examination that cannot be kept leaves it said, and may be sent again. */
export async function save({ profession, specialty, exam }: Said): Promise<void> {
  await accounts.updateProfile({ profession, ...(specialty ? { specialty } : {}) });
  if (exam !== "" && profession && LEARNERS.has(profession))
    await cards.savePlanning({
      exam: { name: "", day: exam, deckIds: [] },
      timeZone: timeZone(),
    });
}

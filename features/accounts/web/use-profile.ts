import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { session, useMe } from "#platform/auth/web/session.ts";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import type { SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { isBirthDate, type Profile } from "../domain/profile.ts";
import { client, queries } from "./api.ts";
import type { FieldErrors } from "./explain-refusal.ts";
import { type ProfileDraft, readDraft, withoutSent, writeDraft } from "./profile-draft.ts";
import { useSubmit } from "./use-submit.ts";

const NAME_MAX = 100;
/** Today where the person is, YYYY-MM-DD. */
const today = (): string => new Intl.DateTimeFormat("sv-SE").format(new Date());

export const useProfile = () =>
  useCachedQuery<Profile>("account-profile", queries.profile.queryKey(), (signal) =>
    client.profile(undefined, { signal }),
  );

/**
 * The form over what the server holds: fields that were touched are kept on the device until they
 * are saved, so that a closed tab or a failure loses nothing.
 */
export function useProfileForm(held: Profile) {
  const { t } = useTranslation("accounts");
  const me = useMe();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(me.id));
  const latest = useRef(draft);
  const [state, setState] = useState<"idle" | "saved" | "failed">("idle");
  const [kept, setKept] = useState(true);
  const write = (next: ProfileDraft): void => {
    latest.current = next;
    setDraft(next);
    setKept(writeDraft(me.id, next));
  };
  const values = { name: me.name, ...held, ...draft };
  const check = (): FieldErrors => {
    const { name, birthDate } = values;
    const wrong = name.trim() === "" || name.trim().length > NAME_MAX;
    return {
      ...(wrong ? { name: t("errors.invalidName") } : {}),
      ...(birthDate !== null && !isBirthDate(birthDate, today())
        ? { birthDate: t("errors.invalidBirthDate") }
        : {}),
    };
  };
  const send = async (): Promise<FieldErrors> => {
    const sent = latest.current;
    try {
      await client.updateProfile(sent);
    } catch (error) {
      setState("failed");
      return refusal(error, t);
    }
    await queryClient.invalidateQueries({ queryKey: queries.profile.key() });
    // The name stands in the menu too; the server has it already when nobody can be asked.
    await session.refresh().catch(() => null);
    write(withoutSent(latest.current, sent));
    setState("saved");
    return {};
  };
  const { busy, faults, onSubmit } = useSubmit(check, send, { resends: true });
  const touched = Object.keys(draft).length > 0;
  return {
    values,
    faults,
    state: stateOf(busy, state === "saved", touched ? kept : null),
    failed: state === "failed",
    onSubmit,
    change(fields: ProfileDraft) {
      write({ ...latest.current, ...fields });
      setState("idle");
    },
  };
}

/**
 * A failure is told above the form: what was typed is kept all the same.
 *
 * @param held whether the device keeps what was touched; null when nothing was
 */
function stateOf(busy: boolean, saved: boolean, held: boolean | null): SaveState {
  if (busy) return "saving";
  if (saved) return "saved";
  if (held === null) return "clean";
  return held ? "kept" : "unkept";
}

function refusal(error: unknown, t: (key: string) => string): FieldErrors {
  if (!(error instanceof ORPCError)) return { form: t("settingsErrors.profileAway") };
  if (error.code === "INVALID_BIRTH_DATE") return { birthDate: t("errors.invalidBirthDate") };
  return { form: t("settingsErrors.profile") };
}

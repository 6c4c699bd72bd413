import { Button, TextInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays } from "#features/memory/domain/public.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { SaveIndicator, type SaveState } from "#platform/ui/saving/save-indicator.tsx";
import { ON_CALL } from "../../domain/amounts.ts";
import { inReach } from "../../domain/on-call.ts";
import type { OnCall } from "../../domain/wire-progress.ts";
import { client, queries, timeZone } from "../api.ts";
import { useOnCall } from "../use-overview.ts";
import { dayName } from "./days.ts";
import styles from "./scores.module.css";

/** A year of five figures can be typed. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days on call, marked before or after: they hold the streak. */
export function OnCallEditor() {
  const { t } = useTranslation("progress");
  const id = useId();
  const onCall = useOnCall();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t("onCall.title")}</h2>
      <p>
        {t("onCall.about", { back: ON_CALL.back, ahead: ON_CALL.ahead, most: ON_CALL.inSevenDays })}
      </p>
      <CachedPart part={onCall} problem={t("errors.onCallLoad")} lines={2}>
        {(known) => <Days {...known} />}
      </CachedPart>
    </section>
  );
}

function Days({ today, days }: OnCall) {
  const { t } = useTranslation("progress");
  const cache = useQueryClient();
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>("clean");
  const saving = state === "saving";
  const fail = (sentence: string) => {
    setProblem(sentence);
    setState("failed");
  };
  const mark = async (one: string, onCall: boolean) => {
    setProblem(null);
    setState("saving");
    try {
      await client.markOnCall({ timeZone: timeZone(), day: one, onCall });
      await cache.invalidateQueries({ queryKey: queries.key() });
      setState("saved");
    } catch (error) {
      fail(refusal(error, t));
    }
  };
  const near = days.filter((one) => inReach(one, today)).toReversed();
  return (
    <>
      <form
        noValidate
        className={styles.mark}
        onSubmit={(event) => {
          event.preventDefault();
          if (!DAY.test(day)) fail(t("onCall.noDay"));
          else void mark(day, true);
        }}
      >
        <TextInput
          type="date"
          label={t("onCall.day")}
          value={day}
          min={addDays(today, -ON_CALL.back)}
          max={addDays(today, ON_CALL.ahead)}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="default" size="md" loading={saving}>
          {t("onCall.mark")}
        </Button>
      </form>
      <SaveIndicator state={state}>{problem}</SaveIndicator>
      {near.length === 0 ? (
        <p className={styles.quiet}>{t("onCall.none")}</p>
      ) : (
        <ul className={styles.marked} aria-label={t("onCall.list")}>
          {near.map((one) => (
            <li key={one}>
              <span>{dayName(one, { weekday: "long", day: "numeric", month: "long" })}</span>
              <Button
                variant="subtle"
                size="sm"
                disabled={saving}
                aria-label={t("onCall.removeDay", { day: dayName(one) })}
                onClick={() => void mark(one, false)}
              >
                {t("onCall.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function refusal(error: unknown, t: TFunction<"progress">): string {
  if (error instanceof ORPCError && error.code === "ON_CALL_TOO_FAR")
    return t("errors.onCallTooFar", error.data as { back: number; ahead: number });
  if (error instanceof ORPCError && error.code === "ON_CALL_TOO_MANY")
    return t("errors.onCallTooMany", error.data as { most: number });
  return t("errors.onCallSave");
}

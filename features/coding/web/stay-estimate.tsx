import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StaySupplement } from "#features/nomenclatures/domain/public.ts";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { Correction } from "../domain/corrections.ts";
import { daysOf, type TypedDays } from "../domain/typed-days.ts";
import { client } from "./api.ts";
import styles from "./coding.module.css";
import type { ReadCoding } from "./coding-result.tsx";
import { StayElements } from "./stay-elements.tsx";
import { StaySupplementFields } from "./stay-supplement-fields.tsx";
import { PaidSupplements } from "./stay-supplements.tsx";

const GHM = /^\d{2}[A-Z]\d{2}[0-9A-Z]$/;
const DAYS = /^\d{1,4}$/;

interface AskedStay {
  ghm: string;
  days: number;
  supplements: Partial<Record<StaySupplement, number>>;
}

interface StayEstimateProps {
  coding: ReadCoding;
  corrections: readonly Correction[];
}

/** The GHM and the days in each unit are the person's own: none is inferred. */
export function StayEstimate({ coding, corrections }: StayEstimateProps) {
  const { t } = useTranslation("coding");
  const [ghm, setGhm] = useState("");
  const [days, setDays] = useState("");
  const [typed, setTyped] = useState<TypedDays>({});
  const [refused, setRefused] = useState(false);
  const asked = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (stay: AskedStay) => client.stay({ ...stay, date: coding.description.date }),
  });
  const supplements = daysOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = ghm.trim().toUpperCase();
    const right = GHM.test(code) && DAYS.test(days.trim());
    setRefused(!right);
    if (right && supplements !== null) asked.mutate({ ghm: code, days: Number(days), supplements });
  };
  return (
    <section className={styles.section} aria-labelledby="coding-stay">
      <h2 id="coding-stay">{t("stay.title")}</h2>
      <StayElements coding={coding} corrections={corrections} ghm={ghm.trim()} days={days.trim()} />
      <form onSubmit={submit}>
        <div className={styles.buttons}>
          <TextInput
            label={t("stay.ghm")}
            placeholder="04M053"
            value={ghm}
            maxLength={6}
            error={refused && t("stay.refused")}
            onChange={(event) => setGhm(event.currentTarget.value)}
          />
          <TextInput
            label={t("stay.days")}
            inputMode="numeric"
            value={days}
            maxLength={4}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={asked.isPending}>
            {t("stay.estimate")}
          </Button>
        </div>
        <StaySupplementFields typed={typed} onType={setTyped} />
      </form>
      {asked.isError && <p role="alert">{t("stay.failed")}</p>}
      {asked.data && <Estimates {...asked.data} />}
    </section>
  );
}

type Answer = Awaited<ReturnType<typeof client.stay>>;

function Estimates({ edition, label, estimates, supplements }: Answer) {
  const { t } = useTranslation("coding");
  if (edition === null) return <p role="status">{t("stay.notHeld")}</p>;
  if (estimates.length === 0) return <p role="status">{t("stay.unknown")}</p>;
  const { lines, total } = supplements;
  const [{ days }] = estimates as [Answer["estimates"][number]];
  return (
    <div role="status">
      <p lang="fr">{label}</p>
      <ul>
        {estimates.map(({ ghs, from, base, low, high, adjustment, amount }) => (
          <li key={ghs}>
            <strong>{t("stay.amount", { ghs, amount: formatEuros(amount) })}</strong>{" "}
            {t("stay.how", {
              base: formatEuros(base),
              adjustment: formatEuros(adjustment),
              days,
              low: low === 0 ? t("stay.noBound") : low,
              high: high === 0 ? t("stay.noBound") : high,
              from: formatDate(from, { dateStyle: "long", timeZone: "UTC" }),
            })}{" "}
            {lines.length > 0 && total !== null && (
              <strong>{t("stay.whole", { amount: formatEuros(amount + total) })}</strong>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 0 && <PaidSupplements supplements={supplements} days={days} />}
      <p className={styles.missing}>{t("stay.reserve", { edition })}</p>
    </div>
  );
}

import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import { toast } from "#platform/ui/toasts.ts";
import { billingQueries } from "./api.ts";
import styles from "./assistant.module.css";

/** Premium without a subscription, given and taken back by hand. */
export function PremiumSection() {
  const { t } = useTranslation("assistant");
  const cache = useQueryClient();
  const options = billingQueries.listPremium.queryOptions({
    staleTime: 0,
    refetchOnMount: "always",
  });
  const { data } = useQuery(options);
  const [email, setEmail] = useState("");
  const [unknown, setUnknown] = useState(false);
  const keep = (next: NonNullable<typeof data>) => cache.setQueryData(options.queryKey, next);
  const grant = useMutation({
    ...billingQueries.grantPremium.mutationOptions({
      onSuccess: (next) => {
        setEmail("");
        keep(next);
        void toast({ kind: "success", message: t("premium.granted") });
      },
      onError: () => setUnknown(true),
    }),
    retry: false,
  });
  const withdraw = useMutation({
    ...billingQueries.withdrawPremium.mutationOptions({
      onSuccess: keep,
      onError: () => void toast({ kind: "error", message: t("premium.failed") }),
    }),
    retry: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUnknown(email.trim() === "");
    if (email.trim() !== "") grant.mutate({ email: email.trim() });
  };
  return (
    <section className={styles.section}>
      <h2>{t("premium.title")}</h2>
      <p className={styles.quiet}>{t("premium.lead")}</p>
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((person) => (
            <li key={person.id}>
              <strong>{person.name}</strong> · {person.email} ·{" "}
              {t("premium.since", { date: formatDate(person.grantedAt, { dateStyle: "medium" }) })}{" "}
              <button
                type="button"
                className={records.open}
                aria-label={t("premium.withdrawOf", { name: person.name })}
                onClick={() => withdraw.mutate({ personId: person.id })}
              >
                {t("premium.withdraw")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.row} onSubmit={submit} noValidate>
        <TextInput
          label={t("premium.email")}
          type="email"
          maxLength={320}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={unknown ? t("premium.unknown") : undefined}
        />
        <Button type="submit" loading={grant.isPending}>
          {t("premium.grant")}
        </Button>
      </form>
    </section>
  );
}

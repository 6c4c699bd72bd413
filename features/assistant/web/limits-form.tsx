import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import { readNumber, typedNumber } from "./amounts.ts";
import { queries, type Settings } from "./api.ts";
import styles from "./assistant.module.css";

const FIELDS = ["monthlyBudgetEuros", "alertPercent", "answersTrial", "answersPremium"] as const;
type Field = (typeof FIELDS)[number];

/**
 * What was typed as a setting; undefined when it cannot be one. Empty means none, except for the
 * alert's share.
 */
function read(field: Field, typed: string): number | null | undefined {
  if (typed.trim() === "" && field !== "alertPercent") return null;
  const value = readNumber(typed);
  if (value === null) return undefined;
  if (field === "monthlyBudgetEuros") return value >= 0.01 ? value : undefined;
  if (!Number.isInteger(value)) return undefined;
  return field !== "alertPercent" || (value >= 1 && value <= 100) ? value : undefined;
}

/** Budget of the month and answers of each entitlement. */
export function LimitsForm({
  settings,
  onSaved,
}: {
  settings: Settings;
  onSaved(next: Settings): void;
}) {
  const { t } = useTranslation("assistant");
  const [typed, setTyped] = useState<Record<Field, string>>({
    monthlyBudgetEuros: typedNumber(settings.monthlyBudgetEuros),
    alertPercent: typedNumber(settings.alertPercent),
    answersTrial: typedNumber(settings.answersTrial),
    answersPremium: typedNumber(settings.answersPremium),
  });
  const [wrong, setWrong] = useState<ReadonlySet<Field>>(new Set());
  const save = useMutation({
    ...queries.updateSettings.mutationOptions({
      onSuccess: (next) => {
        onSaved(next);
        void toast({ kind: "success", message: t("settings.saved") });
      },
      onError: () => void toast({ kind: "error", message: t("settings.saveFailed") }),
    }),
    retry: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = Object.fromEntries(FIELDS.map((field) => [field, read(field, typed[field])]));
    const refused = new Set(FIELDS.filter((field) => values[field] === undefined));
    setWrong(refused);
    if (refused.size > 0) return;
    save.mutate({
      monthlyBudgetEuros: values.monthlyBudgetEuros ?? null,
      alertPercent: values.alertPercent ?? 80,
      answersTrial: values.answersTrial ?? null,
      answersPremium: values.answersPremium ?? null,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t("settings.limits")}</h2>
      <div className={styles.split}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            label={t(`settings.${field}`)}
            description={t(`settings.${field}Hint`)}
            inputMode={field === "monthlyBudgetEuros" ? "decimal" : "numeric"}
            maxLength={12}
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
            error={wrong.has(field) ? t(`settings.${field}Wrong`) : undefined}
          />
        ))}
      </div>
      <div>
        <Button type="submit" loading={save.isPending}>
          {t("settings.save")}
        </Button>
      </div>
    </form>
  );
}

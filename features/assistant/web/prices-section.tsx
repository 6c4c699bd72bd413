import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDate, formatEuros, formatNumber } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import { Cell } from "#platform/ui/records/records.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { dayOf } from "../domain/month.ts";
import { readNumber } from "./amounts.ts";
import { queries, type Settings } from "./api.ts";
import styles from "./assistant.module.css";

interface Props {
  settings: Settings;
  onSaved(next: Settings): void;
}

/** Prices by model and day: an answer costs what its model cost on its day. */
export function PricesSection({ settings, onSaved }: Props) {
  const { t } = useTranslation("assistant");
  const remove = useMutation({
    ...queries.removePrice.mutationOptions({
      onSuccess: onSaved,
      onError: () => void toast({ kind: "error", message: t("prices.failed") }),
    }),
    retry: false,
  });
  const price = (euros: number) =>
    formatNumber(euros, { style: "currency", currency: "EUR", maximumFractionDigits: 4 });
  return (
    <section className={styles.section}>
      <h2>{t("prices.title")}</h2>
      <p className={styles.quiet}>{t("prices.lead")}</p>
      {settings.unpriced.length > 0 && (
        <p role="status">{t("prices.unpriced", { models: settings.unpriced.join(", ") })}</p>
      )}
      {settings.prices.length === 0 ? (
        <EmptyState title={t("prices.none")} body={t("prices.noneBody")} />
      ) : (
        <table className={records.table} aria-label={t("prices.title")}>
          <thead>
            <tr>
              {(["model", "validFrom", "input", "cachedInput", "output"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`prices.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className={styles.hidden}>{t("prices.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {settings.prices.map((row) => (
              <tr key={row.id}>
                <Cell label={t("prices.model")} className={records.main}>
                  {row.model}
                </Cell>
                <Cell label={t("prices.validFrom")}>
                  {formatDate(`${row.validFrom}T12:00:00Z`, { dateStyle: "medium" })}
                </Cell>
                <Cell label={t("prices.input")}>{price(row.input)}</Cell>
                <Cell label={t("prices.cachedInput")}>
                  {row.cachedInput === null ? t("prices.sameAsInput") : price(row.cachedInput)}
                </Cell>
                <Cell label={t("prices.output")}>{price(row.output)}</Cell>
                <Cell label={t("prices.actions")}>
                  <button
                    type="button"
                    className={records.open}
                    aria-label={t("prices.removeOf", {
                      model: row.model,
                      price: formatEuros(row.input),
                    })}
                    onClick={() => remove.mutate({ id: row.id })}
                  >
                    {t("prices.remove")}
                  </button>
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PriceForm suggested={settings.unpriced[0] ?? ""} onSaved={onSaved} />
    </section>
  );
}

const AMOUNTS = ["input", "cachedInput", "output"] as const;

function PriceForm({ suggested, onSaved }: { suggested: string; onSaved(next: Settings): void }) {
  const { t } = useTranslation("assistant");
  const empty = {
    model: suggested,
    validFrom: dayOf(new Date()),
    input: "",
    cachedInput: "",
    output: "",
  };
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState(false);
  const save = useMutation({
    ...queries.setPrice.mutationOptions({
      onSuccess: (next) => {
        setTyped({ ...empty, model: "" });
        onSaved(next);
        void toast({ kind: "success", message: t("prices.saved") });
      },
      onError: () => void toast({ kind: "error", message: t("prices.failed") }),
    }),
    retry: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [input, output] = [readNumber(typed.input), readNumber(typed.output)];
    const cachedInput = typed.cachedInput.trim() === "" ? null : readNumber(typed.cachedInput);
    const refused =
      typed.model.trim() === "" ||
      typed.validFrom === "" ||
      input === null ||
      output === null ||
      (cachedInput === null && typed.cachedInput.trim() !== "");
    setWrong(refused);
    if (refused) return;
    save.mutate({
      model: typed.model.trim(),
      validFrom: typed.validFrom,
      input,
      cachedInput,
      output,
    });
  };
  const change = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value });
  return (
    <form
      className={`${styles.form} ${styles.added}`}
      onSubmit={submit}
      noValidate
      aria-label={t("prices.add")}
    >
      <h3>{t("prices.add")}</h3>
      <div className={styles.row}>
        <TextInput
          label={t("prices.model")}
          value={typed.model}
          onChange={change("model")}
          maxLength={200}
        />
        <TextInput
          label={t("prices.validFrom")}
          type="date"
          value={typed.validFrom}
          onChange={change("validFrom")}
        />
        {AMOUNTS.map((field) => (
          <TextInput
            key={field}
            label={t(`prices.${field}`)}
            inputMode="decimal"
            maxLength={12}
            value={typed[field]}
            onChange={change(field)}
          />
        ))}
      </div>
      {wrong && (
        <p role="alert" className={styles.problem}>
          {t("prices.wrong")}
        </p>
      )}
      <div>
        <Button type="submit" loading={save.isPending}>
          {t("prices.save")}
        </Button>
      </div>
    </form>
  );
}

import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { Correction, ShownLine, Table } from "../domain/corrections.ts";
import { client } from "./api.ts";
import styles from "./coding.module.css";

interface CorrectLineProps {
  table: Table;
  line: ShownLine;
  /** Day of the care: no act that was closed then. */
  date: string;
  onCorrect(correction: Correction): void;
  onClose(): void;
}

/** Another code of the same table in place of the proposed one: none is typed freely. */
export function CorrectLine({ table, line, date, onCorrect, onClose }: CorrectLineProps) {
  const { t } = useTranslation("coding");
  const [typed, setTyped] = useState(line.label);
  const search = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (query: string) =>
      client.find({ table: table === "ccam" ? "ccam" : "cim10", query, date }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") search.mutate(typed.trim());
  };
  const found = search.data?.results.filter(({ code }) => code !== line.code) ?? [];
  return (
    <form className={styles.correcting} onSubmit={submit}>
      <TextInput
        label={t("line.other", { code: line.code })}
        value={typed}
        maxLength={300}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={search.isPending}>
          {t("line.search")}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t("line.cancel")}
        </Button>
      </div>
      {search.isError && <p role="alert">{t("line.searchFailed")}</p>}
      {search.data && found.length === 0 && <p role="status">{t("line.nothing")}</p>}
      <ul lang="fr" className={styles.choices}>
        {found.map((to) => (
          <li key={to.code}>
            <button
              type="button"
              onClick={() => {
                onCorrect({ table, code: line.proposed, to });
                onClose();
              }}
            >
              <strong>{to.code}</strong> {to.label}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

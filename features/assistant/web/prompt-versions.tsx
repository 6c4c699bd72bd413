import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import records from "#platform/ui/records/records.module.css";
import { Cell, Tag } from "#platform/ui/records/records.tsx";
import type { Prompt } from "./api.ts";
import styles from "./assistant.module.css";
import { PromptDiff } from "./prompt-diff.tsx";

interface Props {
  prompt: Prompt;
  busy: boolean;
  /** Null: the product's own text. */
  onPublish(version: number | null): void;
  /** Puts a version's text under the pen. */
  onTake(text: string): void;
}

export function PromptVersions({ prompt, busy, onPublish, onTake }: Props) {
  const { t } = useTranslation("assistant");
  const rows = [
    ...prompt.versions.map((one) => ({ ...one, key: one.version as number | null })),
    { key: null, text: prompt.builtIn, note: "", createdAt: null, author: null },
  ];
  const name = (key: number | null) =>
    key === null ? t("prompts.builtIn") : t("prompts.version", { n: key });
  return (
    <section className={styles.section}>
      <h2>{t("prompts.versions")}</h2>
      <table className={records.table} aria-label={t("prompts.versions")}>
        <thead>
          <tr>
            <th scope="col">{t("prompts.one")}</th>
            <th scope="col">{t("prompts.note")}</th>
            <th scope="col">{t("prompts.written")}</th>
            <th scope="col">{t("prompts.actions")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, text, note, createdAt, author }) => (
            <tr key={key ?? "builtIn"}>
              <Cell label={t("prompts.one")} className={records.main}>
                {key === prompt.inUse ? (
                  <Tag tone="ok">{t("prompts.inUseNow", { name: name(key) })}</Tag>
                ) : (
                  name(key)
                )}
              </Cell>
              <Cell label={t("prompts.note")}>{note === "" ? "–" : note}</Cell>
              <Cell label={t("prompts.written")}>
                {createdAt ? formatDateTime(createdAt) : "–"}
                {author && <span className={records.sub}>{author}</span>}
              </Cell>
              <Cell label={t("prompts.actions")}>
                <div className={styles.row}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t("prompts.takeOf", { name: name(key) })}
                    onClick={() => onTake(text)}
                  >
                    {t("prompts.take")}
                  </Button>
                  {key !== prompt.inUse && (
                    <Button
                      size="compact-sm"
                      disabled={busy}
                      aria-label={t("prompts.publishOf", { name: name(key) })}
                      onClick={() => onPublish(key)}
                    >
                      {t("prompts.publish")}
                    </Button>
                  )}
                </div>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      {prompt.versions.length > 0 && (
        <Comparison rows={rows.map(({ key, text }) => ({ name: name(key), text }))} />
      )}
    </section>
  );
}

function Comparison({ rows }: { rows: readonly { name: string; text: string }[] }) {
  const { t } = useTranslation("assistant");
  const [before, setBefore] = useState(1);
  const [after, setAfter] = useState(0);
  const options = rows.map(({ name }, index) => ({ value: String(index), label: name }));
  const select = (label: string, value: number, change: (index: number) => void) => (
    <SelectFilter
      label={label}
      value={String(value)}
      options={options}
      onChange={(chosen) => change(Number(chosen))}
    />
  );
  return (
    <section className={styles.section}>
      <h2>{t("prompts.compare")}</h2>
      <div className={records.filters}>
        {select(t("prompts.before"), before, setBefore)}
        {select(t("prompts.after"), after, setAfter)}
      </div>
      <PromptDiff before={rows[before]?.text ?? ""} after={rows[after]?.text ?? ""} />
    </section>
  );
}

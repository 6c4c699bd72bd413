import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { MOST_TEXT } from "../domain/limits.ts";
import { FileField } from "./file-field.tsx";
import styles from "./generate.module.css";
import { type Form, lend, undoHandover, type Way } from "./generation-store.ts";
import { listSheets, openHandover } from "./source-text.ts";

const WAYS: readonly Way[] = ["text", "file", "sheet"];

interface SourceFieldProps {
  form: Form;
  onChange(over: Partial<Form>): void;
}

/**
 * Where the cards come from: a text that is pasted or read from a file, a sheet of the library, or
 * what another page lent.
 */
export function SourceField({ form, onChange }: SourceFieldProps) {
  const { t } = useTranslation("flashcards");
  const { source, lent, way } = form;
  const write = (over: Partial<Form["source"]>) =>
    onChange({ source: { ...source, marks: [], ...over } });
  if (lent)
    return (
      <div className={styles.lent}>
        <p>
          {t(`generate.lent.${lent}`)}
          <strong lang={lent === "sheet" ? "fr" : undefined}>{source.title}</strong>
          <span className={formStyles.hint}>{t("generate.length", lengths(source.text))}</span>
        </p>
        <button type="button" className={styles.quiet} onClick={() => onChange(undoHandover(form))}>
          {t("generate.remove")}
        </button>
      </div>
    );
  return (
    <>
      <Choice
        legend={t("generate.source")}
        name="way"
        options={WAYS}
        value={way}
        say={(one) => t(`generate.sources.${one}`)}
        onChange={(way) => onChange({ way })}
      />
      {way === "sheet" ? (
        <SheetField onPick={(next) => onChange(lend(form, next, "sheet"))} />
      ) : (
        <>
          {way === "file" && <FileField onRead={(title, text) => write({ title, text })} />}
          <TextField text={source.text} onChange={(text) => write({ text })} />
          <TextInput
            label={t("generate.subject")}
            description={t("generate.subjectHint")}
            value={source.title}
            maxLength={200}
            onChange={({ currentTarget }) => write({ title: currentTarget.value })}
          />
        </>
      )}
    </>
  );
}

const lengths = (text: string) => ({
  length: formatNumber(text.length),
  most: formatNumber(MOST_TEXT),
});

function TextField({ text, onChange }: { text: string; onChange(text: string): void }) {
  const { t } = useTranslation("flashcards");
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{t("generate.text")}</label>
      <textarea
        id={id}
        rows={10}
        value={text}
        aria-describedby={`${id}-length`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-length`} className={formStyles.hint}>
        {t("generate.length", lengths(text))}{" "}
        {text.length > MOST_TEXT && t("generate.tooLong", lengths(text))}
      </p>
    </div>
  );
}

function SheetField({ onPick }: { onPick(source: Form["source"]): void }) {
  const { t } = useTranslation("flashcards");
  const [failed, setFailed] = useState(false);
  const sheets = useQuery({
    queryKey: ["flashcards", "library"],
    queryFn: ({ signal }) => listSheets(signal),
  });
  const pick = async (id: string) => {
    setFailed(false);
    try {
      const lent = await openHandover(`guidelines.sheet:${id}`, AbortSignal.timeout(20_000));
      if (lent) onPick(lent.source);
    } catch {
      setFailed(true);
    }
  };
  const titles = [...(sheets.data ?? [])].sort((a, b) => a.title.localeCompare(b.title, "fr"));
  return (
    <>
      <NativeSelect
        label={t("generate.sheet")}
        value=""
        disabled={sheets.isPending}
        onChange={({ currentTarget }) =>
          currentTarget.value !== "" && void pick(currentTarget.value)
        }
        data={[
          { value: "", label: t("generate.sheetNone") },
          ...titles.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {(failed || sheets.isError) && (
        <p role="alert" className={formStyles.fault}>
          {t("generate.sheetFailed")}
        </p>
      )}
    </>
  );
}

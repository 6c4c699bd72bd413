import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { ForgetDraft } from "#platform/ui/saving/forget-draft.tsx";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import {
  LONGEST_NAME,
  LONGEST_TEXT,
  LONGEST_TITLE,
  READERS,
  type Readers,
} from "../../domain/protocol.ts";
import styles from "../protocols.module.css";
import type { Draft } from "./draft.ts";
import { FileField } from "./file-field.tsx";
import { Preview } from "./preview.tsx";
import { useSaving } from "./use-saving.ts";

const WAYS = ["file", "write"] as const;
const NAMES = [
  ["title", LONGEST_TITLE],
  ["service", LONGEST_NAME],
  ["author", LONGEST_NAME],
] as const;

interface ProtocolFormProps {
  /** "new", or the id of the protocol that gets a new version. */
  place: string;
  /** What it begins with when nothing was typed there. */
  fresh: Draft;
}

/** A protocol that is imported from a file or written here, with what will be cited of it below. */
export function ProtocolForm({ place, fresh }: ProtocolFormProps) {
  const { t } = useTranslation("protocols");
  const saving = useSaving(place, fresh);
  const { draft, change, save, missing, failure, isPending, state } = saving;
  const written = draft.origin === "written";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Choice
          legend={t("form.way")}
          name="way"
          options={WAYS}
          value={written ? "write" : "file"}
          say={(way) => t(`form.ways.${way}`)}
          onChange={(way) =>
            change(
              way === "write"
                ? { origin: "written", fileName: "" }
                : { origin: "plain", pages: [] },
            )
          }
        />
        {written ? (
          <Textarea
            label={t("form.text")}
            description={t("form.textHint")}
            rows={14}
            maxLength={LONGEST_TEXT}
            value={draft.pages.join("\n\n")}
            onChange={({ currentTarget }) => change({ pages: [currentTarget.value] })}
          />
        ) : (
          <FileField
            fileName={draft.fileName}
            onRead={({ origin, fileName, pages }) =>
              change({
                ...{ origin, fileName, pages },
                ...(draft.title === "" ? { title: fileName.replace(/\.\w{1,8}$/u, "") } : {}),
              })
            }
          />
        )}
        {NAMES.map(([name, most]) => (
          <TextInput
            key={name}
            label={t(`form.${name}`)}
            value={draft[name]}
            maxLength={most}
            required
            withAsterisk={false}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
        <Dates draft={draft} change={change} />
        <NativeSelect
          label={t("form.readers")}
          value={draft.readers}
          data={READERS.map((value) => ({ value, label: t(`readers.${value}`) }))}
          onChange={({ currentTarget }) => change({ readers: currentTarget.value as Readers })}
        />
        {missing !== null && (
          <p role="alert" className={styles.fault}>
            {t(`missing.${missing}`)}
          </p>
        )}
        <Failure failure={failure} />
        <SaveIndicator state={state} />
        <Button type="submit" size="md" loading={isPending}>
          {t(draft.after === 0 ? "form.save" : "form.saveVersion", { number: draft.after + 1 })}
        </Button>
        {state === "kept" && <ForgetDraft onForget={saving.forget} />}
      </form>
      <Preview pages={draft.pages} recognised={draft.origin === "scan"} />
    </>
  );
}

type Change = (over: Partial<Draft>) => void;

function Dates({ draft, change }: { draft: Draft; change: Change }) {
  const { t } = useTranslation("protocols");
  const hint = useId();
  return (
    <div className={styles.dates}>
      <TextInput
        type="date"
        label={t("form.dated")}
        value={draft.dated}
        onChange={({ currentTarget }) => change({ dated: currentTarget.value })}
      />
      <div>
        <TextInput
          type="date"
          label={t("form.validUntil")}
          value={draft.validUntil}
          aria-describedby={hint}
          onChange={({ currentTarget }) => change({ validUntil: currentTarget.value })}
        />
        <p id={hint} className={styles.hint}>
          {t("form.validHint")}
        </p>
      </div>
    </div>
  );
}

function Failure({ failure }: { failure: ReturnType<typeof useSaving>["failure"] }) {
  const { t } = useTranslation("protocols");
  if (failure === null) return null;
  return (
    <p role="alert" className={styles.fault}>
      {failure.sentence}{" "}
      {failure.here && (
        <Link to="/protocols/$protocolId/new" params={{ protocolId: failure.here }}>
          {t("newVersion.action")}
        </Link>
      )}
    </p>
  );
}

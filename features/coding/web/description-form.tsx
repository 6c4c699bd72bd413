import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { CONTEXTS } from "../domain/context.ts";
import { CircumstancesFields } from "./circumstances-fields.tsx";
import { CircumstancesOnPaper } from "./circumstances-on-paper.tsx";
import styles from "./coding.module.css";
import { IdentityCheck } from "./identity-check.tsx";
import { MarkedDescription } from "./marked-description.tsx";
import type { CodingState } from "./use-coding.ts";

const LONGEST = 20_000;
const LONGEST_AGE = 12;

interface DescriptionFormProps {
  state: CodingState;
  active: string | null;
  onActive(key: string | null): void;
}

/** The description and what is known of the patient; once read, the words that gave the codes. */
export function DescriptionForm({ state, active, onActive }: DescriptionFormProps) {
  const { t } = useTranslation("coding");
  const { form, problem, identity, editing, coding, isPending } = state;
  const read = !editing && coding?.coded ? { ...coding, coded: coding.coded } : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.generate();
  };
  return (
    <form
      className={styles.form}
      aria-label={t("form.label")}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      <Contexts state={state} />
      <PatientFields state={state} />
      <CircumstancesFields state={state} />
      <CircumstancesOnPaper form={form} />
      {read ? (
        <MarkedDescription {...read} active={active} onActive={onActive} onEdit={state.edit} />
      ) : (
        <Textarea
          label={t("form.text")}
          placeholder={t("form.placeholder")}
          rows={8}
          maxLength={LONGEST}
          value={form.text}
          error={problem === "empty" && t("form.empty")}
          onChange={(event) => state.change({ text: event.currentTarget.value })}
        />
      )}
      {identity.length > 0 && (
        <IdentityCheck findings={identity} onEdit={state.keepEditing} onSend={state.sendAnyway} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="md" loading={isPending}>
          {t("form.generate")}
        </Button>
        <Button variant="default" size="md" onClick={state.clear}>
          {t("form.clear")}
        </Button>
      </div>
    </form>
  );
}

function Contexts({ state }: { state: CodingState }) {
  const { t } = useTranslation("coding");
  const name = useId();
  return (
    <fieldset className={styles.contexts}>
      <legend>{t("form.context")}</legend>
      {CONTEXTS.map((context) => (
        <label key={context}>
          <input
            type="radio"
            name={name}
            checked={state.form.context === context}
            onChange={() => state.changeContext(context)}
          />
          {t(`context.${context}`)}
        </label>
      ))}
    </fieldset>
  );
}

function PatientFields({ state: { form, problem, change } }: { state: CodingState }) {
  const { t } = useTranslation("coding");
  return (
    <div className={styles.patient}>
      <TextInput
        type="date"
        label={t("form.date")}
        value={form.date}
        error={problem === "date" && t("form.noDate")}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
      <TextInput
        label={t("form.age")}
        placeholder={t("form.agePlaceholder")}
        value={form.age}
        maxLength={LONGEST_AGE}
        error={problem === "age" && t("form.wrongAge")}
        onChange={(event) => change({ age: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("form.sex")}
        value={form.sex}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          change({ sex: chosen === "F" || chosen === "M" ? chosen : "" });
        }}
        data={[
          { value: "", label: t("form.sexUnknown") },
          { value: "F", label: t("form.woman") },
          { value: "M", label: t("form.man") },
        ]}
      />
    </div>
  );
}

import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { ForgetDraft } from "#platform/ui/saving/forget-draft.tsx";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "../../domain/kinds.ts";
import type { OwnStep } from "../../domain/own.ts";
import { LONGEST_NAME, LONGEST_SUMMARY, MOST_STEPS } from "../../domain/own-limits.ts";
import { type Draft, emptyStep } from "./draft.ts";
import styles from "./own.module.css";
import { StepFields } from "./step-fields.tsx";
import { useSaving } from "./use-saving.ts";

const CHOICES = {
  specialty: CHECKLIST_SPECIALTIES,
  category: CHECKLIST_CATEGORIES,
  population: POPULATIONS,
} as const;
const LABELS = {
  specialty: "specialties",
  category: "categories",
  population: "populations",
} as const;

/** A checklist of one's own, written or made of another one. */
export function OwnForm({ place, fresh }: { place: string; fresh: Draft }) {
  const { t } = useTranslation("checklists");
  const saving = useSaving(place, fresh);
  const { draft, change, save, missing, failure, isPending, state } = saving;
  const { title, summary, steps } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const replace = (at: number, over: Partial<OwnStep>) =>
    change({ steps: steps.map((step, place) => (place === at ? { ...step, ...over } : step)) });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={t("form.title")}
        value={title}
        maxLength={LONGEST_NAME}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        label={t("form.summary")}
        autosize
        minRows={2}
        value={summary}
        maxLength={LONGEST_SUMMARY}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
      />
      {(["specialty", "category", "population"] as const).map((name) => (
        <NativeSelect
          key={name}
          label={t(`form.${name}`)}
          value={draft[name]}
          data={CHOICES[name].map((value) => ({ value, label: t(`${LABELS[name]}.${value}`) }))}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      {steps.map((step, at) => (
        <StepFields
          key={step.id}
          step={step}
          at={at + 1}
          of={steps.length}
          onChange={(over) => replace(at, over)}
          onMove={(by) => change({ steps: moved(steps, at, by) })}
          onRemove={() => change({ steps: steps.filter((_, place) => place !== at) })}
        />
      ))}
      <Button
        variant="default"
        disabled={steps.length >= MOST_STEPS}
        onClick={() => change({ steps: [...steps, emptyStep()] })}
      >
        {t("form.add")}
      </Button>
      {missing !== null && (
        <p role="alert" className={styles.fault}>
          {t(`missing.${missing}`)}
        </p>
      )}
      <SaveIndicator state={state}>{failure}</SaveIndicator>
      <Button type="submit" size="md" loading={isPending}>
        {t(draft.after === 0 ? "form.save" : "form.saveVersion", { number: draft.after + 1 })}
      </Button>
      {state === "kept" && <ForgetDraft onForget={saving.forget} />}
    </form>
  );
}

function moved(steps: readonly OwnStep[], at: number, by: 1 | -1): OwnStep[] {
  const order = [...steps];
  const [one] = order.splice(at, 1);
  if (one) order.splice(at + by, 0, one);
  return order;
}

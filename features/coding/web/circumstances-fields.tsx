import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CCMU_CLASSES, OUTCOMES, SPECIALTIES, SURGERY } from "../domain/billing/circumstances.ts";
import type { Context } from "../domain/context.ts";
import styles from "./coding.module.css";
import type { CodingState } from "./use-coding.ts";

const ASKED: Record<Context, readonly ("time" | "ccmu" | "outcome" | "specialty" | "surgery")[]> = {
  "urgences-publiques": ["time", "ccmu", "outcome"],
  "urgences-privees": ["time", "ccmu", "outcome", "specialty", "surgery"],
  ville: ["time", "specialty", "surgery"],
  sejour: [],
};

const oneOf = <T extends string>(values: readonly T[], chosen: string): T | "" =>
  values.find((value) => value === chosen) ?? "";

/** What supplements, modifiers and shares depend on; nothing of it is needed to code. */
export function CircumstancesFields({ state: { form, change } }: { state: CodingState }) {
  const { t } = useTranslation("coding");
  const asked = ASKED[form.context];
  const unknown = { value: "", label: t("form.notGiven") };
  if (asked.length === 0) return null;
  return (
    <div className={styles.circumstances}>
      <TextInput
        type="time"
        label={t("form.time")}
        value={form.time}
        onChange={(event) => change({ time: event.currentTarget.value.slice(0, 5) })}
      />
      {asked.includes("ccmu") && (
        <NativeSelect
          label={t("form.ccmu")}
          value={form.ccmu}
          onChange={(event) => change({ ccmu: oneOf(CCMU_CLASSES, event.currentTarget.value) })}
          data={[unknown, ...CCMU_CLASSES]}
        />
      )}
      {asked.includes("outcome") && (
        <NativeSelect
          label={t("form.outcome")}
          value={form.outcome}
          onChange={(event) => change({ outcome: oneOf(OUTCOMES, event.currentTarget.value) })}
          data={[unknown, ...OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))]}
        />
      )}
      {asked.includes("specialty") && (
        <NativeSelect
          label={t("form.specialty")}
          value={form.specialty}
          onChange={(event) => change({ specialty: oneOf(SPECIALTIES, event.currentTarget.value) })}
          data={[
            unknown,
            ...SPECIALTIES.map((value) => ({ value, label: t(`specialty.${value}`) })),
          ]}
        />
      )}
      {asked.includes("surgery") && (
        <NativeSelect
          label={t("form.surgery")}
          value={form.surgery}
          onChange={(event) =>
            change({ surgery: oneOf(SURGERY, event.currentTarget.value) || "usual" })
          }
          data={SURGERY.map((value) => ({ value, label: t(`surgery.${value}`) }))}
        />
      )}
    </div>
  );
}

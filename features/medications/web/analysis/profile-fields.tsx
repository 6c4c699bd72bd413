import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./analysis.module.css";
import type { NumberField, ProfileForm } from "./profile-form.ts";

const STATES = ["pregnant", "breastfeeding"] as const;
const UNITS = ["µmol/L", "mg/L", "mg/dL"] as const;

interface ProfileFieldsProps {
  form: ProfileForm;
  wrong: readonly NumberField[];
  onChange(change: Partial<ProfileForm>): void;
}

/** The patient of the prescription: all of it may be left out, and none of it is kept. */
export function ProfileFields({ form, wrong, onChange }: ProfileFieldsProps) {
  const { t } = useTranslation("medications");
  const figure = (field: NumberField) => ({
    label: t(`profile.${field}`),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 8,
    value: form[field],
    error: wrong.includes(field) && t("profile.wrong"),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <fieldset className={styles.profile}>
      <legend>{t("profile.title")}</legend>
      <p className={styles.note}>{t("profile.hint")}</p>
      <div className={styles.figures}>
        <TextInput {...figure("age")} />
        <NativeSelect
          label={t("profile.sex")}
          value={form.sex}
          onChange={(event) => onChange({ sex: event.currentTarget.value as ProfileForm["sex"] })}
          data={[
            { value: "", label: t("profile.unknown") },
            { value: "female", label: t("profile.female") },
            { value: "male", label: t("profile.male") },
          ]}
        />
        <TextInput {...figure("weight")} />
        <TextInput {...figure("creatinine")} />
        <NativeSelect
          label={t("profile.unit")}
          value={form.creatinineUnit}
          onChange={(event) =>
            onChange({ creatinineUnit: event.currentTarget.value as ProfileForm["creatinineUnit"] })
          }
          data={UNITS.map((unit) => ({ value: unit, label: unit }))}
        />
        <TextInput {...figure("gfr")} />
      </div>
      {form.sex !== "male" && (
        <div className={styles.states}>
          {STATES.map((state) => (
            <label key={state}>
              <input
                type="checkbox"
                checked={form[state]}
                onChange={(event) => onChange({ [state]: event.currentTarget.checked })}
              />
              {t(`profile.${state}`)}
            </label>
          ))}
        </div>
      )}
      <TextInput
        label={t("profile.allergies")}
        description={t("profile.allergiesHint")}
        value={form.allergies}
        maxLength={600}
        autoComplete="off"
        onChange={(event) => onChange({ allergies: event.currentTarget.value })}
      />
    </fieldset>
  );
}

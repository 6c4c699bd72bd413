import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import shared from "#platform/ui/public.module.css";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import {
  FIRST_BIRTH_DATE,
  PRACTICE_MODES,
  PROFESSIONS,
  type Profile,
  SERVICES,
} from "../domain/profile.ts";
import { SPECIALTIES } from "../domain/specialties.ts";
import { SelectField } from "./select-field.tsx";
import styles from "./settings.module.css";
import { TextField } from "./text-field.tsx";
import { useProfile, useProfileForm } from "./use-profile.ts";

/** Who the person is and what they say of their work. Nothing but the name is asked for. */
export function ProfileSection() {
  const { t } = useTranslation("accounts");
  return (
    <section className={styles.section}>
      <h2>{t("profile.identityTitle")}</h2>
      <CachedPart part={useProfile()} problem={t("settingsErrors.profileLoad")} lines={6}>
        {(held) => <ProfileForm held={held} />}
      </CachedPart>
    </section>
  );
}

function ProfileForm({ held }: { held: Profile }) {
  const { t } = useTranslation("accounts");
  const { values, faults, state, failed, onSubmit, change } = useProfileForm(held);
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {faults.form && (
        <p className={shared.alert} role="alert">
          {faults.form}
        </p>
      )}
      <TextField
        name="name"
        autoComplete="name"
        label={t("profile.name")}
        value={values.name}
        onValue={(name) => change({ name })}
        fault={faults.name}
      />
      <Work values={values} onChange={change} />
      <TextField
        name="birthDate"
        type="date"
        autoComplete="bday"
        min={FIRST_BIRTH_DATE}
        label={t("profile.birthDate")}
        hint={t("profile.birthDateHint")}
        value={values.birthDate ?? ""}
        onValue={(day) => change({ birthDate: day === "" ? null : day })}
        fault={faults.birthDate}
      />
      <div className={styles.buttons}>
        <button type="submit" className={shared.btn} aria-busy={state === "saving"}>
          {t(failed ? "settings.retry" : "settings.save")}
        </button>
      </div>
      <SaveIndicator state={state}>{state === "kept" && t("settings.draft")}</SaveIndicator>
    </form>
  );
}

interface WorkProps {
  values: Profile;
  onChange(fields: Partial<Profile>): void;
}

const offer = <Value extends string>(list: readonly Value[], label: (value: Value) => string) =>
  list.map((value) => ({ value, label: label(value) }));

function Work({ values, onChange }: WorkProps) {
  const { t } = useTranslation(["accounts", "guidelines"]);
  const none = t("profile.unsaid");
  return (
    <>
      <SelectField
        name="profession"
        label={t("profile.profession")}
        value={values.profession}
        options={offer(PROFESSIONS, (value) => t(`profile.professions.${value}`))}
        none={none}
        onValue={(profession) => onChange({ profession })}
      />
      <SelectField
        name="practiceMode"
        label={t("profile.practiceMode")}
        value={values.practiceMode}
        options={offer(PRACTICE_MODES, (value) => t(`profile.practiceModes.${value}`))}
        none={none}
        onValue={(practiceMode) => onChange({ practiceMode })}
      />
      <SelectField
        name="specialty"
        label={t("profile.specialty")}
        value={values.specialty}
        options={offer(SPECIALTIES, (value) => t(`guidelines:specialties.${value}`))}
        none={none}
        onValue={(specialty) => onChange({ specialty })}
      />
      <SelectField
        name="service"
        label={t("profile.service")}
        value={values.service}
        options={offer(SERVICES, (value) => t(`profile.services.${value}`))}
        none={none}
        onValue={(service) => onChange({ service })}
      />
      <p className={shared.hint}>{t("profile.workHint")}</p>
    </>
  );
}

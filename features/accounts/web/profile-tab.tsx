import { useState } from "react";
import { useTranslation } from "react-i18next";
import { session, useMe } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { client } from "./api.ts";
import { ChangePassword } from "./change-password.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import styles from "./settings.module.css";
import { TextField } from "./text-field.tsx";
import { useSubmit } from "./use-submit.ts";

const NAME_MAX = 100;

export function ProfileTab() {
  return (
    <>
      <ProfilePicture />
      <Identity />
      <Rights />
      <ChangePassword />
    </>
  );
}

function Identity() {
  const { t } = useTranslation("accounts");
  const me = useMe();
  const [name, setName] = useState(me.name);
  const [saved, setSaved] = useState(false);
  const { busy, faults, onSubmit } = useSubmit(
    () =>
      name.trim() === "" || name.trim().length > NAME_MAX ? { name: t("errors.invalidName") } : {},
    async () => {
      try {
        await client.updateProfile({ name: name.trim() });
        await session.refresh();
        setSaved(true);
        return {};
      } catch {
        return { form: t("settingsErrors.profile") };
      }
    },
  );
  return (
    <section className={styles.section}>
      <h2>{t("profile.identityTitle")}</h2>
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
          value={name}
          onValue={(value) => {
            setName(value);
            setSaved(false);
          }}
          fault={faults.name}
        />
        <div className={styles.buttons}>
          <button type="submit" className={shared.btn} aria-busy={busy}>
            {busy ? t("settings.busy") : t("settings.save")}
          </button>
        </div>
        <p className={styles.hint} role="status">
          {saved ? t("settings.saved") : ""}
        </p>
      </form>
    </section>
  );
}

/** What an administrator has granted; shown so that nobody wonders why a page is closed to them. */
function Rights() {
  const { t } = useTranslation("accounts");
  const me = useMe();
  return (
    <section className={styles.section}>
      <h2>{t("profile.rolesTitle")}</h2>
      <dl className={styles.facts}>
        <dt>{t("profile.email")}</dt>
        <dd>{me.email}</dd>
        <dt>{t("profile.providerRole")}</dt>
        <dd>{t(`profile.provider.${me.providerRole}`)}</dd>
        <dt>{t("profile.systemRole")}</dt>
        <dd>{t(`profile.system.${me.systemRole}`)}</dd>
      </dl>
      <p className={styles.hint}>{t("profile.rolesHint")}</p>
    </section>
  );
}

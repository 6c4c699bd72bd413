import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { useContributions } from "#platform/feature/web/contributions.ts";
import { PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { Parts } from "#platform/offline/web/parts.tsx";
import { ChangePassword } from "./change-password.tsx";
import { ProfileSection } from "./profile-form.tsx";
import { ProfilePicture } from "./profile-picture.tsx";
import styles from "./settings.module.css";

export function ProfileTab() {
  return (
    <>
      <ProfilePicture />
      <ProfileSection />
      <Progress />
      <Rights />
      <ChangePassword />
    </>
  );
}

/** Level, experience, streak, cards mastered: each lent by the room where it lives. */
function Progress() {
  const { t } = useTranslation("accounts");
  const { data: lent, refetch } = useContributions("profile");
  const parts = lent?.widgets ?? [];
  if (lent && lent.missing === 0 && parts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t("profile.progressTitle")}</h2>
      {lent ? <Parts widgets={parts} /> : <PartPending lines={4} />}
      {lent !== undefined && lent.missing > 0 && (
        <PartProblem problem={t("settingsErrors.progress")} onRetry={() => void refetch()} />
      )}
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

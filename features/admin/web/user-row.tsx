import { useTranslation } from "react-i18next";
import { PROVIDER_ROLES, SYSTEM_ROLES } from "#platform/auth/roles.ts";
import { useMe } from "#platform/auth/web/session.ts";
import { formatDate } from "#platform/ui/format.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell } from "#platform/ui/records/records.tsx";
import type { Person } from "./role-change.ts";

interface Props {
  person: Person;
  busy: boolean;
  onProviderRole(role: Person["providerRole"]): void;
  onSystemRole(role: Person["systemRole"]): void;
}

/** One account. Both lists show what the server holds: a change appears once it is written. */
export function UserRow({ person, busy, onProviderRole, onSystemRole }: Props) {
  const { t } = useTranslation("admin");
  const me = useMe();
  const of = (role: string) => t("users.roleOf", { role, name: person.name });
  return (
    <tr>
      <Cell label={t("users.person")} className={styles.main}>
        {person.name}
        {person.id === me.id && <span className={styles.sub}>{t("users.you")}</span>}
      </Cell>
      <Cell label={t("users.email")}>
        {person.email}
        <span className={styles.sub}>
          {person.emailVerified ? t("users.verified") : t("users.unverified")}
        </span>
      </Cell>
      <Cell label={t("users.created")} className={styles.time}>
        {formatDate(person.createdAt, { dateStyle: "medium" })}
      </Cell>
      <Cell label={t("users.providerRole")}>
        <select
          className={styles.cellSelect}
          aria-label={of(t("users.providerRole"))}
          value={person.providerRole}
          disabled={busy}
          onChange={(event) => {
            const role = PROVIDER_ROLES.find((one) => one === event.currentTarget.value);
            if (role) onProviderRole(role);
          }}
        >
          {PROVIDER_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.provider.${role}`)}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={t("users.systemRole")}>
        <select
          className={styles.cellSelect}
          aria-label={of(t("users.systemRole"))}
          value={person.systemRole}
          disabled={busy}
          onChange={(event) => {
            const role = SYSTEM_ROLES.find((one) => one === event.currentTarget.value);
            if (role) onSystemRole(role);
          }}
        >
          {SYSTEM_ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.system.${role}`)}
            </option>
          ))}
        </select>
      </Cell>
    </tr>
  );
}

import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { NamedIcon } from "#platform/ui/named-icon.tsx";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { groupedEntries } from "./nav-entries.ts";
import styles from "./nav-list.module.css";

export function NavList({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation("common");
  const me = useMe();
  return groupedEntries(me).map(({ group, entries }) => (
    <section key={group} className={styles.group} aria-labelledby={`nav-${group}`}>
      <h2 id={`nav-${group}`} className={styles.title}>
        {t(`group.${group}`)}
      </h2>
      <ul>
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <DynamicLink to={to} className={styles.link} {...(onPick ? { onClick: onPick } : {})}>
              <NamedIcon name={icon} size={20} stroke={1.7} />
              {navText(label)}
            </DynamicLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

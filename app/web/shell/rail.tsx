import { Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { Account } from "./account.tsx";
import { homeAddress } from "./nav-entries.ts";
import { NavList } from "./nav-list.tsx";
import styles from "./shell.module.css";

export function Rail({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation("common");
  const me = useMe();
  return (
    <aside className={styles.rail}>
      <DynamicLink to={homeAddress(me)} className={styles.brand} marked={false}>
        <img src="/icon.svg" width={32} height={32} alt="" />
        Sclepios
      </DynamicLink>
      <UnstyledButton
        className={styles.search}
        onClick={onSearch}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
      >
        <IconSearch size={18} aria-hidden />
        <span>{t("palette.open")}</span>
        <Kbd size="xs" aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <nav id="navigation" tabIndex={-1} aria-label={t("menu")} className={styles.nav}>
        <NavList />
      </nav>
      <Account />
    </aside>
  );
}

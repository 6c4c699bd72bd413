import { ActionIcon, Drawer, UnstyledButton } from "@mantine/core";
import { IconDots, IconSearch } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { navText } from "#platform/i18n/web/i18n.ts";
import { NamedIcon } from "#platform/ui/named-icon.tsx";
import { optionalPart } from "#platform/ui/optional-part.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { Account } from "./account.tsx";
import { barEntries, homeAddress } from "./nav-entries.ts";
import { NavList } from "./nav-list.tsx";
import styles from "./shell.module.css";

const InstallButton = optionalPart(() =>
  import("#platform/pwa/web/install-button.tsx").then((module) => module.InstallButton),
);

export function MobileTop({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation("common");
  const me = useMe();
  return (
    <section className={styles.mobileTop} aria-label="Sclepios">
      <DynamicLink to={homeAddress(me)} className={styles.brand} marked={false}>
        <img src="/icon.svg" width={30} height={30} alt="" />
        <span>Sclepios</span>
      </DynamicLink>
      <Suspense fallback={null}>
        <InstallButton />
      </Suspense>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("palette.open")}
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <IconSearch size={22} stroke={1.7} aria-hidden />
      </ActionIcon>
    </section>
  );
}

/** Bottom bar of phones: four places at most, then everything else in a drawer. */
export function TabBar() {
  const { t } = useTranslation("common");
  const me = useMe();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <nav className={styles.tabbar} aria-label={t("menu")}>
        {barEntries(me).map(({ to, label, bar, icon }) => (
          <DynamicLink key={to} to={to} className={styles.tab}>
            <NamedIcon name={icon} size={22} stroke={1.7} />
            <span>{navText(bar?.label ?? label)}</span>
          </DynamicLink>
        ))}
        <UnstyledButton className={styles.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconDots size={22} aria-hidden />
          <span>{t("more")}</span>
        </UnstyledButton>
      </nav>
      <Drawer
        opened={open}
        onClose={close}
        position="bottom"
        size="auto"
        title={t("menu")}
        closeButtonProps={{ "aria-label": t("close") }}
        classNames={{ content: styles.drawer ?? "", title: styles.drawerTitle ?? "" }}
      >
        <NavList onPick={close} />
        <div className={styles.drawerFoot}>
          <Account onPick={close} />
        </div>
      </Drawer>
    </>
  );
}

import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { session, useMe } from "#platform/auth/web/session.ts";
import { featureNames } from "#platform/feature/web/registry.ts";
import { network } from "#platform/network/web/network-state.ts";
import { COLOR_SCHEMES, type ColorScheme, useColorScheme } from "#platform/ui/color-scheme.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { toast } from "#platform/ui/toasts.ts";
import styles from "./account.module.css";
import { Avatar } from "./avatar.tsx";

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

const following = (scheme: ColorScheme): ColorScheme =>
  COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? "auto";

/** Who is here, the colours, and the way out. */
export function Account({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation("common");
  const me = useMe();
  const { scheme, setScheme } = useColorScheme();
  const SchemeIcon = SCHEME_ICONS[scheme];
  const who = (
    <>
      <Avatar me={me} />
      <span className={styles.name}>
        <b>{me.name}</b>
        <small>{me.email}</small>
      </span>
    </>
  );
  const refuse = (message: string) => void toast({ kind: "error", message, id: "sign-out" });
  // Asked before any question about what is not sent: it could not be sent now.
  const signOut = (): void =>
    network.current().offline
      ? refuse(t("signOutOffline"))
      : void session.signOut().catch(() => refuse(t("signOutFailed")));
  return (
    <div className={styles.account}>
      {featureNames().includes("accounts") ? (
        <DynamicLink to="/settings" className={styles.who} {...(onPick ? { onClick: onPick } : {})}>
          {who}
        </DynamicLink>
      ) : (
        <div className={styles.who}>{who}</div>
      )}
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => setScheme(following(scheme))}>
          <SchemeIcon size={18} stroke={1.7} aria-hidden />
          <span className={styles.hidden}>
            {t("theme.label")}, {t(`theme.${scheme}`)}
          </span>
        </button>
        <button type="button" className={styles.tool} onClick={signOut}>
          <IconLogout size={18} stroke={1.7} aria-hidden />
          {t("signOut")}
        </button>
      </div>
    </div>
  );
}

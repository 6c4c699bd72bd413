import { Link, useLocation, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { readFragment } from "./fragment.ts";
import { afterSignIn } from "./next-page.ts";
import { ResetForm } from "./reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useTyped } from "./typed.ts";
import { VerifyAddress } from "./verify-address.tsx";
import { VerifySent } from "./verify-sent.tsx";

/**
 * Sign in, sign up, and where the links of letters lead. What is typed is shared: changing tab
 * loses nothing.
 */
export function AuthPage() {
  const { t } = useTranslation("accounts");
  const { mode, redirect } = useSearch({ from: "/_public/auth" });
  const link = readFragment(useLocation().hash);
  const router = useRouter();
  const navigate = useNavigate();
  const typed = useTyped();
  const forgot = useRef<HTMLDialogElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [notice, setNotice] = useState(() =>
    session.hasExpired() ? t("auth.sessionExpired") : null,
  );

  /**
   * Reads the session the server has just made; false when it made none (address to be confirmed
   * first).
   */
  const enter = async (): Promise<boolean> => {
    const me = await session.refresh();
    if (me && session.changedHands()) location.replace(afterSignIn(me, undefined));
    else if (me) router.history.replace(afterSignIn(me, redirect));
    return me !== null;
  };
  /** Leaves the letter's link: its token is used or dead, and must not stay in the address. */
  const signInInstead = (why: string | null): void => {
    setSentTo(null);
    setNotice(why);
    void navigate({ to: "/auth", search: { redirect }, hash: "", replace: true });
  };

  const view = (): ReactNode => {
    if (link?.kind === "verify")
      return <VerifyAddress token={link.token} enter={enter} leave={signInInstead} typed={typed} />;
    if (link?.kind === "reset")
      return (
        <ResetForm
          token={link.token}
          typed={typed}
          done={() => signInInstead(t("reset.done"))}
          again={() => forgot.current?.showModal()}
        />
      );
    if (sentTo) return <VerifySent email={sentTo} back={() => setSentTo(null)} />;
    return (
      <>
        <nav className={styles.tabs} aria-label={t("auth.modes")}>
          <Link to="/auth" search={{ redirect }} replace activeOptions={{ exact: true }}>
            {t("auth.signIn")}
          </Link>
          <Link
            to="/auth"
            search={{ mode: "sign-up", redirect }}
            replace
            activeOptions={{ exact: true }}
          >
            {t("auth.signUp")}
          </Link>
        </nav>
        <h1>{mode ? t("auth.signUpTitle") : t("auth.signInTitle")}</h1>
        {notice && !mode && (
          <p className={shared.notice} role="status">
            {notice}
          </p>
        )}
        {mode ? (
          <SignUpForm
            typed={typed}
            enter={enter}
            confirmAddress={setSentTo}
            signInInstead={() =>
              void navigate({ to: "/auth", search: { redirect }, replace: true })
            }
          />
        ) : (
          <SignInForm
            typed={typed}
            enter={enter}
            confirmAddress={setSentTo}
            forgot={() => forgot.current?.showModal()}
          />
        )}
      </>
    );
  };

  return (
    <AuthFrame>
      {view()}
      <ForgotDialog dialog={forgot} typed={typed} />
    </AuthFrame>
  );
}

import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { initials } from "#platform/auth/web/initials.ts";
import { session, useMe } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { judgePicture, removePicture, sendPicture } from "./picture-file.ts";
import styles from "./settings.module.css";

const ACCEPTED = "image/jpeg,image/png,image/gif";

interface Said {
  bad: boolean;
  key: string;
}

export function ProfilePicture() {
  const { t } = useTranslation("accounts");
  const me = useMe();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  const change = async (work: () => Promise<Said>): Promise<void> => {
    setBusy(true);
    setSaid(null);
    const outcome = await work();
    if (!outcome.bad) await session.refresh().catch(() => null);
    setSaid(outcome);
    setBusy(false);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    // Emptied, so that the same file may be chosen again after a failure.
    event.currentTarget.value = "";
    if (!file) return;
    void change(async () => {
      const fault = (await judgePicture(file)) ?? (await sendPicture(file));
      return fault
        ? { bad: true, key: `settingsErrors.${fault}` }
        : { bad: false, key: "profile.pictureSaved" };
    });
  };
  const remove = (): Promise<void> =>
    change(async () =>
      (await removePicture())
        ? { bad: false, key: "profile.pictureRemoved" }
        : { bad: true, key: "settingsErrors.pictureRemove" },
    );

  return (
    <section className={styles.section}>
      <h2>{t("profile.pictureTitle")}</h2>
      <div className={styles.picture}>
        <span className={styles.portrait}>
          {me.avatar ? (
            <img src={me.avatar} width={96} height={96} alt={t("profile.picture")} />
          ) : (
            <span aria-hidden>{initials(me.name)}</span>
          )}
        </span>
        <div className={styles.pictureActions}>
          <div className={styles.buttons}>
            <button
              type="button"
              className={shared.btn2}
              disabled={busy}
              onClick={() => input.current?.click()}
            >
              {busy ? t("profile.sending") : t(me.avatar ? "profile.change" : "profile.choose")}
            </button>
            {me.avatar && (
              <button
                type="button"
                className={shared.btn2}
                disabled={busy}
                onClick={() => void remove()}
              >
                {t("profile.remove")}
              </button>
            )}
          </div>
          <p className={styles.hint}>
            {t("profile.rule")} {me.avatar ? "" : t("profile.noPicture")}
          </p>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={t("profile.choose")}
            onChange={chosen}
          />
        </div>
      </div>
      {said && (
        <p
          className={`${said.bad ? shared.alert : shared.notice} ${styles.said}`}
          role={said.bad ? "alert" : "status"}
        >
          {t(said.key)}
        </p>
      )}
    </section>
  );
}

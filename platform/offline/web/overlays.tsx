// What is said of the offline life above any page: work that cannot leave, content on its way, and
// the question before a sign-out. Plain elements: the administration and the public pages have no
// Mantine of the shell.
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import styles from "./overlays.module.css";
import { erasureRead, type QueueState, useQueue } from "./queue-store.ts";
import { type Question, useSignOutQuestion } from "./sign-out-question.ts";
import { useWarmUp } from "./warm-up-store.ts";

type Problem = "memory" | "erased" | "refused" | "full";

const problemOf = ({ inMemory, full, erased, refused }: QueueState): Problem | null => {
  if (inMemory > 0) return "memory";
  if (erased) return "erased";
  if (refused > 0) return "refused";
  return full ? "full" : null;
};

/** What the person must know and cannot see: nothing is said while all goes well. */
function QueueProblem() {
  const { t } = useTranslation("offline");
  const state = useQueue();
  const problem = problemOf(state);
  const [dismissed, setDismissed] = useState("");
  // The same trouble with one item more is told again.
  const key = `${problem}-${state.refused}-${state.inMemory}`;
  if (!problem || dismissed === key) return null;
  const count = problem === "refused" ? state.refused : state.inMemory;
  return (
    <div className={styles.notice} role="status">
      <p>
        <b>{t(`problem.${problem}.title`)}</b> {t(`problem.${problem}.body`, { count })}
      </p>
      <div className={styles.row}>
        <DynamicLink to="/offline" className={shared.btn2}>
          {t("problem.see")}
        </DynamicLink>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => (problem === "erased" ? erasureRead() : setDismissed(key))}
        >
          {t("problem.dismiss")}
        </button>
      </div>
    </div>
  );
}

const SAID_FOR = 5_000;

/** The download for offline use, while it runs and a moment after. */
function DownloadCard() {
  const { t } = useTranslation("offline");
  const { running, ready, progress } = useWarmUp();
  const [hidden, setHidden] = useState(false);
  const [ran, setRan] = useState(false);
  useEffect(() => {
    if (running) setRan(true);
    else if (ran) {
      const timer = setTimeout(() => setRan(false), SAID_FOR);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [running, ran]);
  if (hidden || !(running || (ran && ready))) return null;
  return (
    <aside
      data-bottom-line
      className={`${styles.notice} ${styles.aside}`}
      aria-label={t("download.title")}
    >
      <p>{running ? t("download.running") : t("download.ready")}</p>
      <progress
        className={styles.progress}
        value={progress}
        max={100}
        aria-label={t("download.title")}
      />
      <div className={styles.row}>
        <DynamicLink to="/offline" className={styles.quiet}>
          {t("download.what")}
        </DynamicLink>
        <button type="button" className={styles.quiet} onClick={() => setHidden(true)}>
          {t("download.hide")}
        </button>
      </div>
    </aside>
  );
}

/** Signing out with work, or a text, that the server does not have. */
function SignOutDialog({ question }: { question: Question }) {
  useReturnFocus();
  const { t } = useTranslation("offline");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        question.answer(false);
      }}
    >
      <h2 id={id}>
        {question.unsent > 0
          ? t("leaving.title", { count: question.unsent })
          : t("leaving.draftsTitle")}
      </h2>
      {question.unsent > 0 && <p>{t("leaving.body")}</p>}
      {question.drafts && <p>{t("leaving.drafts")}</p>}
      <div className={styles.row}>
        <button type="button" className={shared.btn} onClick={() => question.answer(false)}>
          {t("leaving.stay")}
        </button>
        <button type="button" className={shared.btn2} onClick={() => question.answer(true)}>
          {t("leaving.leave")}
        </button>
      </div>
    </dialog>
  );
}

export function OfflineOverlays() {
  const person = useSession();
  const question = useSignOutQuestion();
  if (!person) return null;
  return (
    <Suspense fallback={null}>
      <div className={styles.corner}>
        <QueueProblem />
        <DownloadCard />
      </div>
      {question && <SignOutDialog question={question} />}
    </Suspense>
  );
}

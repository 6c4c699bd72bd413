import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import styles from "./run.module.css";

/** Said twice: one press must not end what a team is doing. */
export function NewRun({ startedAt, onBegin }: { startedAt: number; onBegin(): void }) {
  const { t } = useTranslation("checklists");
  const [asked, setAsked] = useState(false);
  const at = formatDate(new Date(startedAt), { timeStyle: "short" });
  return (
    <p className={styles.quiet}>
      {t("run.startedAt", { at })}{" "}
      <button
        type="button"
        className={styles.other}
        onClick={() => {
          if (asked) onBegin();
          setAsked(!asked);
        }}
      >
        {t(asked ? "run.otherSure" : "run.other")}
      </button>
    </p>
  );
}

/** A reason or a note, where the thumb is: no window over the step. */
export function Words({
  label,
  most,
  onSay,
  onCancel,
}: {
  label: string;
  /** Characters. */
  most: number;
  onSay(text: string): void;
  onCancel(): void;
}) {
  const { t } = useTranslation("checklists");
  const [typed, setTyped] = useState("");
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") onSay(typed.trim());
      }}
    >
      <label>
        {label}
        <input
          // biome-ignore lint/a11y/noAutofocus: it opens by a press whose aim is to write here.
          autoFocus
          value={typed}
          maxLength={most}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key }) => key === "Escape" && onCancel()}
        />
      </label>
      <button type="submit">{t("run.keep")}</button>
      <button type="button" onClick={onCancel}>
        {t("run.cancel")}
      </button>
    </form>
  );
}

import { IconArrowUp, IconPlayerStopFilled } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { findIdentity, type IdentityFinding } from "../domain/identity.ts";
import { isMode, MODES, type Mode } from "../domain/modes.ts";
import { isSpeed, SPEEDS, type Speed } from "../domain/usage.ts";
import styles from "./composer.module.css";
import { IdentityWarning } from "./identity-warning.tsx";

export const LONGEST_QUESTION = 8000;

export interface ComposerProps {
  text: string;
  mode: Mode;
  /** Null when no language model is connected: there is then one speed, and the page says so. */
  speed: Speed | null;
  /** An answer is being written: the button stops it. */
  writing: boolean;
  /** A question is on its way. */
  sending: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
  /** A text to send as if Enter had been pressed, once it stands in the field. */
  submitted?: string | undefined;
  onSubmitted?(): void;
  onText(text: string): void;
  onMode(mode: Mode): void;
  onSpeed(speed: Speed): void;
  onSend(text: string): void;
  onStop(): void;
  focusField(): void;
  /** What stands above the field, in its dock. */
  above?: ReactNode;
}

export function Composer(props: ComposerProps) {
  const {
    text,
    mode,
    speed,
    writing,
    sending,
    fieldRef,
    submitted,
    onSubmitted,
    onText,
    onMode,
    onSpeed,
    onSend,
    onStop,
    focusField,
    above,
  } = props;
  const { t } = useTranslation("chat");
  // About one text: another one, typed or of another conversation, is looked at when it is sent.
  const [warned, setWarned] = useState<{
    text: string;
    findings: readonly IdentityFinding[];
  } | null>(null);
  const tooLong = text.length > LONGEST_QUESTION;
  const empty = text.trim() === "";

  const submit = () => {
    if (empty || tooLong || sending) return;
    const findings = findIdentity(text);
    setWarned({ text, findings });
    if (findings.length === 0) onSend(text);
  };
  const submitOnce = useEffectEvent(() => {
    onSubmitted?.();
    submit();
  });
  useEffect(() => {
    if (submitted !== undefined && submitted === text) submitOnce();
  }, [submitted, text]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an accent or a character of an input method is not a send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <>
      {warned && warned.text === text && warned.findings.length > 0 && (
        <IdentityWarning
          findings={warned.findings}
          onEdit={() => {
            setWarned(null);
            focusField();
          }}
          onSendAnyway={() => {
            setWarned(null);
            onSend(text);
          }}
        />
      )}
      <form
        className={styles.composer}
        data-bottom-bar
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {above}
        {tooLong && (
          <p id="composer-problem" className={styles.problem} role="alert">
            {t("composer.tooLong", { count: LONGEST_QUESTION })}
          </p>
        )}
        <div className={styles.box}>
          <Choices mode={mode} speed={speed} onMode={onMode} onSpeed={onSpeed} />
          <textarea
            ref={fieldRef}
            rows={1}
            aria-label={t("composer.label")}
            aria-describedby={tooLong ? "composer-problem" : "composer-hint"}
            aria-invalid={tooLong || undefined}
            placeholder={t("composer.placeholder")}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {writing ? (
            <button
              type="button"
              className={styles.send}
              aria-label={t("composer.stop")}
              onClick={onStop}
            >
              <IconPlayerStopFilled size={20} aria-hidden />
            </button>
          ) : (
            <button
              type="submit"
              className={styles.send}
              aria-label={t("composer.send")}
              disabled={empty || tooLong || sending}
            >
              <IconArrowUp size={22} aria-hidden />
            </button>
          )}
        </div>
        <span id="composer-hint" className={styles.hint}>
          {t("composer.hint")}
        </span>
      </form>
    </>
  );
}

type ChoicesProps = Pick<ComposerProps, "mode" | "speed" | "onMode" | "onSpeed">;

function Choices({ mode, speed, onMode, onSpeed }: ChoicesProps) {
  const { t } = useTranslation("chat");
  return (
    <>
      <select
        className={styles.mode}
        aria-label={t("composer.mode")}
        value={mode}
        onChange={(event) => isMode(event.target.value) && onMode(event.target.value)}
      >
        {MODES.map((one) => (
          <option key={one} value={one}>
            {t(`modes.${one}`)}
          </option>
        ))}
      </select>
      {speed !== null && (
        <select
          className={styles.mode}
          aria-label={t("composer.speed")}
          value={speed}
          onChange={(event) => isSpeed(event.target.value) && onSpeed(event.target.value)}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t(`speeds.${one}`)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

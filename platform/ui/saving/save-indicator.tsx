import {
  IconAlertTriangle,
  IconCheck,
  IconCloudOff,
  IconDeviceFloppy,
  IconDots,
} from "@tabler/icons-react";
import { Children, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./save-indicator.module.css";

/**
 * Where what was typed is: `kept` as a draft on this device alone, `unkept` on screen alone because
 * the device refuses it, `saving` on its way, `saved` where it belongs, `offline` on this device until
 * the network is back, `failed` when it did not arrive.
 */
export type SaveState = "clean" | "kept" | "unkept" | "saving" | "saved" | "offline" | "failed";

const ICONS = {
  kept: IconDeviceFloppy,
  unkept: IconAlertTriangle,
  saving: IconDots,
  saved: IconCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
} as const;

/** Told at once; the others wait for a pause of whoever listens. */
const ALARMS: ReadonlySet<SaveState> = new Set(["unkept", "failed"]);

interface SaveIndicatorProps {
  state: SaveState;
  /** Instead of the usual sentence of the state. */
  children?: ReactNode;
  /** The way out of a failure, where no button of the form is one. */
  onRetry?: (() => void) | undefined;
}

/**
 * What is said of saving, wherever something saves itself. It keeps its place when it is silent;
 * what it is given then is said there instead.
 */
export function SaveIndicator({ state, children, onRetry }: SaveIndicatorProps) {
  const { t } = useTranslation("common");
  const sentence = Children.toArray(children).length > 0 ? children : null;
  const alarm = ALARMS.has(state);
  const said = state === "clean" ? sentence : <Said state={state}>{sentence}</Said>;
  return (
    <div className={styles.line} data-save={state}>
      <p role="status" className={styles.said}>
        {!alarm && said}
      </p>
      {alarm && (
        <p role="alert" className={styles.said}>
          {said}
        </p>
      )}
      {state === "failed" && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t("network.retry")}
        </button>
      )}
    </div>
  );
}

function Said({ state, children }: { state: keyof typeof ICONS; children: ReactNode }) {
  const { t } = useTranslation("common");
  const Icon = ICONS[state];
  return (
    <>
      <Icon size={18} aria-hidden />
      <span>{children ?? t(`save.${state}`)}</span>
    </>
  );
}

import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import styles from "./shortcuts.module.css";
import { SHORTCUTS } from "./shortcuts.ts";

interface ShortcutsDialogProps {
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** The keys of the assistant, and the switch that turns single keys off. */
export function ShortcutsDialog({ on, onChange, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation("chat");
  useReturnFocus();
  const label = (key: string) => (key === "Escape" ? t("shortcuts.escape") : key.toUpperCase());
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t("shortcuts.title")}
      closeButtonProps={{ "aria-label": t("history.close") }}
    >
      <dl className={styles.keys}>
        <div>
          <dt>
            <kbd>{t("shortcuts.enter")}</kbd>
          </dt>
          <dd>{t("shortcuts.send")}</dd>
        </div>
        <div>
          <dt>
            <kbd>{t("shortcuts.shiftEnter")}</kbd>
          </dt>
          <dd>{t("shortcuts.newLine")}</dd>
        </div>
        {Object.entries(SHORTCUTS).map(([key, shortcut]) => (
          <div key={key}>
            <dt>
              <kbd>{label(key)}</kbd>
            </dt>
            <dd>{t(`shortcuts.${shortcut}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
        {t("shortcuts.single")}
      </label>
    </Modal>
  );
}

import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keysStyles as styles } from "#features/flashcards/web/public.tsx";

interface JudgeHelpProps {
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** The keys of judging, and the switch that turns single keys off. */
export function JudgeHelp({ on, onChange, onClose }: JudgeHelpProps) {
  const { t } = useTranslation("flashcards");
  const rows = [
    ["A", t("generate.accept")],
    ["E", t("generate.edit")],
    ["R", t("generate.refuse")],
    ["U", t("generate.undo")],
    ["← →", t("generate.keys.move")],
    ["?", t("generate.help")],
  ];
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t("generate.keys.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <dl className={styles.keys}>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t("keys.single")}
      </label>
    </Modal>
  );
}

import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keysStyles as styles } from "#features/flashcards/web/public.tsx";
import { RATINGS } from "#features/memory/domain/public.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";

const ACTIONS = { U: "undo", E: "edit", B: "bury", S: "suspend", F: "flag", "?": "help" } as const;

interface KeysDialogProps {
  on: boolean;
  onChange(on: boolean): void;
  onClose(): void;
}

/** The keys of a session, what the ratings mean, and the switch that turns single keys off. */
export function KeysDialog({ on, onChange, onClose }: KeysDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t("keys.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <dl className={styles.keys}>
        <div>
          <dt>
            <kbd>{t("keys.space")}</kbd>
          </dt>
          <dd>{t("keys.show")}</dd>
        </div>
        {RATINGS.map((rating, place) => (
          <div key={rating}>
            <dt>
              <kbd>{place + 1}</kbd>
            </dt>
            <dd>
              {t(`rating.${rating}`)} · {t(`rating.meaning.${rating}`)}
            </dd>
          </div>
        ))}
        {Object.entries(ACTIONS).map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${action}`)}</dd>
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

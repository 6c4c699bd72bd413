import { Button, Group, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface Props {
  opened: boolean;
  count: number;
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
}

export function RevokeOthersDialog({ opened, count, busy, onClose, onConfirm }: Props) {
  const { t } = useTranslation(["accounts", "common"]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("sessions.othersTitle")}
      closeButtonProps={{ "aria-label": t("common:close") }}
      centered
    >
      <p>{t("sessions.othersBody", { count })}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t("settings.cancel")}
        </Button>
        <Button loading={busy} onClick={onConfirm}>
          {t("sessions.othersConfirm")}
        </Button>
      </Group>
    </Modal>
  );
}

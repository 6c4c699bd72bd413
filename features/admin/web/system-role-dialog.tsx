import { Button, Group, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RoleChange } from "./role-change.ts";

interface Props {
  change: RoleChange | null;
  onCancel(): void;
  onConfirm(change: RoleChange): void;
}

/** Opening the administration to somebody is worth a second click. */
export function SystemRoleDialog({ change, onCancel, onConfirm }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Modal
      centered
      opened={change !== null}
      onClose={onCancel}
      title={t("users.confirmTitle")}
      closeButtonProps={{ "aria-label": t("users.cancel") }}
    >
      {change?.systemRole && (
        <>
          <p>
            {t("users.confirmBody", {
              name: change.person.name,
              role: t(`roles.system.${change.systemRole}`),
            })}
          </p>
          {change.systemRole === "admin" && <p>{t("users.confirmAdmin")}</p>}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onCancel}>
              {t("users.cancel")}
            </Button>
            <Button onClick={() => onConfirm(change)}>{t("users.confirm")}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

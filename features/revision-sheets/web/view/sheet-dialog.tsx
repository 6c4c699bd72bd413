import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NotCached } from "#platform/offline/web/not-cached.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Sheet } from "../../domain/wire.ts";
import { client, PATIENCE, queries } from "../api.ts";
import { cachedSheets } from "../offline/cached-sheets.ts";
import type { SheetActions } from "../use-sheet-actions.ts";
import { hasDraft } from "./edit-draft.ts";
import { EditForm } from "./edit-form.tsx";
import { SheetBody } from "./sheet-body.tsx";
import { SheetTools } from "./sheet-tools.tsx";
import styles from "./view.module.css";

/** Nobody's, deleted, or no address of a sheet at all. */
const isGone = (error: unknown): boolean =>
  ["NOT_FOUND", "INVALID_INPUT"].includes(String((error as { code?: unknown }).code));

/** A sheet: the server's, or this device's when it does not answer. */
const useSheet = (id: string) =>
  useQuery({
    queryKey: queries.sheet.queryKey({ input: { id } }),
    networkMode: "always",
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<Sheet> => {
      try {
        const patient = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
        return await client.sheet({ id }, { signal: patient });
      } catch (error) {
        if (signal.aborted || isGone(error)) throw error;
        const held = (await cachedSheets()).sheets.find((sheet) => sheet.id === id);
        if (!held) throw new NotCached("absent");
        return held;
      }
    },
  });

const WINDOW = {
  inner: styles.inner ?? "",
  content: styles.content ?? "",
  header: styles.modalHead ?? "",
};

interface LoadFailureProps {
  error: unknown;
  onBack(): void;
  onRetry(): void;
}

/** Trying again brings back no sheet that is gone. */
function LoadFailure({ error, onBack, onRetry }: LoadFailureProps) {
  const { t } = useTranslation("revision-sheets");
  const gone = isGone(error);
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(gone ? "errors.sheet" : "errors.load")}</p>
      <Button onClick={gone ? onBack : onRetry}>{t(gone ? "back" : "retry")}</Button>
    </div>
  );
}

function ConflictNotice({ title, onOther }: { title: string; onOther(): void }) {
  const { t } = useTranslation("revision-sheets");
  return (
    <div className={styles.warning} role="status">
      <b>{t("conflict.title")}</b>
      <p>{t("conflict.body", { title })}</p>
      <Button variant="default" onClick={onOther}>
        {t("conflict.other")}
      </Button>
    </div>
  );
}

interface SheetDialogProps {
  id: string;
  actions: SheetActions;
  onOpen(id: string): void;
  onClose(): void;
}

export function SheetDialog({ id, actions, onOpen, onClose }: SheetDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("revision-sheets");
  const { data: sheet, error, refetch } = useSheet(id);
  const [editing, setEditing] = useState(() => hasDraft(id));
  // The form that goes away gives the keyboard back.
  const [edited, setEdited] = useState(false);
  const [conflict, setConflict] = useState<Sheet | null>(null);
  const leaveEdit = () => {
    setEdited(true);
    setEditing(false);
  };
  // After a conflict the window shows the person's own version; the other one is a click away.
  const shown = conflict ?? sheet;
  return (
    <Modal
      opened
      centered
      size="60rem"
      onClose={onClose}
      title={editing ? t("edit.title") : (shown?.title ?? t("page.title"))}
      closeButtonProps={{ "aria-label": t("close") }}
      classNames={WINDOW}
      closeOnClickOutside={!editing}
    >
      {!shown && !error && <PagePending />}
      {!shown && error && (
        <LoadFailure error={error} onBack={onClose} onRetry={() => void refetch()} />
      )}
      {conflict && <ConflictNotice title={conflict.title} onOther={() => setConflict(null)} />}
      {editing && sheet && (
        <EditForm
          sheet={sheet}
          onSaved={(saved) => {
            leaveEdit();
            setConflict(saved.id === id ? null : saved);
          }}
          onCancel={leaveEdit}
        />
      )}
      {shown && !editing && (
        <>
          <SheetTools
            sheet={shown}
            actions={actions}
            focused={edited}
            onEdit={() => (conflict ? onOpen(conflict.id) : setEditing(true))}
            onRemoved={onClose}
          />
          <SheetBody sheet={shown} within="window" />
        </>
      )}
    </Modal>
  );
}

import { Button, Group, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StudyCard } from "#features/flashcards/domain/public.ts";
import { contentOf, missingFields } from "#features/flashcards/domain/public.ts";
import { detailsOf, linesOf, type NoteDraft, NoteForm } from "#features/flashcards/web/public.tsx";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import type { WrittenNote } from "./note-edit.ts";

interface EditDialogProps {
  card: StudyCard;
  onSave(written: WrittenNote): void;
  onClose(): void;
}

/** A note corrected where it is asked; without network too. */
export function EditDialog({ card, onSave, onClose }: EditDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  const [opened] = useState<NoteDraft>(() => ({ content: contentOf(card), ...linesOf(card) }));
  const [draft, setDraft] = useState(opened);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const changed = JSON.stringify(draft) !== JSON.stringify(opened);
  // A new version of the application waits for the end of it.
  useEffect(() => (changed ? holdUnsaved() : undefined), [changed]);
  const save = () => {
    const fields = missingFields(draft.content);
    setMissing(fields);
    if (fields.length > 0) return;
    onSave({ ...draft.content, ...detailsOf(draft, card) });
    onClose();
  };
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      // What was typed is not lost to a finger beside the window.
      closeOnClickOutside={!changed}
      closeOnEscape={!changed}
      title={t("edit.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <NoteForm
        focus
        draft={draft}
        missing={missing}
        onContent={(over) =>
          setDraft((before) => ({ ...before, content: { ...before.content, ...over } }))
        }
        onDetails={(over) => setDraft((before) => ({ ...before, ...over }))}
        onSubmit={save}
      >
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("save")}</Button>
        </Group>
      </NoteForm>
    </Modal>
  );
}

import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { missingFields } from "../../domain/note-content.ts";
import type { StudyCard } from "../../domain/wire-study.ts";
import type { NoteEdit } from "./note-edit.ts";

interface EditDialogProps {
  card: StudyCard;
  onSave(written: Pick<NoteEdit, "question" | "answer" | "extra">): void;
  onClose(): void;
}

/** A note corrected where it is asked; without network too. */
export function EditDialog({ card, onSave, onClose }: EditDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  const [written, setWritten] = useState({
    question: card.question,
    answer: card.answer,
    extra: card.extra,
  });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const changed = (["question", "answer", "extra"] as const).some(
    (side) => written[side] !== card[side],
  );
  // A new version of the application waits for the end of it.
  useEffect(() => (changed ? holdUnsaved() : undefined), [changed]);
  const save = () => {
    const fields = missingFields({ ...card, ...written });
    setMissing(fields);
    if (fields.length > 0) return;
    onSave(written);
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
      >
        {(["question", "answer", "extra"] as const)
          .filter((side) => side !== "answer" || card.kind !== "cloze")
          .map((side) => (
            <Textarea
              key={side}
              label={t(`create.${side}`)}
              value={written[side]}
              rows={4}
              data-autofocus={side === "question" || undefined}
              mb="md"
              error={
                missing.includes(side) || (side === "question" && missing.includes("gap"))
                  ? t("create.needed")
                  : null
              }
              onChange={({ currentTarget: { value } }) =>
                setWritten((before) => ({ ...before, [side]: value }))
              }
            />
          ))}
        {missing.length > 0 && (
          <p role="alert">
            {t(card.kind === "cloze" ? "create.missing.gap" : "errors.missingFields")}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("save")}</Button>
        </Group>
      </form>
    </Modal>
  );
}

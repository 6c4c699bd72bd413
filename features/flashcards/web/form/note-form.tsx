import { getHotkeyHandler } from "@mantine/hooks";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { NoteContent } from "../../domain/wire-note.ts";
import { DetailFields } from "./detail-fields.tsx";
import styles from "./form.module.css";
import { MaskEditor } from "./mask-editor.tsx";
import type { DetailLines, NoteDraft } from "./note-draft.ts";
import { SideField } from "./side-field.tsx";

interface NoteFormProps {
  draft: NoteDraft;
  /** What `missingFields` says of it. */
  missing: readonly string[];
  label?: string;
  ref?: Ref<HTMLFormElement>;
  /** Above the sides: what kind of note, in which deck. */
  above?: ReactNode;
  /** Said under the question. */
  warning?: ReactNode;
  /** Below: what can be done with it. */
  children: ReactNode;
  /** Tags, specialty, difficulty and source are in sight at once. */
  openDetails?: boolean;
  /** The question has the focus when the form opens. */
  focus?: boolean;
  onContent(over: Partial<NoteContent>): void;
  onDetails(over: Partial<DetailLines>): void;
  onSubmit(): void;
}

const QUESTION = { cloze: "create.text", occlusion: "create.heading" } as const;
const SPECIAL = ["gap", "image", "mask"] as const;

/** The form of a note: where it is created, managed and studied. */
export function NoteForm(props: NoteFormProps) {
  const { t } = useTranslation("flashcards");
  const { draft, missing, onContent, onSubmit } = props;
  const { kind, question, answer, extra, occlusion } = draft.content;
  const special = SPECIAL.find((one) => one === missing[0]);
  const faultOf = (...fields: string[]) =>
    fields.some((field) => missing.includes(field)) ? t("create.needed") : null;
  return (
    <form
      ref={props.ref}
      className={styles.note}
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={getHotkeyHandler([["mod+Enter", () => onSubmit()]])}
    >
      {props.above}
      <SideField
        label={t(QUESTION[kind as keyof typeof QUESTION] ?? "create.question")}
        value={question}
        gaps={kind === "cloze"}
        rows={kind === "occlusion" ? 2 : 4}
        focus={props.focus}
        fault={faultOf("question", "gap")}
        onChange={(question) => onContent({ question })}
      />
      {props.warning}
      {kind === "occlusion" && (
        <MaskEditor
          occlusion={occlusion}
          fault={special && special !== "gap" ? t(`create.missing.${special}`) : null}
          onChange={(occlusion) => onContent({ occlusion })}
        />
      )}
      {kind !== "cloze" && (
        <SideField
          label={t(kind === "occlusion" ? "create.explanation" : "create.answer")}
          value={answer}
          fault={faultOf("answer")}
          onChange={(answer) => onContent({ answer })}
        />
      )}
      <SideField
        label={t("create.extra")}
        hint={t("create.extraHint")}
        rows={2}
        value={extra}
        onChange={(extra) => onContent({ extra })}
      />
      <DetailFields lines={draft} open={props.openDetails ?? false} onChange={props.onDetails} />
      {missing.length > 0 && (special === undefined || special === "gap") && (
        <p role="alert" className={styles.fault}>
          {t(special ? "create.missing.gap" : "errors.missingFields")}
        </p>
      )}
      {props.children}
    </form>
  );
}

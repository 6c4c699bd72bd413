import { IconPencil } from "@tabler/icons-react";
import { memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findIdentity, type IdentityFinding } from "../domain/identity.ts";
import type { Message } from "../domain/message.ts";
import styles from "./answer.module.css";
import { LONGEST_QUESTION } from "./composer.tsx";
import { readDraft, writeDraft } from "./draft.ts";
import { IdentityWarning } from "./identity-warning.tsx";
import { Versions } from "./versions.tsx";

export interface QuestionActions {
  personId: string;
  /** Resolves to false when the question did not leave: it stays in its field. */
  edit(question: Message, text: string): Promise<boolean>;
  choose(messageId: string): void;
}

/** Longer than this it would fill the screen: it is cut until it is pressed. */
const LONG = 92;
const VERY_LONG = 200;
const isVeryLong = (text: string) => text.length > VERY_LONG || text.split("\n").length > 3;

interface TitleProps {
  text: string;
  /** The first of the page: its only title of that level. */
  first: boolean;
}

/** The question as the title of its turn: it stays at the top while the answer is read. */
function Title({ text, first }: TitleProps) {
  const { t } = useTranslation("chat");
  const [whole, setWhole] = useState(false);
  const Heading = first ? "h1" : "h2";
  const veryLong = isVeryLong(text);
  return (
    <>
      <Heading
        data-long={text.length > LONG || undefined}
        data-cut={(veryLong && !whole) || undefined}
        data-whole={whole || undefined}
      >
        {text}
      </Heading>
      {veryLong && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? "thread.less" : "thread.more")}
        </button>
      )}
    </>
  );
}

interface QuestionProps {
  message: Message;
  first: boolean;
  actions: QuestionActions;
}

/**
 * A question, its versions, and its edition in place: sending it again begins a branch, the first
 * one stays.
 */
export const Question = memo(function Question({ message, first, actions }: QuestionProps) {
  const { t } = useTranslation("chat");
  const [editing, setEditing] = useState(
    () => readDraft(actions.personId, editionOf(message.id)) !== "",
  );
  const pencil = useRef<HTMLButtonElement>(null);
  const Heading = first ? "h1" : "h2";
  return (
    <article
      className={styles.question}
      id={`m-${message.id}`}
      data-editing={editing || undefined}
      aria-label={t("thread.you")}
    >
      {editing && <Heading className={styles.hidden}>{message.text}</Heading>}
      {editing ? (
        <Edition
          message={message}
          actions={actions}
          onClose={() => {
            setEditing(false);
            requestAnimationFrame(() => pencil.current?.focus());
          }}
        />
      ) : (
        <>
          <Title text={message.text} first={first} />
          <div className={styles.questionActions}>
            <Versions message={message} onChoose={actions.choose} />
            <button
              ref={pencil}
              type="button"
              data-edit
              aria-label={t("actions.edit")}
              title={t("actions.edit")}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={18} stroke={1.7} aria-hidden />
            </button>
          </div>
          <p className={styles.mode}>{t(`modes.${message.mode}`)}</p>
        </>
      )}
    </article>
  );
});

/** A question on its way. */
export function OutgoingQuestion({ id, text, first }: { id: string } & TitleProps) {
  const { t } = useTranslation("chat");
  return (
    <section className={styles.turn}>
      <article className={styles.question} id={`m-${id}`} aria-label={t("thread.you")}>
        <Title text={text} first={first} />
      </article>
      <p className={styles.writing}>{t("thread.sending")}</p>
    </section>
  );
}

const editionOf = (messageId: string) => `edit-${messageId}`;

interface EditionProps {
  message: Message;
  actions: QuestionActions;
  onClose(): void;
}

function Edition({ message, actions, onClose }: EditionProps) {
  const { t } = useTranslation("chat");
  const place = editionOf(message.id);
  const [text, setText] = useState(() => readDraft(actions.personId, place) || message.text);
  const [findings, setFindings] = useState<readonly IdentityFinding[]>([]);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const send = async () => {
    setFindings([]);
    setBusy(true);
    const left = await actions.edit(message, text);
    setBusy(false);
    if (!left) return;
    writeDraft(actions.personId, place, "");
    onClose();
  };
  const submit = () => {
    if (busy || text.trim() === "" || text.length > LONGEST_QUESTION) return;
    const found = findIdentity(text);
    setFindings(found);
    if (found.length === 0) void send();
  };
  const cancel = () => {
    writeDraft(actions.personId, place, "");
    onClose();
  };

  return (
    <form
      className={styles.edition}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={field}
        rows={3}
        aria-label={t("composer.edited")}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFindings([]);
          writeDraft(actions.personId, place, event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") cancel();
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      {text.length > LONGEST_QUESTION && (
        <p role="alert">{t("composer.tooLong", { count: LONGEST_QUESTION })}</p>
      )}
      {findings.length > 0 && (
        <IdentityWarning
          findings={findings}
          onEdit={() => {
            setFindings([]);
            field.current?.focus();
          }}
          onSendAnyway={() => void send()}
        />
      )}
      <div className={styles.editionActions}>
        <button type="button" onClick={cancel}>
          {t("history.cancel")}
        </button>
        <button
          type="submit"
          data-main
          disabled={busy || text.trim() === "" || text.length > LONGEST_QUESTION}
        >
          {t("actions.sendEdited")}
        </button>
      </div>
    </form>
  );
}

import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Composer, type ComposerProps } from "./composer.tsx";
import { useDraft } from "./use-draft.ts";

/** What the page may do with the field; typing in it draws nothing but the field. */
export interface DeskHandle {
  write(text: string): void;
  focus(): void;
  /** Sends what the field holds, again after a failure; or this text, as the field would. */
  send(text?: string): void;
}

export interface Handover {
  text: string;
  asked: boolean;
}

interface QuestionDeskProps
  extends Omit<
    ComposerProps,
    "text" | "fieldRef" | "submitted" | "onText" | "onSend" | "onSubmitted" | "focusField"
  > {
  personId: string;
  conversation: string | undefined;
  handle: Ref<DeskHandle>;
  /**
   * A question lent by another page, put in the field once: it then belongs to the field, and is
   * sent from there when it was already asked.
   */
  lent: Handover | undefined;
  onLentTaken(): void;
  onTyping(): void;
  /**
   * Resolves to the conversation that keeps the question, null when it did not leave: it comes back
   * into the field.
   */
  ask(text: string): Promise<string | null>;
  /** Shows the conversation that keeps the question. */
  onKept(conversation: string): void;
}

/** The composer and its draft, which no closed tab, refusal or expired session loses. */
export function QuestionDesk(props: QuestionDeskProps) {
  const { personId, conversation, handle, lent, onLentTaken, onTyping, ask, onKept, ...composer } =
    props;
  const { text, write, hide, settle, restore } = useDraft(personId, conversation);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  // What was asked on another page passes the same warnings as what is typed here.
  const [submitted, setSubmitted] = useState<string>();
  useEffect(() => {
    if (lent === undefined) return;
    write(lent.text);
    focusField();
    if (lent.asked) setSubmitted(lent.text);
    onLentTaken();
  }, [lent, write, focusField, onLentTaken]);

  const send = async (question: string) => {
    hide();
    const kept = await ask(question);
    if (kept === null) return restore(question);
    settle(question, kept);
    onKept(kept);
  };
  useImperativeHandle(handle, () => ({
    write,
    focus: focusField,
    send: (other = text) => void send(other),
  }));
  return (
    <Composer
      {...composer}
      text={text}
      submitted={submitted}
      onSubmitted={() => setSubmitted(undefined)}
      fieldRef={field}
      onText={(next) => {
        write(next);
        onTyping();
      }}
      onSend={(question) => void send(question)}
      focusField={focusField}
    />
  );
}

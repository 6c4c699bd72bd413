import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "./draft.ts";

export interface Draft {
  text: string;
  write(text: string): void;
  /** Empties the field while the question is on its way; the device still keeps it. */
  hide(): void;
  /** The question is kept by the server: the device forgets it. */
  settle(): void;
  /** The question did not leave: it comes back, before anything typed meanwhile. */
  restore(question: string): void;
}

/** The text of the composer, kept on the device for each conversation. */
export function useDraft(personId: string, conversationId: string | undefined): Draft {
  const [text, setText] = useState(() => readDraft(personId, conversationId));
  const current = useRef(text);
  const show = useCallback((next: string) => {
    current.current = next;
    setText(next);
  }, []);

  const place = `${personId} ${conversationId ?? ""}`;
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    show(readDraft(personId, conversationId));
  }, [place, personId, conversationId, show]);

  const write = useCallback(
    (next: string) => {
      show(next);
      writeDraft(personId, conversationId, next);
    },
    [personId, conversationId, show],
  );
  return {
    text,
    write,
    hide: useCallback(() => show(""), [show]),
    settle: useCallback(() => writeDraft(personId, conversationId, current.current), [personId, conversationId]),
    restore: useCallback(
      (question: string) =>
        write(current.current === "" || current.current === question ? question : `${question}\n${current.current}`),
      [write],
    ),
  };
}

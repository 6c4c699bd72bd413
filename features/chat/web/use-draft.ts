import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "./draft.ts";

export interface Draft {
  text: string;
  write(text: string): void;
  /** Empties the field while the question is on its way; the device still keeps it. */
  hide(): void;
  /**
   * The question is kept by the server: the device forgets it. What was typed meanwhile goes with
   * the conversation that the question began.
   */
  settle(question: string, kept: string): void;
  /**
   * The question did not leave: it comes back where it was written, before anything typed
   * meanwhile.
   */
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
  /** The conversation that the page without one has just begun. */
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const next = begun.current;
    begun.current = undefined;
    if (conversationId !== undefined && conversationId === next) {
      writeDraft(personId, undefined, "");
      writeDraft(personId, conversationId, current.current);
    } else show(readDraft(personId, conversationId));
  }, [place, personId, conversationId, show]);

  const write = useCallback(
    (next: string) => {
      show(next);
      writeDraft(personId, conversationId, next);
    },
    [personId, conversationId, show],
  );
  /**
   * Writes where the question was written, be it no longer on screen, from what stands there now.
   */
  const rewrite = useCallback(
    (change: (held: string) => string) => {
      const onScreen = shownPlace.current === place;
      const next = change(onScreen ? current.current : readDraft(personId, conversationId));
      writeDraft(personId, conversationId, next);
      if (onScreen) show(next);
    },
    [place, personId, conversationId, show],
  );
  return {
    text,
    write,
    hide: useCallback(() => show(""), [show]),
    settle: useCallback(
      (question: string, kept: string) => {
        rewrite((held) => (held === question ? "" : held));
        if (conversationId === undefined && shownPlace.current === place) begun.current = kept;
      },
      [rewrite, place, conversationId],
    ),
    restore: useCallback(
      (question: string) =>
        rewrite((held) => (held === "" || held === question ? question : `${question}\n${held}`)),
      [rewrite],
    ),
  };
}

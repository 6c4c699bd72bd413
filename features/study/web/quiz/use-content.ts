import { useEffect, useRef, useState } from "react";
import { openContent } from "#features/card-generation/web/public.tsx";
import type { QuizDraft } from "./draft.ts";

const SHEET = "guidelines.sheet:";

/**
 * Takes what another page gave by the address, once: a sheet of the library, or an answer of the
 * assistant as a text. True when it could not be opened.
 */
export function useContent(
  from: string | undefined,
  onChange: (over: Partial<QuizDraft>) => void,
  onTaken: (() => void) | undefined,
): boolean {
  const [failed, setFailed] = useState(false);
  const take = useRef({ onChange, onTaken });
  take.current = { onChange, onTaken };
  useEffect(() => {
    if (from === undefined) return;
    const controller = new AbortController();
    void (async () => {
      if (from.startsWith(SHEET))
        take.current.onChange({ way: "sheet", sheet: from.slice(SHEET.length) });
      else {
        const content = await openContent(from, controller.signal).catch(() => null);
        if (controller.signal.aborted) return;
        setFailed(content === null);
        if (content) {
          const { title, text } = content.source;
          take.current.onChange({ way: "text", title: title.slice(0, 200), text });
        }
      }
      take.current.onTaken?.();
    })();
    return () => controller.abort();
  }, [from]);
  return failed;
}

import { useEffect, useState } from "react";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { NotCached } from "./not-cached.ts";

/**
 * After a reading that neither the server nor the device answered: what is known of the device, in
 * a sentence.
 */
export function useNotCached(error: unknown): string | undefined {
  const [sentence, setSentence] = useState<string>();
  const missing = error instanceof NotCached ? error.missing : undefined;
  useEffect(() => {
    let left = false;
    setSentence(undefined);
    if (missing !== undefined)
      void loadTexts("offline").then(
        () => left || setSentence(text(`offline:notHeld.${missing}`)),
        // Without network and without these words, the page says the rest.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [missing]);
  return sentence;
}

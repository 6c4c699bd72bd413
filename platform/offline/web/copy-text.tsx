import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * What takes the place of a retry that cannot succeed: the words of the item, to be carried over by
 * hand.
 */
export function CopyText({ words }: { words: string }) {
  const { t } = useTranslation("offline");
  const [copying, setCopying] = useState<"copy" | "copied" | "copyFailed">("copy");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopying("copied");
    } catch {
      setCopying("copyFailed");
    }
  };
  return (
    <Button size="sm" variant="default" onClick={() => void copy()}>
      <span aria-live="polite">{t(`refused.${copying}`)}</span>
    </Button>
  );
}

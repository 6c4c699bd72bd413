import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { packs } from "./packs.ts";

/** The texts of the features that lend packs; a pack is drawn once its words are there. */
export function usePackTexts(): boolean {
  const { i18n } = useTranslation("offline");
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language brings other texts.
  useEffect(() => {
    const namespaces = packs().flatMap(({ label, works }) =>
      [label, works].map((key) => key.split(":")[0] ?? ""),
    );
    void loadTexts(...new Set(namespaces)).then(
      () => setReady(true),
      () => setReady(false),
    );
  }, [i18n.language]);
  return ready;
}

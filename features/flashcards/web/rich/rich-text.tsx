import { useLayoutEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formulasReady, holdsFormula, loadFormulas, placeFormulas } from "./formulas.ts";
import styles from "./rich-text.module.css";
import { sanitise } from "./sanitise.ts";

interface RichTextProps {
  html: string;
  lang?: string;
}

/** A side of a note: safe HTML, formulas, pictures. */
export function RichText({ html, lang }: RichTextProps) {
  const { t } = useTranslation("flashcards");
  const place = useRef<HTMLDivElement>(null);
  const [drawn, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again once formulas can be converted.
  useLayoutEffect(() => {
    const fragment = sanitise(html);
    if (holdsFormula(html)) {
      if (!formulasReady()) void loadFormulas().then(() => formulasReady() && again());
      placeFormulas(fragment);
    }
    place.current?.replaceChildren(fragment);
  }, [html, drawn]);
  // Not on this device, or deleted: a picture without a description would leave no trace of itself.
  useLayoutEffect(() => {
    const root = place.current;
    const sayGone = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      const said = document.createElement("span");
      said.dataset.gone = "";
      said.textContent = [target.alt, t("picture.gone")].filter(Boolean).join(" · ");
      target.replaceWith(said);
    };
    // It does not bubble.
    root?.addEventListener("error", sayGone, true);
    return () => root?.removeEventListener("error", sayGone, true);
  }, [t]);
  return <div ref={place} className={styles.rich} lang={lang} />;
}

import { useLayoutEffect, useReducer, useRef } from "react";
import { formulasReady, holdsFormula, loadFormulas, placeFormulas } from "./formulas.ts";
import styles from "./rich-text.module.css";
import { sanitise } from "./sanitise.ts";

interface RichTextProps {
  html: string;
  lang?: string;
}

/** A side of a note: safe HTML, formulas, pictures. */
export function RichText({ html, lang }: RichTextProps) {
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
  return <div ref={place} className={styles.rich} lang={lang} />;
}

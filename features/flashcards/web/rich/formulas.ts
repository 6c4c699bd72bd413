// LaTeX between \( \) and \[ \] becomes MathML, which browsers draw without a style or a font of
// ours. The converter is fetched with the first formula.
import { sanitiseFormula } from "./sanitise.ts";

type Convert = (tex: string, display: boolean) => DocumentFragment | null;

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gs;
let convert: Convert | null = null;
let loading: Promise<void> | null = null;

export const holdsFormula = (text: string): boolean => /\\\(.+?\\\)|\\\[.+?\\\]/s.test(text);
export const formulasReady = (): boolean => convert !== null;

export function loadFormulas(): Promise<void> {
  loading ??= import("temml").then(
    ({ default: temml }) => {
      convert = (tex, displayMode) => {
        try {
          return sanitiseFormula(
            temml.renderToString(tex, {
              displayMode,
              throwOnError: true,
              trust: false,
              maxExpand: 500,
              maxSize: [20, 20],
            }),
          );
        } catch {
          return null; // no LaTeX: it is read as it was written
        }
      };
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

function formulaNode(source: string, tex: string, display: boolean): Node {
  const math = convert?.(tex, display);
  if (math) return math;
  const code = document.createElement("code");
  code.textContent = source;
  return code;
}

/**
 * Puts formulas in place of their source. Until the converter is there, the source is shown as
 * code.
 */
export function placeFormulas(root: DocumentFragment): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const text = node.data;
    if (!holdsFormula(text) || node.parentElement?.closest("code, pre")) continue;
    const parts: (Node | string)[] = [];
    let last = 0;
    for (const match of text.matchAll(FORMULA)) {
      const [source, inline, block] = match;
      parts.push(
        text.slice(last, match.index),
        formulaNode(source, inline ?? block ?? "", block !== undefined),
      );
      last = match.index + source.length;
    }
    node.replaceWith(...parts, text.slice(last));
  }
}

import { IconHighlight, IconHighlightOff } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Highlight, piecesOf, withHighlight } from "./highlight.ts";
import styles from "./question.module.css";
import { useQuestionLanguage } from "./question-language.ts";

interface MarkedTextProps {
  text: string;
  className: string | undefined;
  highlights: readonly Highlight[];
  disabled: boolean;
  onChange(highlights: readonly Highlight[]): void;
}

/** What is selected of a paragraph, in characters of its text; null when nothing is. */
function selectedIn(paragraph: HTMLElement | null): Highlight | null {
  const selection = getSelection();
  if (!paragraph || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const selected = selection.getRangeAt(0);
  if (!selected.intersectsNode(paragraph)) return null;
  const before = (node: Node, offset: number): number => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const place = range.comparePoint(node, offset);
    if (place < 0) return 0;
    if (place === 0) range.setEnd(node, offset);
    return range.toString().length;
  };
  const from = before(selected.startContainer, selected.startOffset);
  const to = before(selected.endContainer, selected.endOffset);
  return from < to ? [from, to] : null;
}

/** A statement in which the person marks what counts: selected, then marked. */
export function MarkedText(props: MarkedTextProps) {
  const { text, className, highlights, disabled, onChange } = props;
  const { t } = useTranslation("study");
  const language = useQuestionLanguage();
  const paragraph = useRef<HTMLParagraphElement>(null);
  // A finger on the button takes the selection away before the click.
  const selected = useRef<Highlight | null>(null);
  const mark = () => {
    const range = selected.current ?? selectedIn(paragraph.current);
    selected.current = null;
    if (!range) return;
    getSelection()?.removeAllRanges();
    onChange(withHighlight(highlights, range));
  };
  return (
    <div className={styles.statement}>
      <p ref={paragraph} className={className} lang={language}>
        {piecesOf(text, highlights).map((piece) =>
          piece.marked ? <mark key={piece.from}>{piece.text}</mark> : piece.text,
        )}
      </p>
      <p className={styles.marking}>
        <button
          type="button"
          disabled={disabled}
          title={t("room.highlightHow")}
          aria-label={t("room.highlight")}
          onPointerDown={() => {
            selected.current = selectedIn(paragraph.current);
          }}
          onClick={mark}
        >
          <IconHighlight size={18} aria-hidden />
        </button>
        {highlights.length > 0 && (
          <button
            type="button"
            disabled={disabled}
            title={t("room.highlightOff")}
            aria-label={t("room.highlightOff")}
            onClick={() => onChange([])}
          >
            <IconHighlightOff size={18} aria-hidden />
          </button>
        )}
      </p>
    </div>
  );
}

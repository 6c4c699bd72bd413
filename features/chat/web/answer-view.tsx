import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { inPlace } from "#platform/ui/in-place.ts";
import type { Inline } from "../domain/inline.ts";
import { type Block, readMarkup } from "../domain/markup.ts";
import type { Message, Source } from "../domain/message.ts";
import styles from "./answer.module.css";
import { SourceLink } from "./source-link.tsx";
import { StatementActions } from "./statement-actions.tsx";

const DosesOfLink = lazy(() =>
  import("#features/guidelines/web/public.tsx").then((room) => ({ default: room.DosesOfLink })),
);

/**
 * An answer as an open document. The markup becomes elements, never HTML: whatever it holds is
 * shown as text.
 */
export const AnswerView = memo(function AnswerView({
  text,
  language,
  sources,
  annotations = NONE,
  lead = false,
  weight,
}: Pick<Message, "text" | "language" | "sources"> &
  Partial<Pick<Message, "annotations">> & {
    /** The first statement is the line that answers: it stands on its own ground. */
    lead?: boolean;
    /** Of the person, in kg, when it was said: doses by kilogram are computed with it. */
    weight?: number | undefined;
  }) {
  const blocks = useMemo(() => readMarkup(text, annotations), [text, annotations]);
  const answering = lead ? blocks.find(isCited) : undefined;
  return (
    <div className={styles.document} lang={language}>
      {inPlace(folds(blocks), ({ title, blocks: own }) => {
        const shown = inPlace(own, (block) => (
          <BlockView
            block={block}
            sources={sources}
            language={language}
            lead={block === answering}
            weight={weight}
          />
        ));
        if (title === null) return shown;
        return (
          <details className={styles.fold}>
            <summary>{title}</summary>
            {shown}
          </details>
        );
      })}
    </div>
  );
});

/** A list that opens with a cited statement; an answer that refuses has none. */
const isCited = (block: Block): boolean =>
  block.kind === "list" && (block.items[0] ?? []).some(({ kind }) => kind === "citation");

interface Fold {
  /** Null for what stands before the first fold. */
  title: string | null;
  blocks: Block[];
}

/** What follows a fold, to the next one, is shown when asked for. */
function folds(blocks: readonly Block[]): Fold[] {
  const parts: Fold[] = [{ title: null, blocks: [] }];
  for (const block of blocks)
    if (block.kind === "fold") parts.push({ title: block.title, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  // What the answer says of itself at its end is never folded.
  const last = parts.at(-1)?.blocks;
  const end = last?.at(-1);
  if (parts.length > 1 && end?.kind === "alert" && end.tone === "note" && end.items.length === 0)
    parts.push({ title: null, blocks: last?.splice(-1) ?? [] });
  return parts;
}

const NONE: Message["annotations"] = [];

interface Context {
  sources: readonly Source[];
  language: string;
}

interface BlockViewProps extends Context {
  block: Block;
  lead: boolean;
  weight: number | undefined;
}

function BlockView({ block, lead, weight, ...context }: BlockViewProps) {
  switch (block.kind) {
    case "heading": {
      const Title = block.level === 4 ? "h4" : "h3";
      return (
        <Title>
          <Sentence content={block.content} {...context} />
        </Title>
      );
    }
    case "paragraph":
      return (
        <p>
          <Sentence content={block.content} {...context} />
        </p>
      );
    case "list":
      return <Statements {...block} {...context} lead={lead} weight={weight} />;
    case "alert":
      return (
        <section className={styles[block.tone]} aria-label={block.title}>
          <p className={styles.alertTitle}>{block.title}</p>
          {block.items.length > 0 && <Statements items={block.items} {...context} />}
        </section>
      );
    case "quote":
      return (
        <blockquote>
          {inPlace(block.lines, (line) => (
            <p>
              <Sentence content={line} {...context} />
            </p>
          ))}
        </blockquote>
      );
    case "table":
      return <Table table={block} {...context} />;
    case "fold":
      return null;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text scrolls, also from the keyboard
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function Table({ table, ...context }: Context & { table: Extract<Block, { kind: "table" }> }) {
  const { t } = useTranslation("chat");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also from the keyboard
    <section className={styles.table} aria-label={t("thread.table")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {inPlace(table.head, (cell) => (
              <th scope="col">
                <Sentence content={cell} {...context} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlace(table.rows, (row) => (
            <tr>
              {inPlace(row, (cell) => (
                <td>
                  <Sentence content={cell} {...context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.left !== undefined && <p>{t("thread.rowsLeft", { count: table.left })}</p>}
    </section>
  );
}

interface StatementsProps extends Context {
  items: readonly (readonly Inline[])[];
  start?: number;
  depths?: readonly number[];
  lead?: boolean;
  weight?: number | undefined;
}

function Statements(props: StatementsProps) {
  const { items, start, depths, sources, language, lead = false, weight } = props;
  const statements = inPlace(items, (item, place) => {
    const source = citedIn(item, sources);
    return (
      <li lang={foreignLanguage(source, language)} data-depth={depths?.[place] || undefined}>
        <Sentence content={item} sources={sources} language={language} />
        {lead && place === 0 && source && (
          <Suspense fallback={null}>
            <DosesOfLink link={source.route} weight={weight} />
          </Suspense>
        )}
        {source && <StatementActions source={source} lead={lead && place === 0} />}
      </li>
    );
  });
  if (start !== undefined) return <ol start={start}>{statements}</ol>;
  return <ul className={lead ? styles.lead : undefined}>{statements}</ul>;
}

/** By its number, not its place: answers of an earlier version have gaps. */
const sourceOf = (sources: readonly Source[], n: number): Source | undefined =>
  sources.find((one) => one.n === n);

const citedIn = (item: readonly Inline[], sources: readonly Source[]): Source | undefined => {
  const citation = item.find((part) => part.kind === "citation");
  return citation && sourceOf(sources, citation.n);
};

/**
 * The language of a cited passage when it is not the answer's: it changes how the passage is read
 * aloud.
 */
const foreignLanguage = (source: Source | undefined, language: string): string | undefined =>
  source && source.language !== language ? source.language : undefined;

function Sentence({ content, sources }: Context & { content: readonly Inline[] }): ReactNode {
  return inPlace(content, (part, place) => {
    if (part.kind === "citation") {
      const citation = <Citation n={part.n} source={sourceOf(sources, part.n)} />;
      // A line may end between two numbers.
      if (content[place - 1]?.kind !== "citation") return citation;
      return (
        <>
          <wbr />
          {citation}
        </>
      );
    }
    // A number never begins a line alone: it stays with the words that it is the source of.
    const last = content[place + 1]?.kind === "citation";
    return <Words part={last ? { ...part, text: part.text.replace(/ $/u, "\u00a0") } : part} />;
  });
}

function Words({ part }: { part: Extract<Inline, { kind: "text" }> }): ReactNode {
  const { t } = useTranslation("chat");
  let words: ReactNode = part.text;
  if (part.code) words = <code>{words}</code>;
  if (part.emphasis) words = <em>{words}</em>;
  if (part.strong) words = <strong>{words}</strong>;
  if (!part.doubt) return words;
  return (
    <span className={styles.doubt} title={t(`doubts.${part.doubt}`)}>
      {words} <small>{t("doubts.unverified")}</small>
    </span>
  );
}

/**
 * Number n opens source n. A number without its source is not shown: it would look like a
 * reference.
 */
function Citation({ n, source }: { n: number; source: Source | undefined }) {
  const { t } = useTranslation("chat");
  if (!source) return null;
  return (
    <SourceLink
      className={styles.citation}
      source={source}
      aria-label={t("sources.open", { n, title: source.title })}
    >
      {n}
    </SourceLink>
  );
}

import { memo, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { Inline } from "../domain/inline.ts";
import { type Block, readMarkup } from "../domain/markup.ts";
import type { Message, Source } from "../domain/message.ts";
import styles from "./answer.module.css";

/** An answer as an open document. The markup becomes elements, never HTML: whatever it holds is shown as text. */
export const AnswerView = memo(function AnswerView({
  text,
  language,
  sources,
}: Pick<Message, "text" | "language" | "sources">) {
  const blocks = useMemo(() => readMarkup(text), [text]);
  return (
    <div className={styles.document} lang={language}>
      {blocks.map((block, index) => (
        // Blocks are only ever added at the end: their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <BlockView key={index} block={block} sources={sources} language={language} />
      ))}
    </div>
  );
});

interface Context {
  sources: readonly Source[];
  language: string;
}

function BlockView({ block, ...context }: Context & { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h3>
          <Sentence content={block.content} {...context} />
        </h3>
      );
    case "paragraph":
      return (
        <p>
          <Sentence content={block.content} {...context} />
        </p>
      );
    case "list":
      return <Statements items={block.items} {...context} />;
    case "alert":
      return (
        <section className={styles[block.tone]} aria-label={block.title}>
          <p className={styles.alertTitle}>{block.title}</p>
          {block.items.length > 0 && <Statements items={block.items} {...context} />}
        </section>
      );
  }
}

function Statements({ items, sources, language }: Context & { items: readonly (readonly Inline[])[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: statements are only ever added at the end
        <li key={index} lang={foreignLanguage(item, sources, language)}>
          <Sentence content={item} sources={sources} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** The language of a cited passage when it is not the answer's: it changes how the passage is read aloud. */
function foreignLanguage(item: readonly Inline[], sources: readonly Source[], language: string): string | undefined {
  const citation = item.find((part) => part.kind === "citation");
  const source = citation && sources[citation.n - 1];
  return source && source.language !== language ? source.language : undefined;
}

function Sentence({ content, sources }: Context & { content: readonly Inline[] }): ReactNode {
  return content.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other identity
    if (part.kind === "citation") return <Citation key={index} n={part.n} source={sources[part.n - 1]} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other identity
    return part.strong ? <strong key={index}>{part.text}</strong> : part.text;
  });
}

/** Number n opens source n. A number without its source is not shown: it would look like a reference. */
function Citation({ n, source }: { n: number; source: Source | undefined }) {
  const { t } = useTranslation("chat");
  if (!source) return null;
  return (
    <DynamicLink
      className={styles.citation}
      to={source.route}
      aria-label={t("sources.open", { n, title: source.title })}
    >
      {n}
    </DynamicLink>
  );
}

import { useTranslation } from "react-i18next";
import type { Article } from "../../../domain/bank-kinds.ts";
import type { Highlight } from "../highlight.ts";
import { MarkedText } from "../marked-text.tsx";
import styles from "./kinds.module.css";

interface ArticleTextProps {
  article: Article;
  highlights: readonly Highlight[];
  disabled: boolean;
  onChange(highlights: readonly Highlight[]): void;
}

/** The article that the questions are about; one that was written for them says so first. */
export function ArticleText({ article, highlights, disabled, onChange }: ArticleTextProps) {
  const { t } = useTranslation("study");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className={styles.article} aria-label={t("lca.article")} tabIndex={0}>
      <ArticleHead article={article} />
      <MarkedText
        text={article.body}
        className={styles.body}
        highlights={highlights}
        disabled={disabled}
        onChange={onChange}
      />
    </section>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const { t } = useTranslation("study");
  return (
    <>
      {article.fictitious && <p className={styles.fictitious}>{t("lca.fictitious")}</p>}
      <h3 lang="fr">{article.title}</h3>
      {article.reference && <p lang="fr">{article.reference}</p>}
    </>
  );
}

/** Beside a correction: closed, one press away. */
export function ArticleRead({ article }: { article: Article }) {
  const { t } = useTranslation("study");
  return (
    <details className={styles.places}>
      <summary>{t("lca.article")}</summary>
      <ArticleHead article={article} />
      <p className={styles.body} lang="fr">
        {article.body}
      </p>
    </details>
  );
}

import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { DynamicLink } from "../routing/dynamic-link.tsx";
import styles from "./reading-page.module.css";

interface Back {
  to: string;
  label: string;
}

/** The way back to the list. */
export const BackLink = ({ to, label }: Back) => (
  <DynamicLink to={to} exact className={styles.back}>
    <IconArrowLeft size={18} aria-hidden />
    {label}
  </DynamicLink>
);

interface Props {
  back: Back;
  /** Name of the button that prints. */
  print: string;
  /** What it belongs to, above its title. */
  kicker?: string | undefined;
  /** Links beside the button that prints; on a phone their icon alone is seen. */
  tools?: ReactNode;
  title: string;
  /** Language of the title when it is not the page's. */
  lang?: string;
  /** Under the title. */
  header: ReactNode;
  children: ReactNode;
}

/** One thing read from top to bottom, on screen and on paper: way back, print, title, content. */
export function ReadingPage({ back, print, kicker, tools, title, lang, header, children }: Props) {
  useEffect(() => {
    document.title = `${title} — Sclepios`;
  }, [title]);
  return (
    <article className={styles.page}>
      <div className={styles.bar}>
        <BackLink {...back} />
        <span className={tools ? styles.tools : undefined}>
          {tools}
          <button type="button" className={styles.tool} onClick={() => window.print()}>
            <IconPrinter size={18} aria-hidden />
            {print}
          </button>
        </span>
      </div>
      <header className={styles.header}>
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <h1 lang={lang}>{title}</h1>
        {header}
      </header>
      {children}
    </article>
  );
}

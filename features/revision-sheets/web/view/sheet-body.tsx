import type { TFunction } from "i18next";
import { Fragment, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { Notice } from "#platform/ui/notice.tsx";
import { SECTIONS } from "../../domain/sections.ts";
import { isUnverified, unverifiedCount } from "../../domain/unverified.ts";
import type { Sheet, Statement } from "../../domain/wire.ts";
import { modelFailure } from "../create/failure.ts";
import { dueText } from "../due-text.ts";
import { SheetSources } from "./sheet-sources.tsx";
import styles from "./view.module.css";

interface SheetBodyProps {
  sheet: Sheet;
  /** A window has its title outside the paper; a page has its own. */
  within: "window" | "page";
}

/** What a reader should know of how the sheet was made. */
const notesOf = (
  t: TFunction<"revision-sheets">,
  { way, origin, sources, missing, failure, leftOut }: Sheet,
  language: string,
): string[] =>
  [
    failure !== null && t("view.fallback", { reason: modelFailure(failure) }),
    way === "model" && sources.length === 0 && origin === "topic" && t("view.unsourced"),
    missing.length > 0 && t("view.missing", { subjects: missing.join(", ") }),
    leftOut > 0 && t("view.leftOut", { count: leftOut }),
    way === "library" && language !== "fr" && t("view.french"),
  ].filter((note) => note !== false);

/** A sheet as a document: seven sections, each statement with the numbers of its sources. */
export function SheetBody({ sheet, within }: SheetBodyProps) {
  const { t, i18n } = useTranslation("revision-sheets");
  const id = useId();
  const Heading = within === "window" ? "h3" : "h2";
  const sources = useRef<HTMLElement>(null);
  const { way, model, origin, asked, language, state } = sheet;
  const foreign = i18n.language === language ? {} : { lang: language };
  const unverified = unverifiedCount(sheet.sections);
  const day = formatDate(sheet.updatedAt, { dateStyle: "medium" });
  const open = (n: number) => {
    const line = sources.current?.querySelector<HTMLElement>(`[data-n="${n}"]`);
    line?.scrollIntoView({ block: "center" });
    line?.focus();
  };
  return (
    <article className={styles.sheet} data-sheet-print>
      {within === "window" && (
        <h2 className={styles.printTitle} {...foreign}>
          {sheet.title}
        </h2>
      )}
      <p className={styles.facts}>
        <span className={styles.badge}>
          {t(way === "model" ? "badge.model" : "badge.extracted")}
        </span>
        <span>{t("view.madeOn", { way: t(`way.${way}`, { model }), day })}</span>
        {origin === "topic" && asked !== "" && <span>{t("view.asked", { topic: asked })}</span>}
        {origin === "file" && <span>{t("view.file", { name: asked })}</span>}
        <span className={styles.due}>{dueText(state)}</span>
      </p>
      {unverified > 0 && (
        <p className={styles.warning}>{t("view.doubts", { count: unverified })}</p>
      )}
      {notesOf(t, sheet, i18n.language).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {SECTIONS.map((section) => (
        <section
          key={section}
          className={styles.section}
          data-section={section}
          aria-labelledby={`${id}-${section}`}
        >
          <Heading id={`${id}-${section}`}>{t(`sections.${section}`)}</Heading>
          {sheet.sections[section].length === 0 ? (
            <p className={styles.none}>{t("view.none")}</p>
          ) : (
            <ul {...foreign}>
              {sheet.sections[section].map((statement) => (
                <li key={statement.id}>
                  <StatementText statement={statement} onSource={open} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {sheet.sources.length > 0 && (
        <SheetSources ref={sources} heading={Heading} sources={sheet.sources} />
      )}
      <Notice>{t("notice")}</Notice>
    </article>
  );
}

interface StatementTextProps {
  statement: Statement;
  onSource(n: number): void;
}

/** What no source holds is marked in the text itself. */
function StatementText({ statement, onSource }: StatementTextProps) {
  const { t } = useTranslation("revision-sheets");
  const { text, doubts, sources, by } = statement;
  const ends = [0, ...doubts.map(({ to }) => to)];
  const uncited = isUnverified(statement) && doubts.length === 0;
  return (
    <>
      {doubts.map((doubt, place) => (
        <Fragment key={doubt.from}>
          {text.slice(ends[place], doubt.from)}
          <mark className={styles.doubt}>{text.slice(doubt.from, doubt.to)}</mark>
          <span className={styles.tag}>{t("view.unverified")}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
      {uncited && <span className={styles.tag}>{t("view.uncited")}</span>}
      {by === "person" && <span className={styles.own}>{t("view.own")}</span>}
      {sources.map((n) => (
        <button
          key={n}
          type="button"
          className={styles.number}
          aria-label={t("view.source", { n })}
          onClick={() => onSource(n)}
        >
          {n}
        </button>
      ))}
    </>
  );
}

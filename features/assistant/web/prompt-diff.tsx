import { useTranslation } from "react-i18next";
import { inPlace } from "#platform/ui/in-place.ts";
import { lineDiff } from "../domain/line-diff.ts";
import styles from "./assistant.module.css";

const SIGNS = { same: " ", removed: "−", added: "+" } as const;

/** Line by line; the sign and a word for screen readers repeat what the colour says. */
export function PromptDiff({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation("assistant");
  const lines = lineDiff(before, after);
  const changed = lines.filter(({ kind }) => kind !== "same").length;
  if (changed === 0) return <p className={styles.quiet}>{t("prompts.same")}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {t("prompts.changes", {
          added: lines.filter(({ kind }) => kind === "added").length,
          removed: lines.filter(({ kind }) => kind === "removed").length,
        })}
      </p>
      <ol className={styles.diff}>
        {inPlace(lines, ({ kind, text }) => (
          <li data-kind={kind}>
            <span aria-hidden="true">{SIGNS[kind]}</span>
            <span>
              {kind !== "same" && <span className={styles.hidden}>{t(`prompts.${kind}`)} </span>}
              {text === "" ? "\u00a0" : text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

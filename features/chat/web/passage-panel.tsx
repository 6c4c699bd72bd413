import { IconCopy, IconX } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import type { Source } from "../domain/message.ts";
import { isSection } from "../domain/modes.ts";
import { placeOf } from "./citing.ts";
import styles from "./passage-panel.module.css";

const CitedPassage = lazy(() =>
  import("#features/guidelines/web/public.tsx").then((room) => ({ default: room.CitedPassage })),
);

interface Props {
  source: Source;
  /** Names the answer's statement to other features; undefined when there is none. */
  target: string | undefined;
  onClose(): void;
  onCopy(): void;
}

/** A cited passage where it stands in its sheet, and what can be done with it. */
export function PassagePanel({ source, target, onClose, onCopy }: Props) {
  const { t } = useTranslation("chat");
  const place = placeOf(source);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden>
          {source.n}
        </span>
        <p lang={source.language}>
          <strong>{source.title}</strong>
          {isSection(source.section) && <span>{t(`answer.section.${source.section}`)}</span>}
        </p>
        <button type="button" aria-label={t("passage.close")} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={t("passage.text")}>
        <Suspense>{place && <CitedPassage {...place} />}</Suspense>
      </section>
      <footer className={styles.foot}>
        <DynamicLink to={source.route} className={styles.main}>
          {t("passage.openSheet")}
        </DynamicLink>
        <button type="button" onClick={onCopy}>
          <IconCopy size={18} stroke={1.7} aria-hidden />
          {t("passage.copyShort")}
        </button>
        {target !== undefined && <TargetActions kind="chat.answer" id={target} />}
      </footer>
    </div>
  );
}

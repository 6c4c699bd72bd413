import { useTranslation } from "react-i18next";
import { DEEPEST, faces } from "../../domain/faces.ts";
import { cardsOf, missingFields } from "../../domain/note-content.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import formStyles from "../form/form.module.css";
import { OcclusionView } from "../picture/occlusion-view.tsx";
import { RichText } from "../rich/rich-text.tsx";
import styles from "./create.module.css";

const MOST = 6;

/** The cards as they will be asked. */
export function CardPreview({ content }: { content: NoteContent }) {
  const { t } = useTranslation("flashcards");
  const ordinals = missingFields(content).length > 0 ? [] : cardsOf(content);
  return (
    <aside className={styles.preview} aria-label={t("preview.label")}>
      <h2>{t("preview.title", { count: ordinals.length })}</h2>
      {ordinals.length === 0 && <p className={formStyles.hint}>{t("preview.none")}</p>}
      <ol>
        {ordinals.slice(0, MOST).map((ordinal) => {
          const { question, answer, tooDeep } = faces(content, ordinal);
          return (
            <li key={ordinal}>
              <RichText html={question} />
              {tooDeep && (
                <p role="alert" className={formStyles.fault}>
                  {t("study.tooDeep", { count: DEEPEST })}
                </p>
              )}
              {content.occlusion && (
                <OcclusionView
                  occlusion={content.occlusion}
                  asked={ordinal + 1}
                  revealed={false}
                  onReveal={() => {}}
                />
              )}
              {content.kind !== "occlusion" && (
                <div className={styles.back}>
                  <RichText html={answer} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {ordinals.length > MOST && (
        <p className={formStyles.hint}>{t("preview.more", { count: ordinals.length - MOST })}</p>
      )}
    </aside>
  );
}

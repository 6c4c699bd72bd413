import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Source } from "../domain/message.ts";
import styles from "./answer.module.css";
import { PassagePanel } from "./passage-panel.tsx";
import { SourceList } from "./source-list.tsx";

interface Props {
  sources: readonly Source[];
  /** The number whose passage is open. */
  opened: number | null;
  target(source: Source): string | undefined;
  onClose(): void;
  onCopy(source: Source): void;
}

/**
 * What stands beside an answer: its sources, or the passage that was opened. Where there is no room
 * beside it the sources stand under it and the passage comes in a sheet from below.
 */
export function AnswerMargin({ sources, opened, target, onClose, onCopy }: Props) {
  const { t } = useTranslation("chat");
  const beside = useMediaQuery("(min-width: 75em)", false, { getInitialValueInEffect: false });
  const region = useRef<HTMLElement>(null);
  const source = sources.find(({ n }) => n === opened);
  const inMargin = source !== undefined && beside;
  useEffect(() => {
    if (inMargin) region.current?.focus({ preventScroll: true });
  }, [inMargin]);
  if (sources.length === 0) return null;
  const panel = source && (
    <PassagePanel
      source={source}
      target={target(source)}
      onClose={onClose}
      onCopy={() => onCopy(source)}
    />
  );
  return (
    <div className={styles.margin}>
      {inMargin ? (
        <section
          ref={region}
          tabIndex={-1}
          className={styles.besidePassage}
          aria-label={t("passage.title")}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // It would otherwise stop the answer that is being written.
            event.preventDefault();
            onClose();
          }}
        >
          {panel}
        </section>
      ) : (
        <SourceList sources={sources} label={t("sources.title")} />
      )}
      {!beside && (
        <Drawer
          opened={source !== undefined}
          onClose={onClose}
          position="bottom"
          size="78dvh"
          withCloseButton={false}
          attributes={{ content: { "aria-label": t("passage.title") } }}
          classNames={{ content: styles.sheet ?? "", body: styles.sheetBody ?? "" }}
        >
          {panel}
        </Drawer>
      )}
    </div>
  );
}

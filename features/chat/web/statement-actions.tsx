import { IconCopy } from "@tabler/icons-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import type { Source } from "../domain/message.ts";
import styles from "./answer.module.css";
import { CitingContext } from "./citing.ts";

/**
 * What can be done with one statement: always seen under the line that answers; beside the others
 * while they are pointed at or have the focus (by touch, its number opens the same).
 */
export function StatementActions({ source, lead }: { source: Source; lead: boolean }) {
  const { t } = useTranslation("chat");
  const citing = useContext(CitingContext);
  if (!citing) return null;
  const target = citing.target(source);
  return (
    <span className={styles.statementActions} data-lead={lead || undefined}>
      <button type="button" title={t("passage.copy")} onClick={() => citing.copy(source)}>
        <IconCopy size={18} stroke={1.7} aria-hidden />
        {t("passage.copy")}
      </button>
      {target !== undefined && <TargetActions kind="chat.answer" id={target} />}
    </span>
  );
}

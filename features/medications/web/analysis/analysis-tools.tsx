import { Button } from "@mantine/core";
import { IconCopy, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./analysis.module.css";
import { analysisText } from "./analysis-text.ts";
import type { Analysed } from "./prescription.ts";

/** The analysis on paper, or in the clipboard. */
export function AnalysisTools({ analysed }: { analysed: Analysed }) {
  const { t } = useTranslation("medications");
  const [state, setState] = useState<"copy" | "copied" | "copyFailed">("copy");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(analysisText(analysed, t));
      setState("copied");
    } catch {
      setState("copyFailed");
    }
  };
  return (
    <div className={styles.tools}>
      <h3>{t("prescription.result")}</h3>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{t(`prescription.${state}`)}</span>
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t("prescription.print")}
      </Button>
    </div>
  );
}

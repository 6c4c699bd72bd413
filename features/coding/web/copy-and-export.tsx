import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Correction } from "../domain/corrections.ts";
import { asCsv, asText, type Say } from "./as-file.ts";
import styles from "./coding.module.css";
import type { ReadCoding } from "./coding-result.tsx";
import { copyText } from "./copy-text.ts";
import { KeepCoding } from "./keep-coding.tsx";

interface CopyAndExportProps {
  coding: ReadCoding;
  corrections: readonly Correction[];
  id: string;
}

function save(content: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later: some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The lines as they stand now, without what was removed; never the description. */
export function CopyAndExport({ coding, corrections, id }: CopyAndExportProps) {
  const { t } = useTranslation("coding");
  const { date } = coding.description;
  const say: Say = (key, vars) => t(key, vars ?? {});
  const text = () => asText(coding, corrections, say);
  return (
    <div className={styles.buttons}>
      <KeepCoding key={id} {...{ coding, corrections, id }} />
      <Button variant="default" onClick={() => void copyText(text())}>
        {t("copy.all")}
      </Button>
      <Button variant="default" onClick={() => save(text(), `codage-${date}.txt`, "text/plain")}>
        {t("copy.text")}
      </Button>
      <Button
        variant="default"
        onClick={() => save(asCsv(coding, corrections, say), `codage-${date}.csv`, "text/csv")}
      >
        CSV
      </Button>
    </div>
  );
}

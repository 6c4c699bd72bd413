import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client } from "../api.ts";
import styles from "../configure/configure.module.css";

const FILES = [
  ["json", "JSON", "application/json"],
  ["moodle", "Moodle XML", "application/xml"],
  ["gift", "GIFT", "text/plain"],
  ["aiken", "Aiken", "text/plain"],
  ["csv", "CSV", "text/csv"],
] as const;
const EXTENSION = {
  json: "json",
  moodle: "xml",
  gift: "gift",
  aiken: "aiken",
  csv: "csv",
} as const;

/** The questions as a file of each format. */
export function ExportButtons() {
  const { t } = useTranslation("study");
  const { mutate, data, isError } = useMutation({
    mutationFn: async ([format, , type]: (typeof FILES)[number]) => {
      const { text, left } = await client.exportQuestions({ format });
      const address = URL.createObjectURL(new Blob([text], { type }));
      const link = document.createElement("a");
      link.href = address;
      link.download = `questions.${EXTENSION[format]}`;
      link.click();
      URL.revokeObjectURL(address);
      return left;
    },
  });
  return (
    <p className={styles.buttons}>
      {FILES.map((file) => (
        <Button key={file[0]} variant="default" onClick={() => mutate(file)}>
          {t("own.export", { format: file[1] })}
        </Button>
      ))}
      {data !== undefined && data > 0 && (
        <span role="status">{t("own.left", { count: data })}</span>
      )}
      {isError && <span role="alert">{t("errors.loading")}</span>}
    </p>
  );
}

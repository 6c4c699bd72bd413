import { FileInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LONGEST_ANSWER_FILE } from "../../domain/session.ts";
import { client, queries } from "../api.ts";
import styles from "../configure/configure.module.css";
import { dropPaper } from "../paper/stored-paper.ts";

const sentenceOf = (error: unknown) => {
  const code = error instanceof ORPCError ? error.code : null;
  if (code === "NOT_FOUND") return "refused.unknownAttempt";
  return code === "UNREADABLE_FILE" || code === "INVALID_INPUT"
    ? "errors.unreadableFile"
    : "answerFile.failed";
};

/** Takes the answers of an exam that ended without network, from this device or another one. */
export function AnswerFileInput({ onOpen }: { onOpen(id: string): void }) {
  const { t } = useTranslation("study");
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const text = file.size > LONGEST_ANSWER_FILE ? "?" : await file.text();
      const { attemptId } = await client.answerFile({ text: text === "" ? "?" : text });
      await dropPaper(attemptId);
      return attemptId;
    },
    onSuccess: async (attemptId) => {
      await cache.invalidateQueries({ queryKey: queries.key() });
      onOpen(attemptId);
    },
  });
  return (
    <details className={styles.task}>
      <summary>{t("answerFile.give")}</summary>
      <FileInput
        label={t("answerFile.choose")}
        description={t("answerFile.lead")}
        placeholder={t("answerFile.choose")}
        accept=".sclepios,application/json"
        disabled={isPending}
        onChange={(file) => file && mutate(file)}
      />
      {error && <p role="alert">{t(sentenceOf(error))}</p>}
    </details>
  );
}

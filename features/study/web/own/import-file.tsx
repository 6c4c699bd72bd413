import { Button, FileInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ColumnRole } from "../../domain/files/csv-columns.ts";
import { LONGEST_SENT } from "../../domain/files/limits.ts";
import { client } from "../api.ts";
import styles from "../configure/configure.module.css";
import { ColumnsFields } from "./columns.tsx";

interface Chosen {
  fileName: string;
  text: string;
  /** As the person said, when the names of the columns do not. */
  columns?: (ColumnRole | null)[];
}

class TooLong extends Error {
  override name = "TooLong";
}

const sentenceOf = (error: unknown) => {
  if (error instanceof TooLong) return "errors.tooLong";
  return error instanceof ORPCError && error.code === "UNKNOWN_FORMAT"
    ? "errors.unknownFormat"
    : "errors.import";
};

/** A file is read and shown first; its questions are kept once the person says so. */
export function ImportFile({ onKept }: { onKept(): void }) {
  const { t } = useTranslation("study");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useMutation({
    mutationFn: async (file: Chosen) => {
      if (file.text.length > LONGEST_SENT) throw new TooLong();
      const read = await client.importQuestions({ ...file, keep: false });
      setChosen(file);
      return read;
    },
  });
  const keep = useMutation({
    mutationFn: (file: Chosen) => client.importQuestions({ ...file, keep: true }),
    onSuccess: () => {
      setChosen(null);
      look.reset();
      onKept();
    },
  });
  const read = look.data;
  const failed = look.error ?? keep.error;
  const added = keep.data?.added ?? 0;
  const known = (keep.data?.found ?? 0) - added;
  return (
    <div className={styles.form}>
      <FileInput
        label={t("own.choose")}
        description={t("own.lead")}
        accept=".json,.xml,.gift,.aiken,.csv,.tsv,.txt"
        placeholder={t("own.choose")}
        onChange={(file) => {
          keep.reset();
          if (file) void file.text().then((text) => look.mutate({ fileName: file.name, text }));
        }}
      />
      {failed && <p role="alert">{t(sentenceOf(failed))}</p>}
      {keep.data && (
        <p role="status">
          {t("own.added", { count: added })} {known > 0 && t("own.known", { count: known })}
        </p>
      )}
      {read && chosen && (
        <div>
          <p role="status">{t("own.found", { count: read.found })}</p>
          <ul>
            {read.preview.map(({ statement }) => (
              <li key={statement} lang="fr">
                {statement}
              </li>
            ))}
          </ul>
          {read.columns && (
            <ColumnsFields
              columns={read.columns}
              open={read.found === 0}
              onChange={(columns) => look.mutate({ ...chosen, columns })}
            />
          )}
          {read.refusedTotal > 0 && (
            <>
              <p>{t("own.refused", { count: read.refusedTotal })}</p>
              <ul>
                {read.refused.map(({ at, reason }) => (
                  <li key={at}>{t(`refused.${reason}`, { at })}</li>
                ))}
              </ul>
            </>
          )}
          <Button
            disabled={read.found === 0}
            loading={keep.isPending}
            onClick={() => keep.mutate(chosen)}
          >
            {t("own.keep")}
          </Button>
        </div>
      )}
    </div>
  );
}

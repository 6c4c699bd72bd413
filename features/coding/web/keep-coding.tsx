import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "../domain/corrections.ts";
import { KEPT_DAYS } from "../domain/kept-days.ts";
import { client, queries } from "./api.ts";
import type { ReadCoding } from "./coding-result.tsx";
import { contentOf } from "./use-kept-codings.ts";

interface KeepCodingProps {
  coding: ReadCoding;
  corrections: readonly Correction[];
  /** The same coding kept again, corrected since, takes its own place. */
  id: string;
}

/** Keeps the coding as it stands; once it is kept, says so until something changes in it. */
export function KeepCoding({ coding, corrections, id }: KeepCodingProps) {
  const { t } = useTranslation("coding");
  const cache = useQueryClient();
  const content = contentOf(coding, corrections);
  const [kept, setKept] = useState("");
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => client.keep({ id, ...content }),
    onSuccess: () => {
      setKept(JSON.stringify(content));
      return cache.invalidateQueries({ queryKey: queries.records.key() });
    },
  });
  const same = kept === JSON.stringify(content);
  const again = kept === "" ? "keep.keep" : "keep.again";
  return (
    <>
      <Button variant="default" loading={isPending} disabled={same} onClick={() => mutate()}>
        {t(same ? "keep.kept" : again, { count: KEPT_DAYS })}
      </Button>
      {isError && !isPending && <span role="alert">{t("keep.failed")}</span>}
    </>
  );
}

import { Button } from "@mantine/core";
import { hashKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { Correction } from "../domain/corrections.ts";
import { RETENTION_DAYS } from "../domain/retention.ts";
import { client, queries } from "./api.ts";
import type { ReadCoding } from "./coding-result.tsx";
import { contentOf } from "./use-saved-codings.ts";

interface KeepCodingProps {
  coding: ReadCoding;
  corrections: readonly Correction[];
  /** The same coding kept again, corrected since, takes its own place. */
  id: string;
}

/** Keeps the coding as it stands; says that it is kept while the list holds it as it stands. */
export function KeepCoding({ coding, corrections, id }: KeepCodingProps) {
  const { t } = useTranslation("coding");
  const cache = useQueryClient();
  const content = contentOf(coding, corrections);
  const { data } = useQuery(queries.records.queryOptions({ input: {} }));
  const kept = data?.records.find((record) => record.id === id);
  const { mutate, isPending, isError } = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: () => client.keep({ id, ...content }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queries.records.key() }),
  });
  // Whatever the order in which the database gives the keys back.
  const same = kept !== undefined && hashKey([kept.content]) === hashKey([content]);
  const again = kept === undefined ? "keep.keep" : "keep.again";
  return (
    <>
      <Button variant="default" loading={isPending} disabled={same} onClick={() => mutate()}>
        {t(same ? "keep.kept" : again, { count: RETENTION_DAYS })}
      </Button>
      {isError && !isPending && <span role="alert">{t("keep.failed")}</span>}
    </>
  );
}

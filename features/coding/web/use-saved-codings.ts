import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { SavedCoding } from "../contract.ts";
import { type Correction, correctedLines, TABLES } from "../domain/corrections.ts";
import { client, queries } from "./api.ts";
import type { ReadCoding } from "./coding-result.tsx";

export interface CodingRecord {
  id: string;
  content: SavedCoding;
  keptAt: Date;
}

/** What is kept of a coding: the description, and the lines as the person left them. */
export function contentOf(
  { description, coded }: ReadCoding,
  corrections: readonly Correction[],
): SavedCoding {
  const lines = TABLES.flatMap((table) =>
    correctedLines(coded[table], corrections, table).map(({ code, label }) => ({
      table,
      code,
      label,
    })),
  );
  return { description, lines, corrections: [...corrections] };
}

/** The codings that the person asked to keep. They hold a patient's words: never on the device. */
export function useSavedCodings() {
  const cache = useQueryClient();
  const [erased, setErased] = useState<CodingRecord | null>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: queries.records.key() });
  const list = useQuery(queries.records.queryOptions({ input: {} }));
  const erase = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: ({ id }: CodingRecord) => client.erase({ id }),
    onSuccess: (_, record) => {
      setErased(record);
      return refresh();
    },
  });
  const giveBack = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: ({ id, content }: CodingRecord) => client.keep({ id, ...content }),
    onSuccess: () => {
      setErased(null);
      return refresh();
    },
  });
  return { list, erase, giveBack, erased };
}

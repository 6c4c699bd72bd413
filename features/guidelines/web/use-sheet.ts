import { queryOptions, useQuery } from "@tanstack/react-query";
import { queries } from "./api.ts";

/** A sheet as the server has it; as this device holds it when the server does not answer. */
const sheetOptions = (id: string) =>
  queryOptions({
    queryKey: [...queries.sheet.queryKey({ input: { id } }), "held"],
    queryFn: async ({ signal }) =>
      (await import("./offline/cached-library.ts")).readSheet(id, signal),
    // The copy is the second try.
    retry: false,
  });

export const useSheet = (id: string) => useQuery({ ...sheetOptions(id), enabled: id !== "" });

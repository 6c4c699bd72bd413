// The checklists of the server, or those of this device: asked again by themselves once it answers.
import { useQuery } from "@tanstack/react-query";
import type { Reading } from "#platform/offline/web/cached-query.ts";
import { queries } from "./api.ts";
import { listChecklists, readChecklist } from "./offline.ts";

const itself = <Data>({ data }: Reading<Data>): Data => data;
// The copy is the second try.
const either = { networkMode: "always", retry: false } as const;

export const useChecklists = () =>
  useQuery({
    ...either,
    queryKey: [...queries.list.queryKey({ input: {} }), "held"],
    queryFn: ({ signal }) => listChecklists(signal),
    select: itself,
  });

export const useChecklist = (id: string) =>
  useQuery({
    ...either,
    queryKey: [...queries.checklist.queryKey({ input: { id } }), "held"],
    queryFn: ({ signal }) => readChecklist(id, signal),
    select: itself,
  });

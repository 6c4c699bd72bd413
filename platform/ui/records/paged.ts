/** How every list of rows is read: page after page by its cursor, again on each visit. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
};
export const afresh = { staleTime: 0, refetchOnMount: "always" } as const;

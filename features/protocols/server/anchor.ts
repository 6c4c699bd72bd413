/** Anchor of a passage in its page: "…#p3" → "p3". */
export const anchorOf = (passageId: string): string => passageId.split("#")[1] ?? "";

import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";

export type Warning = "burst" | "rate" | "threat";

/** One toast a kind: the same one again replaces it. */
export async function warn(kind: Warning): Promise<void> {
  await loadTexts("security");
  await toast({
    id: `security-${kind}`,
    kind: "warning",
    message: text(`security:toasts.${kind}`),
    autoClose: 10_000,
  });
}

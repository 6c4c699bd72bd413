import { text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";

/** Puts words in the clipboard, and says whether it could. */
export async function copyText(words: string): Promise<void> {
  const id = "coding-copy";
  if (words === "") return toast({ kind: "error", message: text("coding:copy.nothing"), id });
  try {
    await navigator.clipboard.writeText(words);
    await toast({ kind: "success", message: text("coding:copy.done"), id });
  } catch {
    await toast({ kind: "error", message: text("coding:copy.failed"), id });
  }
}

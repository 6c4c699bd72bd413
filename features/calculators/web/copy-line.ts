import { text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";

/** Puts the line for the record in the clipboard, and says whether it could. */
export async function copyLine(line: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(line);
    await toast({
      kind: "success",
      message: text("calculators:form.copied"),
      id: "calculator-line",
    });
  } catch {
    const message = text("calculators:form.copyFailed");
    await toast({ kind: "error", message, id: "calculator-line" });
  }
}

import { currentLanguage } from "#platform/i18n/web/i18n.ts";

export type ExportFormat = "markdown" | "pdf";

/**
 * Reads a conversation as a file and hands it to the browser. Rejects with the status when the
 * server refuses.
 */
export async function exportConversation(id: string, format: ExportFormat): Promise<void> {
  const response = await fetch(
    `/api/conversations/${id}/export/${format}?language=${currentLanguage()}`,
  );
  if (!response.ok) throw new Error(`export: ${response.status}`);
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(
    response.headers.get("content-disposition") ?? "",
  )?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = encoded
    ? decodeURIComponent(encoded)
    : `conversation.${format === "pdf" ? "pdf" : "md"}`;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

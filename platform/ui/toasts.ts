// Toasts for every part of the application, also those that run before or without Mantine: its
// store is loaded on the first toast and keeps it until the shell is there to show it.
import { text } from "#platform/i18n/web/i18n.ts";

export type ToastKind = "info" | "success" | "warning" | "error";

export interface Toast {
  kind?: ToastKind;
  title?: string;
  message: string;
  /** The same id replaces the toast instead of adding one. */
  id?: string;
  /** Milliseconds; false keeps it until it is closed. */
  autoClose?: number | false;
}

const COLORS: Record<ToastKind, string> = {
  info: "petrole",
  success: "sauge",
  warning: "safran",
  error: "garance",
};

/** Errors stay longer: they are read by people who were looking elsewhere. */
const lifetime = (kind: ToastKind): number => (kind === "error" ? 10_000 : 5_000);

export async function toast({
  kind = "info",
  title,
  message,
  id,
  autoClose,
}: Toast): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  const content = {
    color: COLORS[kind],
    message,
    autoClose: autoClose ?? lifetime(kind),
    // Errors interrupt; the rest waits for a pause in what is being read aloud.
    role: kind === "error" ? "alert" : "status",
    closeButtonProps: { "aria-label": text("common:close") },
    ...(title ? { title } : {}),
    ...(id ? { id } : {}),
  };
  if (id) notifications.hide(id);
  notifications.show(content);
}

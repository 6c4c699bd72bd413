// The proposal to install on the home page of phones, which is drawn without the application:
// fetched after it, and only there.
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { startI18n } from "#platform/i18n/web/i18n.ts";
import type { TextTree } from "#platform/i18n/web/texts.ts";
import { InstallPrompts } from "#platform/pwa/web/install-prompts.tsx";

const files = import.meta.glob<{ default: TextTree }>([
  "../../../platform/pwa/messages/*/pwa.json",
  "../../../platform/ui/messages/*/common.json",
]);

export async function showPrompts(): Promise<void> {
  await startI18n(async (language, namespace) => {
    const load = Object.entries(files).find(([path]) =>
      path.endsWith(`/${language}/${namespace}.json`),
    )?.[1];
    if (!load) throw new Error(`No texts ${namespace} in ${language}`);
    return (await load()).default;
  });
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <StrictMode>
      <Suspense fallback={null}>
        <InstallPrompts />
      </Suspense>
    </StrictMode>,
  );
}

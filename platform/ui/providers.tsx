import "@mantine/notifications/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "./query-client.ts";
import { theme } from "./theme.ts";

/**
 * What the layouts of signed-in pages (shell, administration) stand in. Import it only from lazy
 * components: it carries Mantine. No style is inserted at run time; the variables come from the
 * build.
 */
export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        {children}
        {/* In place rather than in a portal, so that toasts stand in a landmark. */}
        <section aria-label={t("toasts")}>
          <Notifications position="bottom-right" containerWidth={400} withinPortal={false} />
        </section>
      </QueryClientProvider>
    </MantineProvider>
  );
}

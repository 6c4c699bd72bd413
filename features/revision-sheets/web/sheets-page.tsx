import { Button } from "@mantine/core";
import { IconPlus, IconRepeat } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { queue } from "#platform/offline/web/queue-store.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { SheetList } from "./list/sheet-list.tsx";
import { useSheets } from "./list/use-sheets.ts";
import { REVIEW } from "./offline/pending.ts";
import type { SheetsSearch } from "./search.ts";
import styles from "./sheets-page.module.css";
import { useSheetActions } from "./use-sheet-actions.ts";

const CreatePanel = lazy(() =>
  import("./create/create-panel.tsx").then((module) => ({ default: module.CreatePanel })),
);
const ReviewSession = lazy(() =>
  import("./review/review-session.tsx").then((module) => ({ default: module.ReviewSession })),
);
const SheetDialog = lazy(() =>
  import("./view/sheet-dialog.tsx").then((module) => ({ default: module.SheetDialog })),
);

/**
 * The sheets: the list, and beside it what makes one, what reviews them and the one that is open,
 * all in the address.
 */
export function SheetsPage() {
  const { t } = useTranslation("revision-sheets");
  const { view, sheet } = useSearch({ from: "/_app/revision-sheets" });
  const navigate = useNavigate();
  const actions = useSheetActions();
  const cache = useQueryClient();
  useEffect(
    () =>
      queue.onAcknowledged((_, type) => {
        if (type === REVIEW) void cache.invalidateQueries({ queryKey: queries.list.key() });
      }),
    [cache],
  );
  const all = useSheets("", "updated");
  const due = all.data?.pages[0]?.due ?? 0;
  const go = (to: Partial<SheetsSearch>, replace = false) =>
    void navigate({
      to: "/revision-sheets",
      search: { view: undefined, sheet: undefined, ...to },
      replace,
      resetScroll: to.sheet === undefined,
    });

  if (view === "review")
    return (
      <Suspense fallback={<PagePending />}>
        <ReviewSession onEnd={() => go({})} />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title={t("page.title")}
        lead={t("page.description")}
        actions={
          <>
            <Button
              size="md"
              variant={due > 0 ? "filled" : "default"}
              disabled={due === 0}
              leftSection={<IconRepeat size={18} aria-hidden />}
              onClick={() => go({ view: "review" })}
            >
              {due > 0 ? t("list.review", { count: due }) : t("list.upToDate")}
            </Button>
            {view !== "new" && (
              <Button
                size="md"
                variant={due > 0 ? "default" : "filled"}
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => go({ view: "new" })}
              >
                {t("list.new")}
              </Button>
            )}
          </>
        }
      />
      {actions.removed && (
        <div className={styles.removed} role="status">
          <p>{t("removed", { title: actions.removed.title })}</p>
          <Button variant="default" onClick={() => void actions.restore()}>
            {t("undo")}
          </Button>
          <Button variant="subtle" onClick={actions.forgetRemoved}>
            {t("close")}
          </Button>
        </div>
      )}
      {view === "new" && (
        <Suspense fallback={<PagePending />}>
          <CreatePanel onMade={(id) => go({ sheet: id }, true)} onClose={() => go({})} />
        </Suspense>
      )}
      <SheetList
        actions={actions}
        onOpen={(id) => go({ view, sheet: id })}
        onNew={view === "new" ? null : () => go({ view: "new" })}
      />
      {sheet && (
        <Suspense fallback={null}>
          <SheetDialog
            key={sheet}
            id={sheet}
            actions={actions}
            onOpen={(id) => go({ view, sheet: id }, true)}
            onClose={() => go({ view }, true)}
          />
        </Suspense>
      )}
    </>
  );
}

// What other rooms ask of this one in the browser.
import { IconFlag } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { Reported } from "../domain/report.ts";
import styles from "./report.module.css";

const ReportDialog = lazy(() =>
  import("./report-dialog.tsx").then((module) => ({ default: module.ReportDialog })),
);
const List = lazy(() =>
  import("./reports-list.tsx").then((module) => ({ default: module.ReportsList })),
);

/** « Signaler une erreur »: the button, and the window it opens. */
export const ReportError = (props: Reported & { className?: string | undefined }) => (
  <Suspense fallback={null}>
    <Button {...props} />
  </Suspense>
);

function Button({ className, ...reported }: Reported & { className?: string | undefined }) {
  const { t } = useTranslation("content-reports");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className ?? styles.report} onClick={() => setOpen(true)}>
        <IconFlag size={18} stroke={1.7} aria-hidden />
        {t("report")}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog reported={reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Every report, for those who answer them. */
export const ReportsList = () => (
  <Suspense fallback={<PagePending />}>
    <List />
  </Suspense>
);

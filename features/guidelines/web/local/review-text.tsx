import { IconStethoscope } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#platform/auth/web/session.ts";
import { isDoctor, mayAvoid } from "../../domain/local-review.ts";
import styles from "./local.module.css";
import type { ReviewedText } from "./reviewed-text.ts";

const ReviewDialog = lazy(() =>
  import("./review-dialog.tsx").then((module) => ({ default: module.ReviewDialog })),
);

/** For a doctor of the installation, and for the administrator who confirms; nobody else sees it. */
export function ReviewText(reviewed: ReviewedText) {
  const { t } = useTranslation("guidelines");
  const me = useSession();
  const [open, setOpen] = useState(false);
  const avoids = reviewed.local?.notes.filter(({ kind }) => kind === "avoid").length ?? 0;
  if (me === null || !(isDoctor(me) || mayAvoid(me, avoids))) return null;
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <IconStethoscope size={18} stroke={1.7} aria-hidden />
        {t("local.open")}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReviewDialog reviewed={reviewed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

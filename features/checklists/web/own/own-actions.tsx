import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { ChecklistView } from "../../contract.ts";
import { client, queries } from "../api.ts";
import styles from "./own.module.css";

/** What its author does of a checklist: another version, shown to the others or not, deleted. */
export function OwnActions({ checklist }: { checklist: ChecklistView }) {
  const { t } = useTranslation("checklists");
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const { id, own } = checklist;
  const again = () => cache.invalidateQueries({ queryKey: queries.key() });
  const share = useMutation({
    mutationFn: (shared: boolean) => client.shareOwn({ id, shared }),
    onSuccess: again,
  });
  const drop = useMutation({
    mutationFn: () => client.dropOwn({ id }),
    onSuccess: async () => {
      await navigate({ to: "/checklists" });
      await again();
    },
  });
  if (!own?.mine) return null;
  return (
    <section className={styles.own} aria-label={t("own.title")}>
      <p>{t(own.shared ? "own.shared" : "own.private")}</p>
      <p className={styles.tools}>
        <Link
          to="/checklists/$checklistId/edit"
          params={{ checklistId: id }}
          search={{ version: 0 }}
        >
          {t("own.edit")}
        </Link>
        <button type="button" disabled={share.isPending} onClick={() => share.mutate(!own.shared)}>
          {t(own.shared ? "own.unshare" : "own.share")}
        </button>
        <button type="button" onClick={() => (sure ? drop.mutate() : setSure(true))}>
          {t(sure ? "own.dropSure" : "own.drop")}
        </button>
      </p>
      {(share.isError || drop.isError) && <p role="alert">{t("failed.change")}</p>}
      {checklist.versions.length > 1 && <Versions checklist={checklist} />}
    </section>
  );
}

function Versions({ checklist: { id, own, versions } }: { checklist: ChecklistView }) {
  const { t } = useTranslation("checklists");
  return (
    <details>
      <summary>{t("own.versions", { count: versions.length })}</summary>
      <ul>
        {versions.map(({ number, savedAt }) => (
          <li key={number}>
            {t("own.version", { number, day: formatDate(savedAt, { dateStyle: "long" }) })}{" "}
            {number !== own?.number && (
              <Link
                to="/checklists/$checklistId/edit"
                params={{ checklistId: id }}
                search={{ version: number }}
              >
                {t("own.restore")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client, queries } from "./api.ts";
import { ExportForm } from "./export-form.tsx";
import styles from "./files.module.css";
import { ImportForm } from "./import-form.tsx";
import { TransferView } from "./transfer-view.tsx";

/** Files in and out, and what became of the last ones. */
export function FilesView() {
  const { t } = useTranslation("flashcards");
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const { data } = useQuery({
    queryKey: queries.listTransfers.queryKey(),
    queryFn: ({ signal }) => client.listTransfers(undefined, { signal }),
    staleTime: 0,
  });
  const follow = (id: string) =>
    setFollowed((before) => [id, ...before.filter((one) => one !== id)]);
  const older = (data ?? []).filter(({ id }) => !followed.includes(id)).map(({ id }) => id);
  const shown = [...followed, ...older];
  return (
    <>
      <div className={styles.files}>
        <ImportForm onSent={follow} />
        <ExportForm onStarted={follow} />
      </div>
      {shown.length > 0 && (
        <section aria-labelledby="transfers">
          <h2 id="transfers">{t("transfer.list")}</h2>
          <ul className={styles.transfers}>
            {shown.map((id) => (
              <li key={id}>
                <TransferView id={id} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

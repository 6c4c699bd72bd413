import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { RETENTION_DAYS } from "../domain/retention.ts";
import styles from "./coding.module.css";
import { type CodingRecord, useSavedCodings } from "./use-saved-codings.ts";

interface KeptCodingsProps {
  onOpen(record: CodingRecord): void;
}

const LONGEST_EXCERPT = 120;

/** The codings of the week, theirs alone: opened again, or erased. */
export function SavedCodings({ onOpen }: KeptCodingsProps) {
  const { t } = useTranslation("coding");
  const { list, erase, giveBack, erased } = useSavedCodings();
  const records = list.data?.records ?? [];
  return (
    <section className={`${styles.section} ${styles.keptList}`} aria-labelledby="coding-kept">
      <h2 id="coding-kept">{t("kept.title")}</h2>
      <p className={styles.small}>{t("kept.rule", { count: RETENTION_DAYS })}</p>
      {erased && (
        <p role="status" className={styles.erased}>
          {t("kept.erased")}{" "}
          <button type="button" className={styles.quiet} onClick={() => giveBack.mutate(erased)}>
            {t("line.restore")}
          </button>
        </p>
      )}
      {(erase.isError || giveBack.isError) && <p role="alert">{t("kept.failed")}</p>}
      {list.isError && (
        <div role="alert">
          <p>{t("kept.loadFailed")}</p>
          <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
            {t("kept.retry")}
          </Button>
        </div>
      )}
      {list.isSuccess && records.length === 0 && <p>{t("kept.none")}</p>}
      <ul className={styles.lines}>
        {records.map((record) => (
          <Kept
            key={record.id}
            record={record}
            onOpen={() => onOpen(record)}
            onErase={() => erase.mutate(record)}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps {
  record: CodingRecord;
  onOpen(): void;
  onErase(): void;
}

function Kept({ record: { content, keptAt }, onOpen, onErase }: KeptProps) {
  const { t } = useTranslation("coding");
  const { text } = content.description;
  const excerpt = text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
  const at = formatDate(keptAt, { dateStyle: "long", timeStyle: "short" });
  return (
    <li className={styles.kept}>
      <div>
        <small className={styles.small}>
          {at} · {t(`context.${content.description.context}`)}
        </small>
        <p>{excerpt}</p>
        <p className={styles.code}>{content.lines.map(({ code }) => code).join(" · ")}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" aria-label={t("kept.openNamed", { at })} onClick={onOpen}>
          {t("kept.open")}
        </button>
        <button type="button" aria-label={t("kept.eraseNamed", { at })} onClick={onErase}>
          {t("kept.erase")}
        </button>
      </div>
    </li>
  );
}

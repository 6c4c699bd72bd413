import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendFile } from "#platform/http/web/send-file.ts";
import { FilePicker } from "#platform/ui/file-picker/file-picker.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import records from "#platform/ui/records/records.module.css";
import type { SourceState } from "../domain/wire-import.ts";
import { client } from "./api.ts";
import styles from "./imports.module.css";

interface Props {
  sources: readonly Pick<SourceState, "source" | "known">[];
  hosts: readonly string[];
  onStarted(id: string): void;
}

type Failure = "tooLarge" | "tooMany" | "failed";
const FAILURES: Readonly<Record<number, Failure>> = { 413: "tooLarge", 429: "tooMany" };

class NotSent extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const failureOf = (error: unknown): Failure =>
  error instanceof NotSent ? error.failure : "failed";

/** Sends files one after the other; `told` is the share of them all that has left. */
async function sendAll(
  { id, source }: { id: string; source: string },
  files: readonly File[],
  signal: AbortSignal,
  told: (share: number) => void,
) {
  for (const [at, file] of files.entries()) {
    const query = new URLSearchParams({ id, source, name: file.name });
    const status = await sendFile(`/api/admin/nomenclatures/files?${query.toString()}`, file, {
      signal,
      onProgress: (share) => told((at + share) / files.length),
    });
    if (status !== 201) throw new NotSent(FAILURES[status] ?? "failed");
  }
}

const listedIn = (addresses: string) => addresses.split(/\s+/).filter(Boolean);

interface FromAddressProps {
  known: boolean;
  hosts: readonly string[];
  addresses: string;
  setAddresses(addresses: string): void;
  onUpdate(): void;
}

function FromAddress({ known, hosts, addresses, setAddresses, onUpdate }: FromAddressProps) {
  const { t } = useTranslation("nomenclatures");
  return (
    <div className={styles.way}>
      <label className={records.filter}>
        <span>{t("form.addresses")}</span>
        <textarea
          rows={3}
          value={addresses}
          aria-describedby="hosts"
          onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
        />
      </label>
      <p id="hosts" className={styles.lead}>
        {t(known ? "form.known" : "form.unknown")} {t("form.hosts", { hosts: hosts.join(", ") })}
      </p>
      <Button
        variant="default"
        disabled={listedIn(addresses).length === 0 && !known}
        onClick={onUpdate}
      >
        {t("form.update")}
      </Button>
    </div>
  );
}

/** Another edition of a table, from files of this device or from its official address. */
export function ImportForm({ sources, hosts, onStarted }: Props) {
  const { t } = useTranslation("nomenclatures");
  const [source, setSource] = useState<SourceState["source"]>("cim10");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [partial, setPartial] = useState(false);
  const [addresses, setAddresses] = useState("");
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const filesId = useId();
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const known = sources.find((one) => one.source === source)?.known ?? false;

  const act = async (work: (id: string) => Promise<unknown>) => {
    const id = crypto.randomUUID();
    setFailure(null);
    try {
      await work(id);
      onStarted(id);
    } catch (error) {
      if (!sending.current?.signal.aborted) setFailure(failureOf(error));
    }
    setShare(null);
  };
  const sendThem = (id: string) => {
    sending.current = new AbortController();
    setShare(0);
    return sendAll({ id, source }, files, sending.current.signal, setShare)
      .then(() => client.startImport({ id, partial }))
      .then(() => {
        setFiles([]);
        if (field.current) field.current.value = "";
      });
  };
  const update = (id: string) => {
    sending.current = null;
    return client.update({ id, source, addresses: listedIn(addresses) });
  };

  return (
    <section aria-labelledby="bring" className={`${styles.section} ${styles.bring}`}>
      <h2 id="bring">{t("form.title")}</h2>
      <SelectFilter
        label={t("imports.source")}
        value={source}
        onChange={(value) =>
          setSource(sources.find((one) => one.source === value)?.source ?? "cim10")
        }
        options={sources.map((one) => ({ value: one.source, label: t(`sources.${one.source}`) }))}
      />
      <p className={styles.lead}>{t(`needs.${source}`)}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <div className={styles.files}>
            <label htmlFor={filesId}>{t("form.files")}</label>
            <FilePicker
              id={filesId}
              ref={field}
              multiple
              accept=".txt,.csv,.tsv,.json,.gz,.zip"
              disabled={share !== null}
              onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
            />
          </div>
          {files.length > 0 && (
            <p role="status" className={styles.lead}>
              {files.map(({ name }) => name).join(", ")}
            </p>
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={partial}
              onChange={({ currentTarget }) => setPartial(currentTarget.checked)}
            />
            {t("form.partial")}
          </label>
          {share === null ? (
            <Button disabled={files.length === 0} onClick={() => void act(sendThem)}>
              {t("form.send")}
            </Button>
          ) : (
            <div className={styles.actions}>
              <progress max={1} value={share} aria-label={t("form.sending")} />
              <span>{formatNumber(share, { style: "percent" })}</span>
              <Button size="sm" variant="default" onClick={() => sending.current?.abort()}>
                {t("imports.cancel")}
              </Button>
            </div>
          )}
        </div>
        <FromAddress
          {...{ known, hosts, addresses, setAddresses }}
          onUpdate={() => void act(update)}
        />
      </div>
      {failure && (
        <p role="alert" className={styles.fault}>
          {t(`form.failures.${failure}`)}
        </p>
      )}
    </section>
  );
}

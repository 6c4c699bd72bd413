import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { Notice } from "#platform/ui/notice.tsx";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import { useTarget } from "#platform/ui/reading/use-target.ts";
import type { ProtocolReading } from "../contract.ts";
import { formatDay } from "./day.ts";
import { PassageText } from "./passage-text.tsx";
import styles from "./protocols.module.css";
import { ValidityMark } from "./validity-mark.tsx";
import { Withdrawal } from "./withdrawal.tsx";

/** Consecutive passages under one heading. */
function parts(passages: ProtocolReading["passages"]) {
  const found: { heading: string; passages: ProtocolReading["passages"] }[] = [];
  for (const passage of passages) {
    const last = found.at(-1);
    if (last && last.heading === passage.heading) last.passages.push(passage);
    else found.push({ heading: passage.heading, passages: [passage] });
  }
  return found;
}

/** A version of a protocol, read passage by passage; a citation opens it at its own. */
export function ProtocolView({ protocol }: { protocol: ProtocolReading }) {
  const { t } = useTranslation("protocols");
  const target = useTarget(`${protocol.id} ${protocol.number}`);
  const { id, number, current, validity } = protocol;
  return (
    <ReadingPage
      back={{ to: "/protocols", label: t("back") }}
      print={t("print")}
      kicker={t("local")}
      title={protocol.title}
      lang="fr"
      header={<Head protocol={protocol} />}
    >
      {number !== current && (
        <p className={styles.replaced} role="note">
          {t("replaced", { number, current })}{" "}
          <Link
            to="/protocols/$protocolId/$number"
            params={{ protocolId: id, number: String(current) }}
          >
            {t("seeCurrent")}
          </Link>
        </p>
      )}
      {number === current && (validity === "expired" || validity === "withdrawn") && (
        <p className={styles.replaced} role="note">
          {t(`stop.${validity}`)}
        </p>
      )}
      {protocol.origin === "scan" && (
        <p className={styles.replaced} role="note">
          {t("page.scan")}
        </p>
      )}
      {protocol.mayWrite && number === current && <Withdrawal protocol={protocol} />}
      {parts(protocol.passages).map(({ heading, passages }) => (
        <section key={passages[0]?.anchor} className={styles.part}>
          {heading !== "" && <h2 lang="fr">{heading}</h2>}
          {passages.map(({ anchor, page, text }) => (
            <div
              key={anchor}
              id={anchor}
              tabIndex={-1}
              data-anchor
              className={styles.passage}
              {...(target === anchor ? { "data-targeted": true } : {})}
            >
              <PassageText text={text} />
              {page !== null && <span className={styles.page}>{t("page.number", { page })}</span>}
            </div>
          ))}
        </section>
      ))}
      <Versions protocol={protocol} />
      <Notice>{t("notice")}</Notice>
    </ReadingPage>
  );
}

function Head({ protocol }: { protocol: ProtocolReading }) {
  const { t, i18n } = useTranslation("protocols");
  const { service, author, dated, number, validity, validUntil, readers } = protocol;
  return (
    <>
      <p className={styles.meta}>
        <span lang="fr">{service}</span>
        <span>{t("line", { author, day: formatDay(dated), number })}</span>
        <ValidityMark validity={validity} until={validUntil} />
        {readers !== "user" && <span>{t(`readers.${readers}`)}</span>}
      </p>
      {i18n.language !== "fr" && <p className={styles.meta}>{t("untranslated")}</p>}
    </>
  );
}

/** Who imported which version, and the way to the former ones. */
function Versions({ protocol: { id, number, versions } }: { protocol: ProtocolReading }) {
  const { t } = useTranslation("protocols");
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t("versions")}</h2>
      <ul>
        {versions.map((one) => {
          const who = one.importedBy === "" ? t("somebody") : one.importedBy;
          const said = t("version", { number: one.number, who, day: formatDate(one.importedAt) });
          return (
            <li key={one.number}>
              {one.number === number ? (
                <span aria-current="true">{said}</span>
              ) : (
                <Link
                  to="/protocols/$protocolId/$number"
                  params={{ protocolId: id, number: String(one.number) }}
                >
                  {said}
                </Link>
              )}
              {one.fileName !== "" && <small>{one.fileName}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

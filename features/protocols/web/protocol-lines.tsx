import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import type { ProtocolSummary } from "../contract.ts";
import { formatDay } from "./day.ts";
import styles from "./protocols.module.css";
import { ValidityMark } from "./validity-mark.tsx";

/** Protocols, one a line: what it is, whose, of which day, and whether it still holds. */
export function ProtocolLines({ protocols }: { protocols: readonly ProtocolSummary[] }) {
  const { t } = useTranslation("protocols");
  return protocols.map(({ id, number, title, author, dated, validity, validUntil }) => (
    <li key={id}>
      <Link
        to="/protocols/$protocolId/$number"
        params={{ protocolId: id, number: String(number) }}
        className={catalogue.line}
        data-result
      >
        <span className={catalogue.name} lang="fr">
          {title}
        </span>
        <span className={catalogue.about}>
          {t("line", { author, day: formatDay(dated), number })}
        </span>
        <span className={styles.lineMark}>
          <ValidityMark validity={validity} until={validUntil} />
        </span>
      </Link>
    </li>
  ));
}

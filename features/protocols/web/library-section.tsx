import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { mayWrite } from "../domain/protocol.ts";
import { queries } from "./api.ts";
import { ProtocolLines } from "./protocol-lines.tsx";
import styles from "./protocols.module.css";

const FIRST = 6;

/**
 * The service's own protocols, as a section of the library: apart from its sheets, under their own
 * title. Nothing is drawn where there is none and nobody to import one, nor where the server does not
 * answer.
 */
export function LibrarySection() {
  const { t } = useTranslation("protocols");
  const writes = mayWrite(useMe());
  const { data, isPending } = useQuery({ ...queries.list.queryOptions(), retry: false });
  const inUse = (data?.protocols ?? []).filter(({ validity }) => validity !== "withdrawn");
  // Who may write always has this section: its place is kept, and the sheets below do not move.
  if (isPending && writes) return <div className={styles.awaited} />;
  if (!data || (inUse.length === 0 && !data.mayWrite)) return null;
  return (
    <section className={styles.section} aria-labelledby="service-protocols">
      <h2 id="service-protocols" className={catalogue.group}>
        {t("page.title")}
      </h2>
      <ul className={catalogue.rows}>
        <ProtocolLines protocols={inUse.slice(0, FIRST)} />
      </ul>
      <Link to="/protocols" className={styles.write}>
        {inUse.length === 0 ? t("write") : t("all", { count: inUse.length })}
      </Link>
    </section>
  );
}

export const toLibrary: Contributions = {
  texts: ["protocols"],
  widgets: [{ id: "service-protocols", component: LibrarySection }],
};

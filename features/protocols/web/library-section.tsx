import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { queries } from "./api.ts";
import { ProtocolLines } from "./protocol-lines.tsx";
import styles from "./protocols.module.css";

const FIRST = 6;

/**
 * The service's own protocols, as a section of the library: apart from its sheets, under their own
 * title. Nothing is drawn where there is none and nobody to import one, nor while the server does
 * not answer.
 */
export function LibrarySection() {
  const { t } = useTranslation("protocols");
  const { data } = useQuery({ ...queries.list.queryOptions(), retry: false });
  const inUse = (data?.protocols ?? []).filter(({ validity }) => validity !== "withdrawn");
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
  widgets: [{ id: "service-protocols", component: LibrarySection }],
};

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { mayWrite } from "../domain/protocol.ts";
import { queries } from "./api.ts";
import styles from "./protocols.module.css";

/** On the dashboard of who may write one: what ends within a month, or has ended. */
export function Reminder() {
  const { t } = useTranslation("protocols");
  const me = useMe();
  const { data } = useQuery({
    ...queries.list.queryOptions(),
    enabled: mayWrite(me),
    retry: false,
  });
  const ending = (data?.protocols ?? []).filter(
    ({ validity }) => validity === "soon" || validity === "expired",
  );
  if (ending.length === 0) return null;
  return (
    <p className={styles.again} role="note">
      {t("again", { count: ending.length })} <Link to="/protocols">{t("reminder.see")}</Link>
    </p>
  );
}

export const toDashboard: Contributions = {
  texts: ["protocols"],
  widgets: [{ id: "protocols-ending", place: "notice", order: 40, component: Reminder }],
};

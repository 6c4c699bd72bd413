import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { type client, queries } from "./api.ts";
import styles from "./overview-page.module.css";

type Overview = Awaited<ReturnType<typeof client.overview>>;
const MEGABYTE = 1024 * 1024;
const TONES = { LOW: "ok", HIGH: "warn", CRITICAL: "alert" } as const;

export function OverviewPage() {
  const { t } = useTranslation("admin");
  const { data, isError, refetch, isRefetching } = useQuery(
    queries.overview.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("overview.failed")}
          action={<Button onClick={() => void refetch()}>{t("overview.retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  const engine =
    data.database.engine === "postgresql"
      ? t("overview.engine.postgresql")
      : t("overview.engine.embedded");
  const size = formatNumber(data.database.bytes / MEGABYTE, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return (
    <>
      <PageHeader
        title={t("overview.title")}
        lead={t("overview.lead", { version: data.version, engine, size })}
        actions={
          <Button variant="default" loading={isRefetching} onClick={() => void refetch()}>
            {t("overview.refresh")}
          </Button>
        }
      />
      <Figures data={data} />
    </>
  );
}

function Figures({ data }: { data: Overview }) {
  const { t } = useTranslation("admin");
  const { accounts, sessions, mails, errors, events } = data;
  const n = (value: number) => formatNumber(value);
  return (
    <ul className={styles.figures}>
      <Figure
        to="/admin/users"
        value={n(accounts.total)}
        name={t("overview.accounts")}
        detail={t("overview.accountsDetail", {
          verified: n(accounts.verified),
          recent: n(accounts.newThisWeek),
        })}
      />
      <Figure
        value={n(sessions.active)}
        name={t("overview.sessions")}
        detail={t("overview.sessionsDetail", { count: sessions.people })}
      />
      <Figure
        to="/admin/users"
        value={n(accounts.administrators)}
        name={t("overview.staff")}
        detail={t("overview.staffDetail", { count: accounts.moderators })}
      />
      <Figure
        to="/admin/system-logs"
        value={t(`threat.${data.threatLevel}`)}
        tone={TONES[data.threatLevel]}
        name={t("overview.threat")}
        detail={t("overview.threatDetail", {
          events: n(events.lastHour),
          warnings: n(events.warnings),
        })}
      />
      <Figure
        to="/admin/error-reports"
        value={n(errors.open)}
        {...(errors.open > 0 ? { tone: "warn" as const } : {})}
        name={t("overview.errors")}
        detail={t("overview.errorsDetail", { today: n(errors.today) })}
      />
      <Figure
        to="/admin/mails"
        value={n(mails.total)}
        {...(mails.failed > 0 ? { tone: "warn" as const } : {})}
        name={t("overview.mails")}
        detail={t("overview.mailsDetail", { today: n(mails.today), failed: n(mails.failed) })}
      />
    </ul>
  );
}

interface FigureProps {
  value: string;
  name: string;
  detail: string;
  to?: string;
  tone?: "ok" | "warn" | "alert";
}

function Figure({ value, name, detail, to, tone }: FigureProps) {
  const body = (
    <>
      <span className={styles.value}>{value}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  );
  return (
    <li>
      {to ? (
        <DynamicLink to={to} className={styles.figure} data-tone={tone}>
          {body}
        </DynamicLink>
      ) : (
        <div className={styles.figure} data-tone={tone}>
          {body}
        </div>
      )}
    </li>
  );
}

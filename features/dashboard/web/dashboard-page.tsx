import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { useContributions } from "#platform/feature/web/contributions.ts";
import type { Widget } from "#platform/feature/web/web-feature.ts";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { Part, Parts } from "#platform/offline/web/parts.tsx";
import { occupation, usePreference } from "#platform/ui/device-preference.ts";
import { formatDate } from "#platform/ui/format.ts";
import { Ask } from "./ask.tsx";
import styles from "./dashboard.module.css";
import { Recent } from "./recent.tsx";
import { Section } from "./section.tsx";

/** A page left open overnight is of the new day. */
function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () =>
      setToday((shown) =>
        shown.toDateString() === new Date().toDateString() ? shown : new Date(),
      );
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/**
 * The first page of the day: what is to do, then where one stands. Every figure is lent by the
 * feature it belongs to.
 */
export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const me = useMe();
  const today = useToday();
  const { offline } = useNetwork();
  const { data, refetch } = useContributions("dashboard");
  // Ten parts at once: drawn in slices, so that what is pressed meanwhile does not wait for them.
  const lent = useDeferredValue(data);
  const at = (place: Widget["place"]) =>
    (lent?.widgets ?? []).filter((widget) => widget.place === place);
  // Who learns begins with what is due; who practises, with a question.
  const learning = usePreference(occupation) === "learning";
  const notices = at("notice");
  const badges = at("badges");
  const section = (place: "todo" | "week" | "standing", lines: number) => (
    <Section title={t(`section.${place}`)}>
      {lent ? <Parts widgets={at(place)} /> : <PartPending lines={lines} />}
    </Section>
  );
  const ask = <Ask actions={lent?.quickActions ?? null} />;
  return (
    <div className={styles.page}>
      {notices.length > 0 && (
        <div className={styles.notices}>
          {/* Most days there is none: no place is kept for it. */}
          <Parts widgets={notices} pending={null} />
        </div>
      )}
      <header className={styles.head}>
        <div>
          <h1>{t("hello", { name: me.name.trim().split(/\s+/u)[0] ?? "" })}</h1>
          <p>{t("lead")}</p>
          <p>
            <time dateTime={today.toISOString().slice(0, 10)} className={styles.date}>
              {formatDate(today, { weekday: "long", day: "numeric", month: "long" })}
            </time>
          </p>
        </div>
        <div className={styles.level}>
          <Parts widgets={at("level")} />
        </div>
      </header>
      {offline && (
        <p role="status" className={styles.offline}>
          {t("offline")}
        </p>
      )}
      {!learning && ask}
      {lent && lent.missing > 0 && (
        <PartProblem
          problem={t("missing", { count: lent.missing })}
          onRetry={() => void refetch()}
        />
      )}
      <div className={styles.columns}>
        {section("todo", 4)}
        {section("week", 6)}
      </div>
      {learning && ask}
      <div className={styles.rest}>
        {section("standing", 5)}
        <Section title={t("section.recent")}>
          <Part>{lent ? <Recent sources={lent.recent} /> : <PartPending lines={4} />}</Part>
        </Section>
        {badges.length > 0 && (
          <Section title={t("section.badges")}>
            <Parts widgets={badges} />
          </Section>
        )}
      </div>
    </div>
  );
}

import { Button } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { contributions } from "#platform/feature/web/registry.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { PROFILES } from "../../domain/profiles.ts";
import { tierOf } from "../../domain/session.ts";
import type { Result } from "../../domain/wire-session.ts";
import { client, timeZone } from "../api.ts";
import { RestartButton } from "../history/restart-button.tsx";
import { keepBegun } from "../paper/stored-paper.ts";
import { Origin } from "../quiz/origin.tsx";
import { Bars } from "./bars.tsx";
import { Confidence } from "./confidence.tsx";
import { QuestionList, useResult } from "./paper-questions.tsx";
import styles from "./result.module.css";
import { Times } from "./times.tsx";

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** A paper that was handed in: what it is worth, where, and each question with its computation. */
export function ResultView({
  id,
  onLeave,
  onBegin,
}: {
  id: string;
  onLeave(): void;
  onBegin(id: string): void;
}) {
  const { t } = useTranslation("study");
  const [profile, setProfile] = useState<string | null>(null);
  const { data, isError, error, refetch } = useResult(id, profile);
  if (error instanceof ORPCError && error.code === "CLASS_OPEN")
    return (
      <EmptyState
        title={t("errors.classOpen")}
        body={t("classes.marksAt", {
          at: formatDateTime((error.data as { closesAt: Date }).closesAt),
        })}
        action={<Button onClick={onLeave}>{t("result.leave")}</Button>}
      />
    );
  if (isError)
    return (
      <EmptyState
        title={t("errors.loading")}
        action={<Button onClick={() => void refetch()}>{t("page.retry")}</Button>}
      />
    );
  if (!data) return <PagePending />;
  const result = data.data;
  return (
    <section aria-label={t("result.title")}>
      <Head result={result} />
      {result.quiz && <Origin quiz={result.quiz} count={result.count} />}
      <p className={styles.rules}>
        <label>
          {t("result.profile")}{" "}
          <select
            value={profile ?? result.profile}
            onChange={({ currentTarget }) => setProfile(currentTarget.value)}
          >
            {PROFILES.map((one) => (
              <option key={one.id} value={one.id}>
                {t(`profiles.${one.id}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <Remarks result={result} />
      <div className={styles.columns}>
        <Bars result={result} />
        <Confidence result={result} />
        <Times result={result} />
      </div>
      <Again result={result} onBegin={onBegin} />
      <h3>{t("result.questions")}</h3>
      <QuestionList id={id} result={result} />
      <Button variant="default" onClick={onLeave}>
        {t("result.leave")}
      </Button>
    </section>
  );
}

function Head({ result }: { result: Result }) {
  const { t } = useTranslation("study");
  // What other rooms know of it.
  const lent = contributions("pageParts").filter(({ page }) => page === "/study");
  const minutes = Math.max(1, Math.round((result.duration ?? 0) / 60_000));
  return (
    <header className={styles.head}>
      <p className={styles.total}>
        {number(result.score * 20)}
        <small>/20</small>
      </p>
      <div>
        <h2>{t(`tiers.${tierOf(result.score)}`)}</h2>
        <p>
          {t("result.summary", { count: result.answered, of: result.count })}{" "}
          {t("result.minutes", { count: minutes })}
        </p>
        {lent.map(({ id, component: Part }) => (
          <Part key={id} />
        ))}
      </div>
    </header>
  );
}

/** What a person must know of how the paper was received. */
function Remarks({ result }: { result: Result }) {
  const { t } = useTranslation("study");
  return (
    <>
      {result.late > 0 && <p>{t("result.late", { count: result.late })}</p>}
      {result.uncounted > 0 && <p>{t("result.uncounted", { count: result.uncounted })}</p>}
      {result.clockMoved && <p>{t("result.clockMoved")}</p>}
    </>
  );
}

function Again({ result, onBegin }: { result: Result; onBegin(id: string): void }) {
  const { t } = useTranslation("study");
  const wrong = result.questions.filter(({ score }) => score < 1).length;
  const doubtful = result.questions.filter(({ confidence }) => confidence === "unsure").length;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (only: "wrong" | "doubtful") => {
      const paper = await client.start({
        ...{ id: crypto.randomUUID(), mode: "training", profile: result.profile, count: 15 },
        ...{ again: { attemptId: result.id, only }, timeZone: timeZone() },
      });
      await keepBegun(paper).catch(() => {});
      return paper.id;
    },
    onSuccess: onBegin,
  });
  return (
    <p className={styles.again}>
      {wrong > 0 && (
        <Button loading={isPending} onClick={() => mutate("wrong")}>
          {t("result.again", { count: Math.min(15, wrong) })}
        </Button>
      )}
      {doubtful > 0 && (
        <Button variant="default" loading={isPending} onClick={() => mutate("doubtful")}>
          {t("result.doubts", { count: Math.min(15, doubtful) })}
        </Button>
      )}
      {result.mayRestart && <RestartButton paper={result} onBegin={onBegin} />}
      {isError && <span role="alert">{t("errors.session")}</span>}
    </p>
  );
}

import { Button, Textarea } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { ConcordanceStep } from "../../domain/panels/panel.ts";
import type { ExpertPanel } from "../../domain/panels/wire-panel.ts";
import { client, queries } from "../api.ts";
import shared from "../configure/configure.module.css";
import { ConcordanceField, signed } from "../paper/kinds/concordance-field.tsx";
import { PanelCode } from "./panel-code.tsx";
import styles from "./panels.module.css";

const FAILURES = {
  ...{ NOT_FOUND: "errors.unknown", INVALID_INPUT: "errors.unknown" },
  ...{ PANEL_CLOSED: "study:errors.panelClosed", OWN_PANEL: "study:errors.ownPanel" },
} as const;
/** Null when asking again may help. */
const failureOf = (error: unknown) =>
  error instanceof ORPCError && error.code in FAILURES
    ? FAILURES[error.code as keyof typeof FAILURES]
    : null;

/** An expert answers the items of a panel, each once. */
export function PanelPage() {
  const { t } = useTranslation("panels");
  const { code } = useSearch({ from: "/_app/study/panel" });
  const navigate = useNavigate();
  const show = (next: string) => void navigate({ to: "/study/panel", search: { code: next } });
  return (
    <>
      <PageHeader title={t("expert.title")} />
      <p className={shared.hint}>{t("expert.description")}</p>
      {code === undefined ? (
        <PanelCode onCode={show} />
      ) : (
        <Asked key={code} code={code} onCode={show} />
      )}
    </>
  );
}

function Asked({ code, onCode }: { code: string; onCode(code: string): void }) {
  const { t } = useTranslation(["panels", "study"]);
  const panel = useQuery({
    ...queries.joinPanel.queryOptions({ input: { code } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (panel.isError) {
    const failure = failureOf(panel.error);
    return (
      <>
        <p role="alert">{t(failure ?? "errors.loading")}</p>
        {failure === null ? (
          <Button onClick={() => void panel.refetch()}>{t("retry")}</Button>
        ) : (
          <PanelCode onCode={onCode} />
        )}
      </>
    );
  }
  if (!panel.data) return <PagePending />;
  return <Items panel={panel.data} code={code} />;
}

function Items({ panel, code }: { panel: ExpertPanel; code: string }) {
  const { t } = useTranslation("panels");
  const left = panel.items.length - panel.answers.length;
  return (
    <section aria-label={panel.title}>
      <h2>{panel.title}</h2>
      <p role="status">{left === 0 ? t("expert.done") : t("expert.left", { count: left })}</p>
      {panel.items.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the panel
        <Item key={at} panel={panel} at={at} code={code} />
      ))}
    </section>
  );
}

/** The answer that was sent stays: it was given before anybody else's was known. */
function Item({ panel, at, code }: { panel: ExpertPanel; at: number; code: string }) {
  const { t } = useTranslation(["panels", "study"]);
  const cache = useQueryClient();
  const name = useId();
  const [step, setStep] = useState<ConcordanceStep | null>(null);
  const [comment, setComment] = useState("");
  const question = panel.items[at];
  const kept = panel.answers.find(({ item }) => item === at);
  const send = useMutation({
    mutationFn: (chosen: ConcordanceStep) =>
      client.answerPanel({
        ...{ panelId: panel.id, item: at, step: chosen, comment: comment.trim() || null },
      }),
    onSuccess: (answer) =>
      cache.setQueryData(
        queries.joinPanel.queryKey({ input: { code } }),
        (held: ExpertPanel | undefined) => {
          const rest = held?.answers.filter(({ item }) => item !== at) ?? [];
          return held && { ...held, answers: [...rest, answer] };
        },
      ),
  });
  if (!question?.concordance) return null;
  const { concordance } = question;
  return (
    <article className={styles.asked} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t("expert.item", { n: at + 1, of: panel.items.length })}</h2>
      <p className={styles.statement}>{question.statement}</p>
      <ConcordanceField
        asked={concordance}
        name={name}
        value={kept?.step ?? step ?? undefined}
        disabled={kept !== undefined}
        onChange={([chosen]) => setStep((chosen as ConcordanceStep | undefined) ?? null)}
      />
      {kept ? (
        <p role="status">
          {t("expert.kept", { step: signed(kept.step) })}
          {kept.comment && <> {kept.comment}</>}
        </p>
      ) : (
        <>
          <Textarea
            label={t("expert.comment")}
            description={t("expert.commentHint")}
            maxLength={1_000}
            autosize
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          {send.isError && <p role="alert">{t(failureOf(send.error) ?? "errors.send")}</p>}
          <div>
            <Button
              disabled={step === null}
              loading={send.isPending}
              onClick={() => step !== null && send.mutate(step)}
            >
              {t("expert.send")}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

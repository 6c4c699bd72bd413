import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "../../domain/run.ts";
import { client } from "../api.ts";
import styles from "../checklists.module.css";
import { isGone, joinRun, resumeRun, sendEnded } from "./exchange.ts";
import { GoingLine } from "./going-line.tsx";

type Failure = { why: "unknown" | "unheard" } | { why: "tooMany"; seconds: number };

/** Too short a code is a code that no run has. */
function failureOf(error: unknown): Failure {
  if (isGone(error)) return { why: "unknown" };
  if (!(error instanceof ORPCError)) return { why: "unheard" };
  if (error.code === "INVALID_INPUT") return { why: "unknown" };
  const { retryAfter } = (error.data ?? {}) as { retryAfter?: number };
  return error.code === "RATE_LIMITED"
    ? { why: "tooMany", seconds: retryAfter ?? 60 }
    : { why: "unheard" };
}

interface Props {
  here: readonly Run[];
  /** How many steps a checklist has. */
  stepsOf(checklistId: string): number | undefined;
}

/** Follow a run that another telephone began: by its code, or one's own without any. */
export function Joining({ here, stepsOf }: Props) {
  const { t } = useTranslation("checklists");
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [failed, setFailed] = useState<Failure | null>(null);
  useEffect(() => void sendEnded(), []);
  const { data } = useQuery({
    queryKey: ["checklist-runs"],
    queryFn: () => client.runs(undefined),
    staleTime: 0,
    retry: false,
  });
  const elsewhere = (data ?? []).filter(({ id }) => !here.some((run) => run.id === id));
  const open = async (adopted: Promise<Run>) => {
    setFailed(null);
    try {
      const { checklistId, id: run } = await adopted;
      await navigate({
        ...{ to: "/checklists/$checklistId/run", params: { checklistId }, search: { run } },
      });
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") void open(joinRun(code.trim()));
  };
  return (
    <>
      {elsewhere.map(({ id, checklistId, title, code, ...facts }) => (
        <GoingLine key={id} {...{ title, code, facts }} steps={stepsOf(checklistId)}>
          <button type="button" onClick={() => void open(resumeRun(id))}>
            {t("sharing.resume")}
          </button>
        </GoingLine>
      ))}
      <form className={styles.join} onSubmit={submit}>
        <label>
          {t("sharing.join")}{" "}
          <input
            value={code}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <button type="submit">{t("sharing.follow")}</button>
        {failed && (
          <span role="alert">
            {failed.why === "tooMany"
              ? t("common:errors.rateLimited", { seconds: failed.seconds })
              : t(`sharing.${failed.why}`)}
          </span>
        )}
      </form>
    </>
  );
}

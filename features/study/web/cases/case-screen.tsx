import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { readJournal } from "../paper/journal.ts";
import { markHere } from "../paper/mark-here.ts";
import { PaperFlow } from "../paper/paper-flow.tsx";
import { storedPaper } from "../paper/stored-paper.ts";
import { useResult } from "../result/paper-questions.tsx";
import { CaseEnd } from "./case-end.tsx";
import { CaseRoom } from "./case-room.tsx";

interface CaseScreenProps {
  id: string;
  onLeave(): void;
}

/** A clinical case: under way, done on this device, or marked by the server. */
export function CaseScreen({ id, onLeave }: CaseScreenProps) {
  const { t } = useTranslation(["cases", "study"]);
  return (
    <PaperFlow
      id={id}
      room={CaseRoom}
      onLeave={onLeave}
      waiting={<EndHere id={id} onLeave={onLeave} />}
      result={<EndThere id={id} onLeave={onLeave} />}
      failed={(again) => (
        <EmptyState
          title={t("tab.unopened")}
          body={t("study:errors.sessionBody")}
          action={<Button onClick={again}>{t("study:page.retry")}</Button>}
        />
      )}
    />
  );
}

/** Done, and not confirmed yet: what this device can tell of it. */
function EndHere({ id, onLeave }: CaseScreenProps) {
  const { data: paper, isPending } = useQuery({
    queryKey: ["study", "case-here", id],
    queryFn: () => storedPaper(id),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { t } = useTranslation(["cases", "study"]);
  if (isPending) return <PagePending />;
  const journal = readJournal(id);
  if (!paper?.clinicalCase || !journal)
    return <EmptyState title={t("study:waiting.title")} body={t("study:waiting.body")} />;
  const questions = (paper.keys ?? []).map((content, at) => {
    const entry = journal.entries[at];
    const marked = markHere(paper, at, entry);
    const given = entry?.fact.given ?? null;
    return { content, given, score: marked?.score ?? 0, steps: marked?.steps ?? [] };
  });
  const spent = Object.values(journal.entries).reduce((sum, { fact }) => sum + fact.spent, 0);
  const end = { id, story: paper.clinicalCase, questions, spent, profile: paper.profile };
  return <CaseEnd {...end} confirmed={false} onLeave={onLeave} />;
}

/** As the server marked it. */
function EndThere({ id, onLeave }: CaseScreenProps) {
  const { t } = useTranslation("cases");
  return (
    <CachedPart part={useResult(id)} problem={t("tab.failed")} lines={5}>
      {({ clinicalCase, questions, duration, profile }) =>
        clinicalCase && (
          <CaseEnd
            {...{ id, questions, profile, onLeave }}
            story={clinicalCase}
            spent={duration ?? 0}
            confirmed
          />
        )
      }
    </CachedPart>
  );
}

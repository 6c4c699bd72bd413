import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { useQuizDress } from "../quiz/use-quiz-dress.ts";
import { ResultView } from "../result/result-view.tsx";
import { AnswerFileButton } from "./answer-file-button.tsx";
import { PaperFlow } from "./paper-flow.tsx";

interface PaperScreenProps {
  id: string;
  onLeave(): void;
  onBegin(id: string): void;
}

/** A paper of the page of study, and what is said around it. */
export function PaperScreen({ id, onLeave, onBegin }: PaperScreenProps) {
  const { t } = useTranslation("study");
  const dress = useQuizDress();
  return (
    <PaperFlow
      id={id}
      dress={dress}
      onLeave={onLeave}
      waiting={
        <EmptyState
          title={t("waiting.title")}
          body={t("waiting.body")}
          action={
            <>
              <AnswerFileButton id={id} />{" "}
              <Button variant="default" onClick={onLeave}>
                {t("result.leave")}
              </Button>
            </>
          }
        />
      }
      result={<ResultView key={id} id={id} onLeave={onLeave} onBegin={onBegin} />}
      failed={(again) => (
        <EmptyState
          title={t("errors.session")}
          body={t("errors.sessionBody")}
          action={<Button onClick={again}>{t("page.retry")}</Button>}
        />
      )}
    />
  );
}

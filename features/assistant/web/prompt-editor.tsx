import { Button, Textarea, TextInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { type Prompt, queries } from "./api.ts";
import styles from "./assistant.module.css";
import { PromptTrial } from "./prompt-trial.tsx";
import { PromptVersions } from "./prompt-versions.tsx";

export function PromptEditor({ mode, onBack }: { mode: string; onBack(): void }) {
  const { t } = useTranslation("assistant");
  const { data, isError, refetch } = useQuery(
    queries.prompt.queryOptions({ input: { mode }, staleTime: 0, refetchOnMount: "always" }),
  );
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("prompts.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  return <Editor prompt={data} onBack={onBack} />;
}

/**
 * The text under the pen starts from the version in use; saving adds a version, publishing is
 * another step.
 */
function Editor({ prompt, onBack }: { prompt: Prompt; onBack(): void }) {
  const { t } = useTranslation("assistant");
  const cache = useQueryClient();
  const { mode, versions } = prompt;
  const latest = versions[0]?.version ?? 0;
  const present = versions.find(({ version }) => version === prompt.inUse)?.text ?? prompt.builtIn;
  const [text, setText] = useState(versions[0]?.text ?? present);
  const [note, setNote] = useState("");
  const { queryKey } = queries.prompt.queryOptions({ input: { mode } });
  const keep = (next: Prompt) => cache.setQueryData(queryKey, next);
  const save = useMutation({
    ...queries.savePromptVersion.mutationOptions({
      onSuccess: (next) => {
        keep(next);
        setNote("");
        void toast({
          kind: "success",
          message: t("prompts.saved", { n: next.versions[0]?.version ?? 0 }),
        });
      },
      onError: (error) => {
        const conflict = error instanceof ORPCError && error.code === "CONFLICT";
        // The text stays under the pen; the other one's version joins the list.
        if (conflict) void cache.invalidateQueries({ queryKey });
        void toast({
          kind: "error",
          message: conflict ? t("prompts.conflict") : t("prompts.saveFailed"),
        });
      },
    }),
    retry: false,
  });
  const publish = useMutation({
    ...queries.publishPrompt.mutationOptions({
      onSuccess: (next) => {
        keep(next);
        void toast({ kind: "success", message: t("prompts.published") });
      },
      onError: () => void toast({ kind: "error", message: t("prompts.publishFailed") }),
    }),
    retry: false,
  });
  const unchanged = text === (versions[0]?.text ?? prompt.builtIn);
  return (
    <>
      <PageHeader
        title={prompt.title}
        lead={
          prompt.inUse === null
            ? t("prompts.usesBuiltIn")
            : t("prompts.usesVersion", { n: prompt.inUse })
        }
        actions={
          <Button variant="default" onClick={onBack}>
            {t("prompts.back")}
          </Button>
        }
      />
      <section className={styles.form}>
        <Textarea
          label={t("prompts.text")}
          description={t("prompts.textHint")}
          className={styles.text}
          rows={16}
          resize="vertical"
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.row}>
          <TextInput
            label={t("prompts.note")}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            loading={save.isPending}
            disabled={unchanged || text.trim() === ""}
            onClick={() => save.mutate({ mode, text, note, after: latest })}
          >
            {t("prompts.save")}
          </Button>
        </div>
      </section>
      <PromptTrial
        prompt={prompt}
        text={text}
        onChanged={() => void cache.invalidateQueries({ queryKey })}
      />
      <PromptVersions
        prompt={prompt}
        busy={publish.isPending}
        onPublish={(version) => publish.mutate({ mode, version })}
        onTake={setText}
      />
    </>
  );
}

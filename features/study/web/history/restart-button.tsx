import { Button, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Summary } from "../../domain/wire-session.ts";
import { client, queries, timeZone } from "../api.ts";
import { dropPaper, keepBegun } from "../paper/stored-paper.ts";

type Restarted = Pick<Summary, "id" | "mode" | "profile" | "minutes" | "submittedAt">;

interface RestartButtonProps {
  paper: Restarted;
  onBegin(id: string): void;
}

/** The same questions from the first one; what was answered of an open paper is thrown away. */
export function RestartButton({ paper, onBegin }: RestartButtonProps) {
  const { t } = useTranslation("study");
  const cache = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { id, mode, profile, minutes, submittedAt } = paper;
  const restart = useMutation({
    mutationFn: async () => {
      const begun = await client.start({
        ...{ id: crypto.randomUUID(), mode, profile, minutes, timeZone: timeZone() },
        ...{ count: mode === "exam" ? 120 : 15, again: { attemptId: id, only: "all" } },
      });
      if (!submittedAt) await dropPaper(id);
      // A device that refuses to keep it still shows it while the network is there.
      await keepBegun(begun).catch(() => {});
      return begun.id;
    },
    onSuccess: (next) => {
      void cache.invalidateQueries({ queryKey: queries.key() });
      onBegin(next);
    },
  });
  return (
    <>
      <Button
        variant="default"
        loading={restart.isPending}
        onClick={() => (submittedAt ? restart.mutate() : setAsks(true))}
      >
        {t("restart.whole")}
      </Button>
      {restart.isError && <span role="alert">{t("errors.session")}</span>}
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title={t("restart.whole")}
        closeButtonProps={{ "aria-label": t("restart.keep") }}
      >
        <p>{t("restart.lost")}</p>
        <Button
          onClick={() => {
            setAsks(false);
            restart.mutate();
          }}
        >
          {t("restart.yes")}
        </Button>{" "}
        <Button variant="default" onClick={() => setAsks(false)}>
          {t("restart.keep")}
        </Button>
      </Modal>
    </>
  );
}

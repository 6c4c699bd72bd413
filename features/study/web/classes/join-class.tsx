import { Button, TextInput } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { client, timeZone } from "../api.ts";
import styles from "../configure/configure.module.css";
import { screenHere } from "../paper/paper-screens.ts";
import { keepBegun } from "../paper/stored-paper.ts";

interface Hours {
  opensAt: Date;
  closesAt: Date;
}

/** The paper of a class, by the code that its teacher gave. */
export function JoinClass({ onBegin }: { onBegin(id: string): void }) {
  const { t } = useTranslation("study");
  const [code, setCode] = useState("");
  const join = useMutation({
    mutationFn: async () => {
      const room = screenHere("paper");
      const paper = await client.joinClass({ id: crypto.randomUUID(), code, timeZone: timeZone() });
      await Promise.all([keepBegun(paper), room]);
      return paper.id;
    },
    onSuccess: onBegin,
  });
  const sentence = () => {
    const { error } = join;
    if (!(error instanceof ORPCError)) return t("errors.session");
    if (error.code === "CLASS_CLOSED") {
      const { opensAt, closesAt } = error.data as Hours;
      const hours = { from: formatDateTime(opensAt), to: formatDateTime(closesAt) };
      return t("classes.closed", hours);
    }
    if (error.code === "NO_ATTEMPTS_LEFT") return t("errors.noAttemptsLeft");
    const unknown = error.code === "NOT_FOUND" || error.code === "INVALID_INPUT";
    return t(unknown ? "classes.unknownCode" : "errors.session");
  };
  return (
    <details className={styles.more}>
      <summary>{t("classes.have")}</summary>
      <div>
        <TextInput
          label={t("classes.code")}
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          onKeyDown={(event) => {
            // The form around it begins another paper.
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (code.trim() !== "") join.mutate();
          }}
        />
        {join.isError && <p role="alert">{sentence()}</p>}
        <Button
          variant="default"
          loading={join.isPending}
          disabled={code.trim() === ""}
          onClick={() => join.mutate()}
        >
          {t("classes.join")}
        </Button>
      </div>
    </details>
  );
}

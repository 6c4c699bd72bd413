import { Button } from "@mantine/core";
import { IconCards } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { client } from "../api.ts";

interface CardButtonProps {
  attemptId: string;
  position: number;
  /** Of a case, from 0. */
  partAt: number | null;
  line: string | null;
}

/** What was missed becomes a card, once, however often it is pressed. */
export function CardButton({ attemptId, position, partAt, line }: CardButtonProps) {
  const { t } = useTranslation("study");
  const queries = useQueryClient();
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () =>
      client.toCard({ id: attemptId, position, part: partAt, line, language: currentLanguage() }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ["flashcards"] }),
  });
  if (data)
    return (
      <span role="status">
        {t(data.created ? "card.made" : "card.already", { deck: data.deck })}{" "}
        <DynamicLink to="/flashcards">{t("card.see")}</DynamicLink>
      </span>
    );
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCards size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t("card.make")}
      </Button>
      {isError && <span role="alert">{t("card.failed")}</span>}
    </>
  );
}

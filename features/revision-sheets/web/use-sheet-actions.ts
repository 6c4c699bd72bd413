import { useQueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";
import type { Summary } from "../domain/wire.ts";
import { client, queries } from "./api.ts";
import { forgetCache } from "./offline/cached-sheets.ts";
import { noteEdit } from "./view/edit-draft.ts";

type Named = Pick<Summary, "id" | "title">;

async function downloadPdf(id: string): Promise<void> {
  const response = await fetch(`/api/revision-sheets/${id}/pdf?language=${currentLanguage()}`);
  if (!response.ok) throw new Error(`pdf: ${response.status}`);
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(
    response.headers.get("content-disposition") ?? "",
  )?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = encoded ? decodeURIComponent(encoded) : "fiche.pdf";
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export interface SheetActions {
  pdf(sheet: Named): Promise<void>;
  /** What was made, in words; null when it failed, which is said. */
  cards(sheet: Named): Promise<string[] | null>;
  remove(sheet: Named): Promise<void>;
  /** The sheet just deleted, until it is brought back or the notice is closed. */
  removed: Named | null;
  restore(): Promise<void>;
  forgetRemoved(): void;
}

/** The first sentence about the cards made of a sheet. */
function createdCards(
  t: TFunction<"revision-sheets">,
  { created, already, deck }: { created: number; already: number; deck: string },
): string {
  if (created > 0) return t("cards.created", { count: created, deck });
  return already > 0 ? t("cards.already", { deck }) : t("cards.none");
}

/**
 * What can be done with a sheet, from the list or from its window. Deleting asks nothing: it can be
 * undone.
 */
export function useSheetActions(): SheetActions {
  const { t } = useTranslation("revision-sheets");
  const cache = useQueryClient();
  const [removed, setRemoved] = useState<Named | null>(null);
  return useMemo(() => {
    const refresh = () => cache.invalidateQueries({ queryKey: queries.list.key() });
    const failed = (key: "errors.pdf" | "errors.cards" | "errors.change") =>
      toast({ kind: "error", message: t(key), id: "revision-sheets" });
    return {
      removed,
      forgetRemoved: () => setRemoved(null),
      pdf: ({ id }) => downloadPdf(id).catch(() => failed("errors.pdf")),
      async cards({ id }) {
        try {
          const { deck, created, already, unverified } = await client.toCards({ id });
          return [
            createdCards(t, { created, already, deck }),
            ...(unverified > 0 ? [t("cards.unverified", { count: unverified })] : []),
          ];
        } catch {
          await failed("errors.cards");
          return null;
        }
      },
      async remove({ id, title }) {
        try {
          await client.remove({ id });
          noteEdit(id, false);
          setRemoved({ id, title });
          await forgetCache(id);
          await refresh();
        } catch {
          await failed("errors.change");
        }
      },
      async restore() {
        if (!removed) return;
        try {
          await client.restore({ id: removed.id });
          noteEdit(removed.id, true);
          setRemoved(null);
          await refresh();
        } catch {
          await failed("errors.change");
        }
      },
    };
  }, [cache, t, removed]);
}

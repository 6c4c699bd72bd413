import { Button } from "@mantine/core";
import {
  IconCards,
  IconFileTypePdf,
  IconPencil,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Sheet } from "../../domain/wire.ts";
import type { SheetActions } from "../use-sheet-actions.ts";
import styles from "./view.module.css";

interface SheetToolsProps {
  sheet: Sheet;
  actions: SheetActions;
  /** They come back after an edit: the keyboard was in it. */
  focused: boolean;
  onEdit(): void;
  onRemoved(): void;
}

/** What can be done with the sheet on screen. */
export function SheetTools({ sheet, actions, focused, onEdit, onRemoved }: SheetToolsProps) {
  const { t } = useTranslation("revision-sheets");
  const [busy, setBusy] = useState<"cards" | "pdf" | null>(null);
  const [cards, setCards] = useState<string[] | null>(null);
  const during = async (what: "cards" | "pdf", work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          autoFocus={focused}
          onClick={onEdit}
        >
          {t("actions.edit")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCards size={18} aria-hidden />}
          loading={busy === "cards"}
          onClick={() => void during("cards", async () => setCards(await actions.cards(sheet)))}
        >
          {t("actions.cards")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("actions.print")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          loading={busy === "pdf"}
          onClick={() => void during("pdf", () => actions.pdf(sheet))}
        >
          {t("actions.pdf")}
        </Button>
        <Button
          variant="default"
          className={styles.danger ?? ""}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => {
            onRemoved();
            void actions.remove(sheet);
          }}
        >
          {t("actions.remove")}
        </Button>
      </div>
      <div role="status">
        {cards && (
          <p className={styles.made}>
            {cards.join(" ")}{" "}
            <Link to="/flashcards" search={{ tab: "study" }}>
              {t("cards.study")}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

import { Button, Modal, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client as cards, useDecks } from "#features/flashcards/web/public.tsx";
import type { ActionDialogProps } from "#platform/feature/web/web-feature.ts";
import { PartPending } from "#platform/offline/web/cached-part.tsx";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { noteOf, type SourceText, startBatch } from "../domain/batch.ts";
import { deckFor } from "../domain/deck-for.ts";
import { extractCards } from "../domain/extract.ts";
import type { CardText } from "../domain/quality.ts";
import { wholeCard } from "../domain/whole-card.ts";
import styles from "./generate.module.css";
import { ProposalEdit } from "./proposal-edit.tsx";
import { listSheets, openHandover } from "./source-text.ts";

type Proposed = CardText & { from: number; to: number };

/** Value of the choice that makes a deck; no id looks so. */
const NEW = "new";
const MOST = 12;

/** What the rules find in the text; the statement itself under its subject when they find nothing. */
function proposalsOf(source: SourceText): Proposed[] {
  const title = source.subject ?? source.title;
  const found = extractCards(source.text, { title, count: MOST });
  const whole = { from: 0, to: source.text.length };
  return found.length > 0 ? found : [{ ...wholeCard(source.text, title), ...whole }];
}

/** The text of an answer, what may be asked of it, and the specialty of what it speaks of. */
const useProposals = ({ kind, id }: Pick<ActionDialogProps, "kind" | "id">) =>
  useQuery({
    queryKey: ["card-generation", kind, id],
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [handover, sheets] = await Promise.all([
        openHandover(`${kind}:${id}`, signal),
        listSheets(signal).catch(() => []),
      ]);
      if (!handover) return null;
      const { source } = handover;
      const sheet = sheets.find(({ title }) => title === source.subject);
      const placed = { ...source, specialty: sheet?.specialty ?? null };
      return { source: placed, proposals: proposalsOf(placed) };
    },
  });

/** A card of an answer, made over it: the answer stays where it is. */
export function AnswerCard({ kind, id, to, onClose }: ActionDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("flashcards");
  const { data, isError, refetch } = useProposals({ kind, id });
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("answerCard.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {isError && (
        <SaveIndicator state="failed" onRetry={() => void refetch()}>
          {t("answerCard.unread")}
        </SaveIndicator>
      )}
      {data === null && <p role="status">{t("answerCard.gone")}</p>}
      {data === undefined && !isError && <PartPending />}
      {data && <Writing {...data} to={to} onClose={onClose} />}
    </Modal>
  );
}

interface WritingProps {
  source: SourceText;
  proposals: readonly Proposed[];
  to: string;
  onClose(): void;
}

function Writing({ source, proposals, to, onClose }: WritingProps) {
  const { t } = useTranslation(["flashcards", "guidelines"]);
  const { data } = useDecks();
  const decks = data?.decks ?? [];
  const [at, setAt] = useState(0);
  const proposed = proposals[at % proposals.length];
  const [edited, setEdited] = useState<CardText | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const subject = source.subject ?? source.title;
  const specialty = source.specialty ? t(`guidelines:specialties.${source.specialty}`) : "";
  const near = deckFor(decks, subject, specialty);
  const named = specialty === "" ? subject.slice(0, 100) : specialty;
  const deckId = chosen ?? near?.id ?? NEW;
  if (!proposed) return null;
  const written = edited ?? proposed;

  const create = async (card: CardText): Promise<void> => {
    setFailed(false);
    try {
      const deck = deckId === NEW ? await newDeck(named) : deckId;
      const batch = startBatch({ source, by: "rules", deckId: deck, tags: [], parts: 1 });
      const { from, to: end } = proposed;
      const proposal = { id, card, from, to: end, judged: "accepting", duplicate: null } as const;
      const notes = [noteOf(batch, proposal)];
      if ((await enqueue("flashcard_note", { notes }, id).saved) === "memory")
        throw new DOMException("no room", "QuotaExceededError");
      const name = decks.find((one) => one.id === deck)?.name ?? named;
      void toast({ kind: "success", message: t("answerCard.done", { deck: name }), id: "card" });
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <NativeSelect
        className={styles.deckOf}
        label={t("decks.deck")}
        value={deckId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          ...decks.map(({ id: value, name: label }) => ({ value, label })),
          { value: NEW, label: t("answerCard.newDeck", { deck: named }) },
        ]}
      />
      <ProposalEdit
        key={at}
        written={written}
        judged="none"
        onChange={setEdited}
        onSave={(card) => void create(card)}
        onCancel={onClose}
      />
      {failed && <SaveIndicator state="failed">{t("errors.create")}</SaveIndicator>}
      <p className={styles.other}>
        {proposals.length > 1 && (
          <Button
            variant="subtle"
            onClick={() => {
              setAt((at + 1) % proposals.length);
              setEdited(null);
            }}
          >
            {t("answerCard.next", { at: at + 1, of: proposals.length })}
          </Button>
        )}
        <DynamicLink to={to} marked={false}>
          {t("answerCard.all")}
        </DynamicLink>
      </p>
    </>
  );
}

/** Resolves to its id; the one of that name when it is there already. */
async function newDeck(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await cards.createDeck({ id, name, options: {} });
  return id;
}

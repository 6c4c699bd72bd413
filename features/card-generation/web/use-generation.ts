import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { client as cards, tagsOf } from "#features/flashcards/web/public.tsx";
import { session } from "#platform/auth/web/session.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { storableStart } from "#platform/text/storable.ts";
import type { Batch } from "../domain/batch.ts";
import * as batches from "../domain/batch.ts";
import { partsOf } from "../domain/blocks.ts";
import { extractCards } from "../domain/extract.ts";
import { MOST_AT_ONCE, MOST_TEXT } from "../domain/limits.ts";
import { isSameBatch } from "../domain/merge.ts";
import type { CardText } from "../domain/quality.ts";
import { client, queries } from "./api.ts";
import { failureOf, type GenerationFailure } from "./failure.ts";
import {
  emptyForm,
  type Form,
  joinStored,
  lend,
  readStored,
  type Stored,
  storageKey,
  storedOrNull,
  writeStored,
} from "./generation-store.ts";

/** The item of the queue that carries accepted notes. */
const WORK = "flashcard_note";
const subjectOf = ({ source }: Batch): string => source.subject ?? source.title;
type Change = (batch: Batch) => Batch;

const withIds = <T extends object>(cards: readonly T[]) =>
  cards.map((card) => ({ ...card, id: crypto.randomUUID() }));

/**
 * The text, its proposals and what becomes of them: everything survives a reload but the call that
 * was under way.
 */
export function useGeneration() {
  const cache = useQueryClient();
  const me = session.current()?.id ?? "";
  const [kept, setKept] = useState<Stored>(() => readStored(me));
  const [onDevice, setOnDevice] = useState(true);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<GenerationFailure | "stopped" | null>(null);
  const call = useRef<AbortController | null>(null);
  const latest = useRef(kept);
  latest.current = kept;
  // What a device that is full refused is nowhere but here: its older copy takes nothing back.
  const keeps = useRef(true);

  const put = useCallback(
    (next: Stored) => {
      latest.current = next;
      setKept(next);
      keeps.current = writeStored(me, next);
      setOnDevice(keeps.current);
    },
    [me],
  );
  /** With what other tabs have done until now. */
  const fresh = useCallback((): Stored => {
    const stored = keeps.current ? storedOrNull(me) : null;
    return stored ? joinStored(latest.current, stored) : latest.current;
  }, [me]);
  const setForm = useCallback(
    (over: Partial<Form>) => {
      const { form, batch } = fresh();
      put({ form: { ...form, ...over }, batch });
    },
    [fresh, put],
  );
  const take = useCallback(
    (source: batches.SourceText, as: "sheet" | "answer") => setForm(lend(fresh().form, source, as)),
    [fresh, setForm],
  );
  /**
   * Changes the batch that the page shows, or the one that a call was made for: not one begun
   * meanwhile elsewhere.
   */
  const change = useCallback(
    (how: Change, of: Batch | null = latest.current.batch) => {
      const { form, batch } = fresh();
      if (batch && of && isSameBatch(batch, of)) put({ form, batch: how(batch) });
    },
    [fresh, put],
  );
  useEffect(() => {
    const told = ({ key }: StorageEvent) => {
      const stored = key === storageKey(me) && keeps.current ? storedOrNull(me) : null;
      if (!stored) return;
      const before = latest.current.batch;
      const joined = joinStored(latest.current, stored);
      // Only what the other tab lacks is written: both would otherwise answer each other for ever.
      if (JSON.stringify(joined) !== JSON.stringify(stored)) return put(joined);
      latest.current = joined;
      setKept(joined);
      // Left or begun again there: what is still being written is for nobody.
      if (before && !(joined.batch && isSameBatch(before, joined.batch))) call.current?.abort();
    };
    window.addEventListener("storage", told);
    return () => window.removeEventListener("storage", told);
  }, [me, put]);

  /**
   * Hands notes to the queue of the device. What says "accepted" is written once the queue keeps
   * them.
   */
  const hand = useCallback(
    (ids: readonly string[]) => {
      const { batch } = latest.current;
      const notes =
        batch?.proposals
          .filter(({ id, judged }) => ids.includes(id) && judged === "accepting")
          .map((one) => batches.noteOf(batch, one)) ?? [];
      const [first] = notes;
      if (!first) return;
      void enqueue(WORK, { notes }, notes.length === 1 ? first.id : undefined).saved.then(
        (where) => {
          if (where !== "memory") change((held) => batches.settle(held, ids), batch);
        },
      );
    },
    [change],
  );

  useEffect(() => {
    // A tab killed between a decision and the queue: the same notes again, by the same ids.
    const cut =
      latest.current.batch?.proposals
        .filter(({ judged }) => judged === "accepting")
        .map(({ id }) => id) ?? [];
    for (const id of cut) hand([id]);
    const stop = queue.onAcknowledged((_, type) => {
      if (type === WORK) void cache.invalidateQueries({ queryKey: queries.key() });
    });
    return () => {
      stop();
      call.current?.abort();
    };
  }, [cache, hand]);

  /**
   * Which of the waiting proposals the person asks already. Without network nothing is said of it.
   */
  const compare = useCallback(async () => {
    const { batch } = latest.current;
    const asked = batch ? batches.waiting(batch) : [];
    if (!batch || asked.length === 0) return;
    const questions = asked.slice(0, 200).map((one) => batches.noteOf(batch, one).question);
    const found = await cards.findDuplicates({ questions }).catch(() => []);
    const by = new Map(asked.map(({ id }) => [id, null as batches.Proposal["duplicate"]]));
    for (const { index, noteId, question } of found) {
      const one = asked[index];
      if (one) by.set(one.id, { noteId, question });
    }
    change((held) => batches.markDuplicates(held, by), batch);
  }, [change]);

  const extract = useCallback(
    (from: number, to: number) => {
      const { form, batch } = latest.current;
      if (!batch) return;
      const text = batch.source.text.slice(from, to);
      const cards = extractCards(text, { title: subjectOf(batch), count: form.count });
      const placed = cards.map((card) => ({ ...card, from: card.from + from, to: card.to + from }));
      change((held) => batches.propose(held, withIds(placed)), batch);
    },
    [change],
  );

  /** Asks the model about the next part of the text. */
  const ask = useCallback(async () => {
    const { form, batch } = latest.current;
    const part = batch && partsOf(batch.source.text, MOST_AT_ONCE)[batch.read];
    if (!batch || !part) return;
    const note = (how: Change) => change(how, batch);
    const controller = new AbortController();
    call.current = controller;
    setRunning(true);
    setProblem(null);
    const release = holdUnsaved();
    let cards = 0;
    try {
      const { text } = batch.source;
      const asked = {
        title: subjectOf(batch).slice(0, 500),
        text: text.slice(part.from, part.to),
        count: form.count,
      };
      const known = batches.questionsOf(batch).slice(-200);
      for await (const event of await client.generate(
        { ...asked, known },
        { signal: controller.signal },
      )) {
        if (event.type === "card") {
          cards += 1;
          const { type: _, ...card } = event;
          const placed = { ...card, from: card.from + part.from, to: card.to + part.from };
          note((held) => batches.propose(held, withIds([placed])));
        } else if (event.type === "dropped")
          note((held) => ({
            ...held,
            dropped: { ...held.dropped, [event.reason]: held.dropped[event.reason] + 1 },
          }));
        else if (event.type === "failed") {
          note((held) => ({
            ...held,
            failed: event.reason,
            replaced: held.replaced || cards === 0,
          }));
          if (cards === 0) extract(part.from, part.to);
        }
      }
      note((held) => ({ ...held, read: held.read + 1 }));
    } catch (error) {
      const { batch: shown } = latest.current;
      if (shown && isSameBatch(shown, batch))
        setProblem(controller.signal.aborted ? "stopped" : failureOf(error));
    } finally {
      release();
      call.current = null;
      setRunning(false);
    }
    if (!controller.signal.aborted || cards > 0) await compare();
  }, [change, compare, extract]);

  const start = useCallback(
    async (deckId: string, by: Batch["by"]) => {
      const { form } = fresh();
      const source = {
        ...form.source,
        text: storableStart(form.source.text.replaceAll("\0", " "), MOST_TEXT),
      };
      const parts = by === "model" ? partsOf(source.text, MOST_AT_ONCE).length : 1;
      setProblem(null);
      put({
        form: { ...form, deckId, by },
        batch: batches.startBatch({
          id: crypto.randomUUID(),
          source,
          by,
          deckId,
          tags: tagsOf(form.tags),
          parts,
        }),
      });
      if (by === "model") return ask();
      extract(0, source.text.length);
      change((held) => ({ ...held, read: 1 }));
      await compare();
    },
    [ask, change, compare, extract, fresh, put],
  );

  return {
    ...kept,
    running,
    problem,
    onDevice,
    setForm,
    take,
    start,
    ask,
    stop: useCallback(() => call.current?.abort(), []),
    accept: useCallback(
      (ids: readonly string[]) => {
        change((held) => batches.accept(held, ids));
        hand(ids);
      },
      [change, hand],
    ),
    change,
    /** Writes a text on a proposal; resolves to the id of the one that now holds it. */
    edit: useCallback(
      (id: string, card: CardText): string => {
        const added = crypto.randomUUID();
        change((held) => batches.rewrite(held, id, card, added));
        void compare();
        return latest.current.batch?.proposals.some((one) => one.id === added) ? added : id;
      },
      [change, compare],
    ),
    /** Forgets the proposals; the text too once everything is judged. */
    leave: useCallback(
      (whole: boolean) => {
        call.current?.abort();
        setProblem(null);
        const { form } = fresh();
        put({ form: whole ? emptyForm(form) : form, batch: null });
      },
      [fresh, put],
    ),
  };
}

export type GenerationState = ReturnType<typeof useGeneration>;

// A review of sheets. A rating is kept on the device before anything else, and leaves when the
// network is there.
import { useState } from "react";
import type { Rating } from "#features/memory/domain/public.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { scheduler } from "../../domain/schedule.ts";
import type { Sheet } from "../../domain/wire.ts";
import { timeZone } from "../api.ts";
import { REVIEW } from "../offline/pending.ts";

interface Run {
  left: readonly Sheet[];
  /** What was rated, with the sheet as it was before. */
  done: readonly { sheet: Sheet; after: Sheet; factId: string }[];
  /** Of the review to come: the interval on a button is the one it gives. */
  factId: string;
}

export interface Review {
  sheet: Sheet | undefined;
  factId: string;
  place: number;
  total: number;
  reviewed: readonly Sheet[];
  rate(rating: Rating): void;
  undo(): void;
}

export function useReview(sheets: readonly Sheet[]): Review {
  const [run, setRun] = useState<Run>(() => ({
    left: sheets,
    done: [],
    factId: crypto.randomUUID(),
  }));
  const { left, done, factId } = run;
  const [sheet, ...rest] = left;
  return {
    sheet,
    factId,
    place: done.length + 1,
    total: done.length + left.length,
    reviewed: done.map(({ after }) => after),
    rate(rating) {
      if (!sheet) return;
      const at = new Date();
      const place = { timeZone: timeZone() };
      enqueue(REVIEW, { sheetId: sheet.id, at: at.toISOString(), ...place, rating }, factId);
      const state = scheduler.rate(sheet.state, { id: factId, at, ...place, rating }, sheet.id);
      const after = { ...sheet, state };
      setRun({
        left: rest,
        done: [...done, { sheet, after, factId }],
        factId: crypto.randomUUID(),
      });
    },
    undo() {
      const last = done.at(-1);
      if (!last) return;
      enqueue(REVIEW, {
        sheetId: last.sheet.id,
        at: new Date().toISOString(),
        retracts: last.factId,
      });
      setRun({ left: [last.sheet, ...left], done: done.slice(0, -1), factId: crypto.randomUUID() });
    },
  };
}

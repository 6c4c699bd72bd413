// What share of its tariff each act keeps when several are done at one time. The derogations that
// were not opened (imaging, pathology, teeth, cancer surgery of the head and neck, different moments of
// a day) leave the whole association unverified.
import type { Reason } from "../code-report.ts";
import { inForce } from "../rule-sources.ts";
import type { Surgery } from "./circumstances.ts";

export interface AssociatedAct {
  code: string;
  amount: number;
  /** Of the official file: 0 alone, 1 procedure, 2 complement. */
  kind: string;
  /** Of the doctor's own activity: ADC is surgery; null when the file was not imported. */
  grouping: string | null;
}

export interface Share {
  code: string;
  /** Per cent of the tariff; 0: not paid. */
  rate: number;
  /** To write on the line; null: none is written. */
  association: string | null;
}

export type Association = { ok: true; shares: Share[] } | { ok: false; reason: Reason };

const SURGERY_ACTS = "ADC";
/** Surgery, technical acts of medicine, obstetrics. */
const GENERAL_RULE = new Set([SURGERY_ACTS, "ATM", "ACO"]);
const COMPLEMENT = "2";
const MOST = { usual: 2, regions: 2, trauma: 3 } as const;
const SHARES = { usual: [100, 50], regions: [100, 75], trauma: [100, 75, 50] } as const;
const CODE_OF_SHARE = new Map([
  [100, "1"],
  [50, "2"],
  [75, "3"],
]);

const no = (key: string): Association => ({ ok: false, reason: { key } });

function refusal(acts: readonly AssociatedAct[], surgery: Surgery, date: string): string | null {
  if (!inForce("association", date)) return "unchecked.associationThen";
  if (acts.some(({ grouping }) => grouping === null)) return "unchecked.associationGroups";
  if (acts.some(({ grouping }) => !GENERAL_RULE.has(grouping ?? "")))
    return "unchecked.associationOther";
  if (surgery !== "usual" && acts.some(({ grouping }) => grouping !== SURGERY_ACTS))
    return "unchecked.associationSurgery";
  return null;
}

export function associate(
  acts: readonly AssociatedAct[],
  surgery: Surgery,
  date: string,
): Association {
  const [only] = acts;
  if (acts.length === 1 && only)
    return only.kind === COMPLEMENT
      ? no("unchecked.complementAlone")
      : { ok: true, shares: [{ code: only.code, rate: 100, association: null }] };
  const why = refusal(acts, surgery, date);
  if (why !== null) return no(why);
  const mains = acts.filter(({ kind }) => kind !== COMPLEMENT);
  if (mains.length === 0) return no("unchecked.complementAlone");
  if (mains.length < acts.length) return withComplement(acts, mains);
  const ranked = [...mains].sort((a, b) => b.amount - a.amount);
  const shares = ranked.map(({ code }, rank): Share => {
    const rate = rank < MOST[surgery] ? (SHARES[surgery][rank] ?? 0) : 0;
    return { code, rate, association: CODE_OF_SHARE.get(rate) ?? null };
  });
  return { ok: true, shares };
}

/** One act and one complement: both whole, without a code. More of them is not said by the text. */
function withComplement(
  acts: readonly AssociatedAct[],
  mains: readonly AssociatedAct[],
): Association {
  if (acts.length > 2 || mains.length !== 1) return no("unchecked.complements");
  return { ok: true, shares: acts.map(({ code }) => ({ code, rate: 100, association: null })) };
}

// What other rooms ask of this one in the browser.
import { type ComponentProps, Suspense } from "react";
import { CitedPassage as Cited } from "./cited-passage.tsx";
import { DoseRows as Rows } from "./dose/dose-rows.tsx";
import { avoidedOf } from "./local/avoided.ts";
import { PassageGrade as Grade } from "./passage-grade.tsx";
import { useSheet } from "./use-sheet.ts";
import { WeightField as Field, weightOf } from "./weight-field.tsx";

/**
 * Doses as rows: the only way to show one on a screen. Give it every row of a passage, as it came
 * (`wireDose` of the contract is its shape on the wire), never a few of them: a limit or a tie
 * belongs to the row it bounds.
 *
 *     <DoseRows doses={passage.doses} from={passage.documentId} population={population} />
 *
 * `population`: whom the page is about; a row for somebody else says so, and without it every row
 * says for whom it is. `weight`: in kg; null asks for it, absent leaves the dose by kilogram.
 * `from`: the sheet, so that a tie leads to its passage there. `banned`: what the doctors of the
 * installation do not use is struck and looks like no prescription. Its texts and styles come with
 * it; nothing is drawn for a passage without doses.
 */
export const DoseRows = (props: ComponentProps<typeof Rows>) => (
  <Suspense fallback={null}>
    <Rows {...props} />
  </Suspense>
);

const PASSAGE = /^\/guidelines\/(?<sheet>[a-z0-9-]+)#(?<anchor>[drfetop]\d{1,2})$/;

/**
 * The doses of the passage that a link leads to, "/guidelines/anaphylaxie#t1"; nothing for any other
 * link, for a passage without doses, and while neither the library nor this device answers.
 */
export function DosesOfLink({ link, weight }: { link: string; weight?: number | undefined }) {
  const { sheet: id = "", anchor } = PASSAGE.exec(link)?.groups ?? {};
  const data = useSheet(id).data?.data;
  const passage = data?.content.find((one) => one.anchor === anchor);
  if (!data || !passage) return null;
  return (
    <DoseRows
      doses={passage.doses}
      from={id}
      population={data.population}
      weight={weight}
      banned={avoidedOf(passage, data) !== null}
    />
  );
}

/** A passage where it stands in its sheet, between its neighbours, with its doses and its sources. */
export const CitedPassage = (props: ComponentProps<typeof Cited>) => (
  <Suspense fallback={null}>
    <Cited {...props} />
  </Suspense>
);

/** For whom doses are computed; `weightOf` reads what is typed in it. */
export const WeightField = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={null}>
    <Field {...props} />
  </Suspense>
);
export { weightOf };

/** What was read of the source of a passage, in a mark and in words. */
export const PassageGrade = (props: ComponentProps<typeof Grade>) => (
  <Suspense fallback={null}>
    <Grade {...props} />
  </Suspense>
);

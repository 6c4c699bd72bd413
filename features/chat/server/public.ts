// What other features that export documents ask of this room.
import type { PdfDocument } from "../domain/conversation-pdf.ts";
import { questionsByDay } from "./queries-questions.ts";
import { renderPdf } from "./render-pdf.ts";

/** The bytes of a PDF, laid out in a thread of its own. `footer` holds {page} and {pages}. */
export const layOutPdf = (document: PdfDocument, footer: string): Promise<Uint8Array<ArrayBuffer>> =>
  renderPdf(document, footer);

/** How much a person asked on each day. */
export const countQuestions = (...given: Parameters<typeof questionsByDay>) => questionsByDay(...given);

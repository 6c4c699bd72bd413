// PDF files for tests: laid out as people's are, or written object by object as nobody's should be.
import { preparedPdfmake } from "#platform/pdf/server/prepared-pdfmake.ts";

/** A document of pdfmake as a file. */
export const pdfOf = async (document: object): Promise<Uint8Array> =>
  new Uint8Array(await preparedPdfmake().createPdf(document).getBuffer());

export const streamOf = (bytes: Uint8Array, dictionary = "") =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/** Objects 1, 2, … as they are given; the first is the catalogue. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n")];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((object, index) => {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(whole);
    at += whole.length;
    return at - whole.length;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/**
 * One page with this content stream; `catalogue` adds entries to the first object, `more` follows
 * object 5.
 */
export const onePage = (
  content: Uint8Array,
  { dictionary = "", catalogue = "", more = [] as readonly (string | Uint8Array)[] } = {},
): Uint8Array =>
  rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /X 6 0 R >> >> >>",
    streamOf(content, dictionary),
    FONT,
    ...more,
  ]);

// Lays a document out, in a thread of its own: hundreds of pages take seconds, which other people's answers cannot wait.
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import pdfmake from "pdfmake";
import type { PdfDocument } from "../pdf-document.ts";

const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts", "Roboto");
const font = (name: string) => join(fonts, `Roboto-${name}.ttf`);
pdfmake.setFonts({
  Roboto: {
    normal: font("Regular"),
    bold: font("Medium"),
    italics: font("Italic"),
    bolditalics: font("MediumItalic"),
  },
});
// A document fetches nothing, whatever its text says, and reads no file but its fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts + sep));

const { document, footer } = workerData as { document: PdfDocument; footer: string };
const bytes = await pdfmake
  .createPdf({
    ...document,
    pageMargins: [48, 48, 48, 54],
    footer: (page: number, pages: number) => ({
      text: footer.replace("{page}", String(page)).replace("{pages}", String(pages)),
      alignment: "center",
      fontSize: 8,
      color: "#5a6a6c",
      margin: [0, 16, 0, 0],
    }),
  })
  .getBuffer();
parentPort?.postMessage(new Uint8Array(bytes));

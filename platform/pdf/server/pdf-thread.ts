// Lays a document out, in a thread of its own: hundreds of pages take seconds, which other people's
// answers cannot wait.
import { parentPort, workerData } from "node:worker_threads";
import type { PdfDocument } from "../pdf-document.ts";
import { preparedPdfmake } from "./prepared-pdfmake.ts";

const { document, footer } = workerData as { document: PdfDocument; footer: string };
const bytes = await preparedPdfmake()
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

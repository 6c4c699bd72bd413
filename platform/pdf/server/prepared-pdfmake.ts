import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import pdfmake from "pdfmake";

const fonts = join(
  dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
  "fonts",
  "Roboto",
);
const font = (name: string) => join(fonts, `Roboto-${name}.ttf`);

/**
 * pdfmake with its fonts. A document fetches nothing, whatever its text says, and reads no file but
 * these.
 */
export function preparedPdfmake(): typeof pdfmake {
  pdfmake.setFonts({
    Roboto: {
      normal: font("Regular"),
      bold: font("Medium"),
      italics: font("Italic"),
      bolditalics: font("MediumItalic"),
    },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts + sep));
  return pdfmake;
}

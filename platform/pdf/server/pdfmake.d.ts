// pdfmake ships no types: what the PDF thread uses of it.
declare module "pdfmake" {
  interface PdfMake {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    /** Called with each address a document asks for; false refuses it. */
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    setLocalAccessPolicy(allow: (path: string) => boolean): void;
    createPdf(document: object): { getBuffer(): Promise<Buffer> };
  }
  const pdfmake: PdfMake;
  export default pdfmake;
}

// Where nothing can be a source, whatever it says of itself.
import { linkParts } from "./link.ts";

/**
 * Pages written by a machine, anonymous uploads, personal decks and blogs, mirrors of applications.
 */
const INADMISSIBLE = [
  "scribd.com",
  "coek.info",
  "docplayer.net",
  "docplayer.fr",
  "docslib.org",
  "docksci.com",
  "fdokument.com",
  "pdfcoffee.com",
  "pdfslide.net",
  "vdocuments.us",
  "studylib.es",
  "123dok.net",
  "studylibfr.com",
  "studylib.net",
  "slideplayer.fr",
  "slideshare.net",
  "yumpu.com",
  "droracle.ai",
  "neurotrials.ai",
  "fly.dev",
  "github.io",
  "cardiologywiki.com",
  "guideline-genius.com",
  "hautetfort.com",
  "omssurgeon.com",
  "tachy.org",
  "irescue.uk",
  "ghost.io",
  "nixil.ovh",
  "health-abstracts.com",
  "distantreader.org",
  "medic.co.il",
  "medicine-pro.com",
  "posos.co",
  "wikipedia.org",
];
export const isInadmissible = (link: string): boolean => {
  const { host } = linkParts(link);
  return INADMISSIBLE.some((one) => host === one || host.endsWith(`.${one}`));
};

// Where nothing can be a source, whatever it says of itself.
import { linkParts } from "./link.ts";

/**
 * Pages written by a machine, anonymous uploads, personal decks and blogs, mirrors of applications:
 * a whole host, or the part of one whose other pages copy a label.
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
  "readkong.com",
  "fdocuments.fr",
  "fdocuments.net",
  "documentine.com",
  "pdfprof.com",
  "doczz.net",
  "orris.care",
  "medmind.pro",
  "medicoreinc.com",
  "mededuct.com",
  "medprym.ovh",
  "vukou.com",
  "inpharmd.com",
  "iatrox.com",
  "timeofcare.com",
  "emgurus.com",
  "medsummariesweekly.com",
  "vidal24.fr",
  "pourquoidocteur.fr",
  "msymi.com",
  "itacarep.it",
  "rxreasoner.com/indications",
  "rxreasoner.com/substances",
];
export const isInadmissible = (link: string): boolean => {
  const { host, path } = linkParts(link);
  const [, part = ""] = path.split("/");
  return INADMISSIBLE.some((one) => {
    const [site = "", section] = one.split("/");
    return (
      (host === site || host.endsWith(`.${site}`)) && (section === undefined || section === part)
    );
  });
};

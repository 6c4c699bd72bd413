import { heartFailure, liverDisease } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "blachford, blatchfor, blatchfort, blatcford, blatschford, (score de |glasgow-|glasgow )?blatchford, gbs",
    en: "(glasgow-|glasgow )?blatchford (score|bleeding score)?, gbs",
    es: "(escala de |glasgow-|glasgow )?blatchford, gbs",
  },
  inputs: {
    melaena: {
      yes: {
        fr: "selles ~ (noir*|goudron*), m(o)?elena*, rectorragie* noire*, melena*, melaena*, selles (noires|goudron*)",
        en: "mel(a)?ena, black (stool*|tarry), tarry stool*",
        es: "melena*, heces (negras|melenicas), deposiciones (negras|melenicas)",
      },
      no: {
        fr: "(pas de|aucun|sans) (sang|trace de sang) (au|sur le) (tr|toucher rectal|doigtier), selles (sont )?(de )?(couleur )?(normale*|marron*|claire*|sans sang), (tr|toucher rectal) (normal|propre|sans sang|sans melena|negatif)",
        en: "(normal|brown) stool*, (rectal exam*|pr) (normal|clear)",
        es: "heces (normales|marrones), tacto rectal (normal|limpio)",
      },
    },
    syncope: {
      yes: {
        fr: "pc (breve|initiale|inaugurale), (est )?tombe* (dans les pommes|inconscient*), evanoui*, malaise ~ (perte de connaissance|syncop*|pc), syncop*, perte de (connaissance|conscience), (a |avoir |ayant )?perdu (connaissance|conscience), pdc, (pc|malaise) ~ (avec|pdc), pc initiale, pci",
        en: "syncop*, fainted, collapse*, blackout, loss of consciousness, passed out",
        es: "sincop*, perdida de (conocimiento|conciencia|consciencia), desmayo",
      },
      open: { fr: "malaise*", en: "dizz*, faint*", es: "mareo*" },
      not: { fr: "lipothymi*, pre-syncop*", en: "pre-syncop*, near-syncop*", es: "presincop*" },
    },
    hepaticDisease: liverDisease,
    cardiacFailure: heartFailure,
  },
};

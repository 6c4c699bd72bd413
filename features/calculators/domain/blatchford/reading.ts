import { heartFailure, liverDisease } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "(score de |glasgow-|glasgow )?blatchford, gbs",
    en: "(glasgow-|glasgow )?blatchford (score|bleeding score)?, gbs",
    es: "(escala de |glasgow-|glasgow )?blatchford, gbs",
  },
  inputs: {
    melaena: {
      yes: {
        fr: "melena*, melaena*, selles (noires|goudron*)",
        en: "mel(a)?ena, black (stool*|tarry), tarry stool*",
        es: "melena*, heces (negras|melenicas), deposiciones (negras|melenicas)",
      },
    },
    syncope: {
      yes: {
        fr: "syncop*, perte de (connaissance|conscience), (a |avoir |ayant )?perdu (connaissance|conscience), pdc, (pc|malaise) ~ (avec|pdc), pc initiale, pci",
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

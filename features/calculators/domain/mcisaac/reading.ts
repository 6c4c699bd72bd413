import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "mac isaac, mcisaac, mc isaac",
    en: "mcisaac, mc isaac, modified centor",
    es: "mcisaac, mc isaac, centor modificado",
  },
  inputs: {
    fever: {
      yes: {
        fr: "fievre, febrile, temperature (> |superieure a )38",
        en: "fever, febrile",
        es: "fiebre, febril",
      },
      no: { fr: "apyretique, apyrexie, afebrile", en: "afebrile, apyrexial", es: "afebril" },
      above: { measure: "temperature", value: 38 },
    },
    noCough: {
      yes: {
        fr: "(pas de|sans|absence de|ni|aucune) toux, ne tousse pas",
        en: "(no|without|absence of|absent) cough, cough absent, not coughing",
        es: "(sin|no|ausencia de|ni) tos, no tose",
      },
      no: { fr: "toux, tousse", en: "cough, coughing, coughs", es: "tos, tose" },
    },
    tenderNodes: {
      yes: {
        fr: "adenopath*, adp, ganglion*",
        en: "(cervical |tender |anterior )*(adenopath*|lymphadenopath*|nodes)",
        es: "adenopat*, ganglio*",
      },
    },
    tonsils: {
      yes: {
        fr: "exsudat*, pultace*, angine blanche, amygdal* ~ (hypertrophi*|tumefi*|augment*|grosse*|blanc*)",
        en: "exudat*, (swollen|enlarged) tonsils, tonsil* ~ (swollen|swelling|enlarged)",
        es: "exudad*, amigdal* ~ (hipertrof*|aumentad*|inflamad*)",
      },
    },
  },
};

import { alteredMentation, heartFailure } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "pessi, pesi, pesi complet",
    en: "pesi, pulmonary embolism severity index",
    es: "pesi",
  },
  inputs: {
    cancer: {
      yes: {
        fr: "k (actif|evolutif|en cours|traite|metastatique)*, neo active, k (pancreas|ovaire*|rein|vessie|estomac|oesophage|rectum|foie|orl|uterus|poumon|mammaire), (adenocarcinome|sarcome|melanome|mesotheliome|cholangiocarcinome|hepatocarcinome|glioblastome|tumeur* (cerebrale*|pulmonaire*|colique*))*, immunotherap*, cbnpc, chc, cancer*, neoplasi*, neo (actif|evolutif|du *|de *), neo ~ (actif|evolutif|metastatique), neo (pulmonaire|bronch*|colique|rectal|mammaire|prostatique|orl|pancrea*|digestif|renal|vesical), tumeur maligne, metasta*, chimio*, lymphome, leucemie, myelome, carcinom*, k (du|de|d'|pulm*|bronch*|sein|prostat*|col*)",
        en: "cancer*, malignan*, neoplas*, chemo*, metasta*, lymphoma, leuk*emia, myeloma, carcinom*",
        es: "cancer*, neoplasi*, tumor maligno, metasta*, quimio*, linfoma, leucemia, mieloma, carcinoma*",
      },
      no: {
        fr: "(pas de|sans|ni|aucun) k",
        en: "never (had )?cancer",
        es: "nunca cancer",
      },
      open: { fr: "neo", en: "tumour, tumor", es: "tumor" },
      history: true,
    },
    heartFailure,
    lungDisease: {
      system: "lungs",
      yes: {
        fr: "bronchite* chronique*, insuffisan* respiratoire* (chronique*|sous (o2|oxygene)|appareille*|oxygeno*), (o2|oxygene|oxygenotherapie|oxygenodependan*) (au )?(long cours|a domicile|longue duree), (ddb|dilatation des bronches|mucoviscidose|sarcoidose pulmonaire|silicose|pneumoconiose|pid|fpi), blond-?bronch*, asthmatique*, bpco, emphysem*, (maladie|pathologie|insuf*) (pulmonaire|respiratoire) chronique, insuf* resp* chronique, irc respiratoire, asthm*, fibrose pulmonaire, pneumopathie interstitielle, bronchopathie*",
        en: "copd, chronic (lung|pulmonary|respiratory) disease, emphysema, asthma, pulmonary fibrosis, interstitial lung disease",
        es: "epoc, enfisema, (enfermedad|insuficiencia) (pulmonar|respiratoria) cronica, asma*, fibrosis pulmonar, neumopatia cronica",
      },
      // Chronic? Denied, it is none.
      open: {
        fr: "(maladie*|pathologie*|atteinte*|insuf*) (pulmonaire*|respiratoire*)",
        en: "(lung|pulmonary|respiratory) (disease|condition)",
        es: "(enfermedad*|insuficiencia*) (pulmonar*|respiratoria*)",
      },
      history: true,
    },
    alteredMentation,
  },
};

import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "child-pug, chid-pugh, child-pough, chil-pugh, child-plugh, child-pugh, child-turcotte-pugh, (score|classe|stade|classification) (de |du )?child, child (a|b|c)",
    en: "child-pugh, child-turcotte-pugh, (pugh|child's) (score|class)",
    es: "child-pugh, child-turcotte-pugh, (escala|clase|clasificacion|estadio) (de )?child, pugh",
  },
  doubtful: {
    names: { fr: "child", en: "child", es: "child" },
    beside: {
      fr: "cirrho*, ascite*, bili*, encephalo*, albumin*",
      en: "cirrho*, ascites, bilirubin",
      es: "cirros*, cirrotic*, ascitis, bilirrubina",
    },
  },
  inputs: {
    // In English and Spanish "PT" and "TP" are more often a time in seconds.
    prothrombin: {
      names: {
        fr: "tp, taux de prothrombine, prothrombine, quick",
        en: "prothrombin (activity|index|level), quick",
        es: "(actividad|tasa|indice) de protrombina, protrombina, quick",
      },
      bare: { percent: [8, 130] },
    },
    ascites: {
      options: {
        none: {
          fr: "ascite (absente|nulle|0), absence d'ascite",
          en: "ascites (absent|none|nil)",
          es: "ascitis (ausente|no|0)",
        },
        mild: {
          fr: "ascite* ~ (faible abondance|petite abondance|minim*|echographi*), (peu|un peu|trace*) d'ascite, ascite (bien )?(controlee|repondant|sensible) ~ (diuretique*|traitement*|regime), ascite* (est )?(minime|legere|discrete|moderee controlee|controlee|faible|peu abondante|minime a), (lame|petite lame|petite|legere|discrete|minime) (d')?ascite, ascite ~ (controlee|repondant|sous diuretique*)",
          en: "(mild|slight|small|minimal|trace|controlled) (amount of |volume of |volume )?ascites, ascites (is )?(mild|slight|small|minimal|controlled), ascites ~ (controlled|diuretic*)",
          es: "ascitis (es )?(leve|ligera|minima|discreta|escasa|controlada), (leve|ligera|minima|escasa) ascitis, ascitis ~ (controlada|diuretico*)",
        },
        moderate: {
          fr: "(ventre|abdomen) ~ (tendu|distendu|ballonne) ~ ascite, (beaucoup|enormement) d'ascite, ascite ~ (tendu*|refractaire*|abondant*|grande abondance|moyenne abondance|resistant*), ascite (de )?(moyenne|grande) (abondance|quantite), ascite* (est )?(moderee|abondante|importante|tendue|refractaire|volumineuse|severe|massive|de grande abondance|de moyenne abondance|moyenne), (grosse|volumineuse|importante) ascite",
          en: "(moderate|large|tense|refractory|severe|gross|massive|marked) (volume )?ascites, ascites (is )?(moderate|large|tense|refractory|severe)",
          es: "ascitis (es )?(moderada|abundante|importante|a tension|refractaria|grave|severa|masiva)",
        },
      },
      open: { fr: "ascite*", en: "ascites", es: "ascitis" },
      absent: "none",
    },
    encephalopathy: {
      options: {
        none: {
          fr: "encephalopathie ~ (absente|nulle), encephalopathie (grade |stade )?0, (eh) 0, absence d'encephalopathie",
          en: "encephalopathy (absent|none|nil|grade 0)",
          es: "encefalopatia (hepatica )?(ausente|no|grado 0)",
        },
        grade12: {
          fr: "(legere|discrete|minime|petite|debutante) (encephalopathie|confusion), (asterixis|flapping) (isole|discret|sans (trouble|somnol*)*), (encephalopathie|eh) ~ (1|2|i|ii|1-2|i-ii|legere|minime|moderee|discrete), encephalopathie (hepatique )?(de )?(grade |stade )(1|2|i|ii), (grade|stade) (1|2|i|ii) ~ encephalopathie",
          en: "encephalopathy ~ (1|2|i|ii|1-2|i-ii|mild|minimal), grade (1|2|i|ii) ~ encephalopathy, (mild|minimal) (hepatic )?encephalopathy",
          es: "encefalopatia ~ (1|2|i|ii|1-2|i-ii|leve|minima), encefalopatia (hepatica )?(grado )?(1|2|i|ii)",
        },
        grade34: {
          fr: "(stupeur|stuporeux|coma) hepatique, encephalopathie ~ (coma*|profonde|majeure), (encephalopathie|eh) ~ (3|4|iii|iv|3-4|iii-iv|severe|grave), coma hepatique, (grade|stade) (3|4|iii|iv) ~ encephalopathie",
          en: "encephalopathy ~ (3|4|iii|iv|3-4|iii-iv|severe), hepatic coma, grade (3|4|iii|iv) ~ encephalopathy, severe (hepatic )?encephalopathy",
          es: "encefalopatia ~ (3|4|iii|iv|3-4|iii-iv|grave|severa), coma hepatico",
        },
      },
      open: {
        fr: "eh, encephalopathie*, encephalopathe, asterixis, flapping, confus*",
        en: "encephalopathy, asterixis, confus*",
        es: "encefalopatia, asterixis, flapping, confus*",
      },
      absent: "none",
    },
  },
};

import { liverDisease } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

/** Kidney and liver in one breath. */
const BOTH_NORMAL = {
  fr: "(fonction* renale*|rein*|bilan* renal) et (hepatique*|foie) (sont )?normal*, (fonction* renale*|rein*) et (hepatique*|foie) (sont )?normaux, (foie|fonction* hepatique*) et (rein*|renale*) (sont )?(normaux|normal*)",
  en: "normal (kidney*|renal|liver|hepatic) and (kidney*|renal|liver|hepatic) (function*)?, (kidney*|renal|liver|hepatic) and (kidney*|renal|liver|hepatic) (function* )?(are |is )?normal",
  es: "(rinon*|funcion* renal*|higado) y (hepatica*|higado|rinon*) normal*, (funcion* )(renal|hepatica) y (renal|hepatica) normal*",
};

export const reading: Reading = {
  names: { fr: "has-bled", en: "has-bled", es: "has-bled" },
  inputs: {
    hypertension: {
      system: "pressure",
      yes: {
        fr: "(hta|hypertension*|hypertendu*|tension|ta|pa) (* )?(* )?(non|mal|pas|peu|pas bien|insuffisamment) (controle*|equilibre*), (hta|hypertension*|hypertendu*|tension) (* )?(desequilibre*|incontrole*|severe|resistante)",
        en: "(uncontrolled|poorly controlled|badly controlled|severe) (hypertens*|bp|htn|blood pressure), (hypertens*|htn|bp|blood pressure) (* )?(uncontrolled|poorly controlled|badly controlled|not controlled|not well controlled)",
        es: "(hta|hipertens*|tension) (arterial )?(* )?(no|mal|poco) controlad*, (hta|hipertens*|tension) (arterial )?(* )?(descontrolad*|grave)",
      },
      no: {
        fr: "(hta|hypertension*|hypertendu*|tension|ta|pa) (arterielle )?(bien |traitee |traitee et |traite et |est |est bien )?(controle*|equilibre*), normotend*",
        en: "(well-)?controlled (hypertens*|bp|htn|blood pressure), (hypertens*|htn|bp) (is )?(well )?controlled, normotens*",
        es: "(hta|hipertens*|tension) (arterial )?(bien )?controlad*, normotens*",
      },
      not: {
        fr: "hypertension (portale|pulmonaire|intracranienne|arterielle pulmonaire)",
        en: "(portal|pulmonary|intracranial) hypertension",
        es: "hipertension (portal|pulmonar|intracraneal)",
      },
      above: { measure: "systolic", value: 160 },
      open: {
        fr: "hta, hypertend*, hypertension*",
        en: "hypertens*, htn, high blood pressure",
        es: "hta, hipertens*",
      },
      history: true,
    },
    renal: {
      system: "kidneys",
      yes: {
        fr: "dialys*, hemodialys*, greffe* renal*, transplant* renal*, insuf* renal* (severe|terminale|stade 5)",
        en: "dialysis, h(a)?emodialysis, (renal|kidney) transplant*, (end-stage|severe) (renal|kidney) (disease|failure)",
        es: "dialisis, hemodialisis, trasplant* renal, insuficiencia renal (terminal|grave)",
      },
      no: {
        fr: `(fonction renale|rein*|bilan renal) (est )?(normale*|normaux|normal|conservee), creat* normale, (clairance|dfg) (est )?(normal*|conserve*), ${BOTH_NORMAL.fr}`,
        en: `normal (renal|kidney) function, (renal|kidney) function (is )?normal, normal creatinine, ${BOTH_NORMAL.en}`,
        es: `funcion renal (es )?normal, creatinina normal, ${BOTH_NORMAL.es}`,
      },
      from: { measure: "creatinine", value: 200, otherwise: "yields" },
      open: {
        fr: "insuf* renal*, irc, ir, mrc, maladie renale, fonction renale alteree",
        en: "ckd, (renal|kidney) (disease|failure|impairment|insufficiency), impaired (renal|kidney) function",
        es: "(insuficiencia|enfermedad) renal, erc, irc",
      },
      history: true,
    },
    liver: {
      ...liverDisease,
      open: { fr: "hepatique*", en: "hepatic, liver", es: "hepatic*" },
      no: {
        fr: `(fonction hepatique|bilan hepatique|foie) (est )?(normal*), (bh) normal, ${BOTH_NORMAL.fr}`,
        en: `normal (liver|hepatic) function, (liver|hepatic) function (is )?normal, normal (lfts|liver tests), (lfts|liver tests) normal, ${BOTH_NORMAL.en}`,
        es: `(funcion|perfil) hepatic* (es )?normal, ${BOTH_NORMAL.es}`,
      },
    },
    stroke: {
      system: "brain",
      yes: {
        fr: "avc, accident vasculaire cerebral, infarctus cerebral, avc (ischemique|hemorragique)",
        en: "stroke*, cva, cerebral infarct*",
        es: "ictus, acv, accidente cerebrovascular, infarto cerebral",
      },
      not: {
        fr: "(risque|prevention) ~ avc",
        en: "stroke (risk|prevention), (risk|prevention) of stroke",
        es: "(riesgo|prevencion) ~ (ictus|acv)",
      },
      open: { fr: "ait", en: "tia, tias", es: "ait" },
      history: true,
    },
    bleeding: {
      yes: {
        fr: "saign* (majeur*|grave*|digestif*), (hemorragie*|saignement*) (majeure*|digestive*|grave*|intracranienne*|cerebrale*|gastrique*|intracerebrale*), (antecedent*|atcd*) ~ (saign*|hemorrag*), deja saigne, a saigne, hematome (sous-dural|extra-dural|retro-peritoneal|intra-cranien|cerebral|du psoas), predisposition hemorragique, diathese hemorragique, anemi*, ulcere ~ (hemorragique|saign*), thrombopeni*, hemophil*, melena, hematemese",
        en: "(major|gi|gastrointestinal|previous|prior|intracranial|serious|history of) (gi |major )?(bleed*|h(a)?emorrhage*), bled, bleeding (history|tendency|predisposition|diathesis), predispos* ~ bleeding, an(a)?emi*, thrombocytop*, h(a)?emophil*, melaena, melena",
        es: "(sangrado*|hemorragia*) (mayor*|digestiv*|grave*|intracraneal*|previ*), (antecedente*|historia) ~ (sangrado*|hemorrag*), predisposicion ~ (sangrado|hemorrag*), anemi*, trombopeni*, hemofili*, melena, ha sangrado",
      },
      not: {
        fr: "has-bled, risque (hemorragique|de saign*|d'hemorrag*)",
        en: "bleeding (risk|score), risk of bleeding",
        es: "riesgo (hemorragico|de sangrado|de hemorragia)",
      },
      // Anaemia predisposes; its limit is not the same for all.
      below: { measure: "haemoglobin", value: 130, opens: true, otherwise: "nothing" },
      open: {
        fr: "avc hemorragique, saign*, hemorrag*, epistaxis",
        en: "h(a)?emorrhagic stroke, bleed*, h(a)?emorrhag*, epistaxis",
        es: "ictus hemorragico, sangr*, hemorrag*, epistaxis",
      },
      history: true,
    },
    labileInr: {
      yes: {
        fr: "inr ~ (labile*|instable*|fluctu*|variable*|varie*|desequilibre*|yoyo*|irregulier*|jamais (equilibre|stable|dans la cible)|mal equilibre*|en dents de scie|hors cible), ttr (< 60|bas)",
        en: "(labile|unstable|erratic|fluctuating) inr*, inr* ~ (labile|unstable|erratic|fluctuating), (low ttr|ttr < 60)",
        es: "inr ~ (labil*|inestable*|variable*|fluctuante*), ttr (< 60|bajo)",
      },
      no: {
        fr: "inr ~ (stable*|equilibre*|bien equilibre*|dans la cible), (pas d'|sans |pas sous |non sous |jamais d'|ni )(avk|anticoagulant*), inr (non applicable|na), sous aod, aod, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa, naif ~ anticoagulant*",
        en: "(stable) inr*, inr* ~ (stable|in range|well controlled), doac, noac, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa",
        es: "inr ~ (estable*|controlad*|en rango), acod, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa",
      },
    },
    drugs: {
      yes: {
        fr: "antiplaquett*, antiagregant*, aap, ains, anti-inflammatoire*, ibuprofen*, ketoprofen*, diclofenac, naproxen*, aspirin*, aspegic, kardegic, clopidogrel, plavix, ticagrelor, prasugrel",
        en: "antiplatelet*, nsaid*, anti-inflammator*, ibuprofen, diclofenac, naproxen, aspirin, clopidogrel, ticagrelor, prasugrel",
        es: "antiagregant*, antiplaquet*, aine, aines, antiinflamatori*, ibuprofeno, diclofenaco, naproxeno, aspirina, aas, adiro, clopidogrel, ticagrelor, prasugrel",
      },
    },
    alcohol: {
      yes: {
        fr: "(ethylisme|alcool*|oh) ~ (chronique|excessi*|important*|massi*|abusi*), alcoolique*, alcoolo-dependan*, alcoolisme, ethyli*, exogenose, intoxication ethylique chronique, (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (verres|unites) (d'alcool )?(par |/ |a la )?(semaine|sem), (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (verres|unites)/(semaine|sem|s), (2|3|4|5|6|7|8|10|12) (verres|unites)/(j|jour), (2|3|4|5|6|7|8|10|12) (verres|unites) (d'alcool )?(par )?jour",
        en: "(heavy|excess*|harmful) (alcohol|drink*), alcohol* (abuse|excess|dependen*|misuse|use disorder), alcoholic, alcoholism, (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (drinks|units)/(week|wk), (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (drinks|units) (of alcohol )?(a |per )?week, (2|3|4|5|6|8|10) (drinks|units) (a |per )day",
        es: "alcoholi*, enolismo, (consumo|abuso|exceso) ~ (excesivo|alcohol), alcohol (excesivo|en exceso), (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (copas|bebidas|unidades)/semana, (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (copas|bebidas|unidades) (a la |por )?semana, (2|3|4|5|6|8|10) (copas|bebidas|unidades) (al |por )dia",
      },
      no: {
        fr: "(1|un|quelques) verre* (de vin |de biere )?(de temps en temps|occasionnel*|le week-end|rarement), (1|2|3|4|5|6|7|un|une|deux|trois|quatre|cinq|six|sept) verre*/(semaine|sem), (1|2|3|4|5|6|7|un|une|deux|trois|quatre|cinq|six|sept) verre* (d'alcool )?(par |a la )?(semaine|sem), abstinen*, ne boit pas, alcool (occasionnel|0|modere)",
        en: "(1|2|3|4|5|6|7|one|two|three|four|five|six|seven) (drink*|unit*|glass*) ~ week, drinks (1|2|3|4|5|6|7|one|two|three|four|five|six|seven) (drink*|unit*|glass*) ~ week, teetotal*, non-drinker, does not drink, occasional alcohol",
        es: "(1|2|3|4|5|6|7|una|dos|tres|cuatro|cinco|seis|siete) (copa*|bebida*|unidad*) ~ semana, abstemi*, no bebe, alcohol ocasional",
      },
      open: { fr: "alcool, oh, verres", en: "alcohol, drink*", es: "alcohol, bebe, copas" },
    },
  },
};

import { LIVER_OPEN_FR, liverDisease } from "../common-criteria.ts";
import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";

/** Kidney and liver in one breath. */
const BOTH_NORMAL = {
  fr: "(fonction* renale*|rein*|bilan* renal) et (hepatique*|foie) (sont )?normal*, (fonction* renale*|rein*) et (hepatique*|foie) (sont )?normaux, (foie|fonction* hepatique*) et (rein*|renale*) (sont )?(normaux|normal*)",
  en: "normal (kidney*|renal|liver|hepatic) and (kidney*|renal|liver|hepatic) (function*)?, (kidney*|renal|liver|hepatic) and (kidney*|renal|liver|hepatic) (function* )?(are |is )?normal",
  es: "(rinon*|funcion* renal*|higado) y (hepatica*|higado|rinon*) normal*, (funcion* )(renal|hepatica) y (renal|hepatica) normal*",
};

export const reading: Reading = {
  names: { fr: "has-bleed, hasbeld, has-bld, has-blet, has-bled", en: "has-bled", es: "has-bled" },
  inputs: {
    hypertension: {
      system: "pressure",
      yes: {
        fr: "(hta|tension|ta|pa) (a |: |= )?*/* (non|mal|pas|peu|pas bien|insuffisamment) (controle*|equilibre*), (hta|hypertension*) ~ (elevee malgre|refractaire*|labile|instable|desequilibree|explosive), (pas|non) (controlee|equilibree) (sur le plan )?tension*, (hta|hypertension*|hypertendu*|tension|ta|pa) (* )?(* )?(non|mal|pas|peu|pas bien|insuffisamment) (controle*|equilibre*), (hta|hypertension*|hypertendu*|tension) (* )?(desequilibre*|incontrole*|severe|resistante)",
        en: "(uncontrolled|poorly controlled|badly controlled|severe) (hypertens*|bp|htn|blood pressure), (hypertens*|htn|bp|blood pressure) (* )?(uncontrolled|poorly controlled|badly controlled|not controlled|not well controlled)",
        es: "(hta|hipertens*|tension) (arterial )?(* )?(no|mal|poco) controlad*, (hta|hipertens*|tension) (arterial )?(* )?(descontrolad*|grave)",
      },
      no: {
        fr: "(hta|hypertension*|hypertendu*|tension*|ta|pa) ~ (bien )?(controlee*|equilibre*|stable*|stabilisee*|dans les normes|a l'objectif), (pas d'|sans |ni |aucune )(hta|hypertension), (hta|hypertension*|hypertendu*|tension|ta|pa) (arterielle )?(bien |traitee |traitee et |traite et |est |est bien )?(controle*|equilibre*), normotend*",
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
        fr: "dialyse (peritoneale)?, eer chronique, (rein|reins) (greffe*|transplante*), insuffisan* renal* (terminal*|dialyse*), (irct|irt), (mrc|irc) (stade )?(5|v), dialys*, hemodialys*, greffe* renal*, transplant* renal*, insuf* renal* (severe|terminale|stade 5)",
        en: "dialysis, h(a)?emodialysis, (renal|kidney) transplant*, (end-stage|severe) (renal|kidney) (disease|failure)",
        es: "dialisis, hemodialisis, trasplant* renal, insuficiencia renal (terminal|grave)",
      },
      no: {
        fr: `(rein*|fonction renale|bilan renal|creat*|clairance|dfg) ~ (normal*|normaux|sain*|correct*|conserve*|ok|ras), (pas d'|sans |aucune |ni )(insuf* renal*|atteinte renale|irc|dialyse), (fonction renale|rein*|bilan renal) (est )?(normale*|normaux|normal|conservee), creat* normale, (clairance|dfg) (est )?(normal*|conserve*), ${BOTH_NORMAL.fr}`,
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
      open: { fr: `hepatique*, ${LIVER_OPEN_FR}`, en: "hepatic, liver", es: "hepatic*" },
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
        fr: "(rectorragie*|hematemese*|hemorragie*|saignement*|epistaxis) ~ (transfus*|choc|hospitalis*|embolis*|grave*|majeur*), transfus* ~ (saign*|hemorrag*), (ulcere|angiodysplasie*|varices oesophag*) ~ (saign*|hemorrag*|rompu*), saigne ~ (ulcere|estomac|intestin|tube digestif|grave*), (hsd|hed|hemorragie meningee|hematome intra*), willebrand, maladie hemorragique, saign* (majeur*|grave*|digestif*), (hemorragie*|saignement*) (majeure*|digestive*|grave*|intracranienne*|cerebrale*|gastrique*|intracerebrale*), (antecedent*|atcd*) ~ (saign*|hemorrag*), deja saigne, hematome (sous-dural|extra-dural|retro-peritoneal|intra-cranien|cerebral|du psoas), predisposition hemorragique, diathese hemorragique, anemi*, ulcere ~ (hemorragique|saign*), thrombopeni*, hemophil*, melena, hematemese",
        en: "(major|gi|gastrointestinal|previous|prior|intracranial|serious|history of) (gi |major )?(bleed*|h(a)?emorrhage*), bled, bleeding (history|tendency|predisposition|diathesis), predispos* ~ bleeding, an(a)?emi*, thrombocytop*, h(a)?emophil*, melaena, melena",
        es: "(sangrado*|hemorragia*) (mayor*|digestiv*|grave*|intracraneal*|previ*), (antecedente*|historia) ~ (sangrado*|hemorrag*), predisposicion ~ (sangrado|hemorrag*), anemi*, trombopeni*, hemofili*, melena, ha sangrado",
      },
      not: {
        fr: "has-bled, risque (hemorragique|de saign*|d'hemorrag*)",
        en: "bleeding (risk|score), risk of bleeding",
        es: "riesgo (hemorragico|de sangrado|de hemorragia)",
      },
      no: {
        fr: "(jamais|n'a pas) (saigne|eu de saignement*|eu d'hemorragie*|fait d'hemorragie*), (pas d'|pas de |aucun |sans )(antecedent*|atcd*|terrain) (hemorragique*|de saignement*), (pas de|aucun|aucune|sans|ni) (saignement|hemorragie)*",
        en: "never bled, no bleeding (history|tendency)",
        es: "nunca ha sangrado, sin antecedentes hemorragicos",
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
        fr: "inr ~ (tres variable*|non equilibre*|jamais stable*|tout le temps hors|difficile a equilibrer|entre 1 et 5), ttr (a )?(1|2|3|4|5)(0|1|2|3|4|5|6|7|8|9) %, (avk|coumadine|previscan|warfarine) ~ (mal equilibre*|desequilibre*|instable*), inr ~ (rarement|peu souvent) dans la cible, inr ~ (labile*|instable*|fluctu*|variable*|varie*|desequilibre*|yoyo*|irregulier*|jamais (equilibre|stable|dans la cible)|mal equilibre*|en dents de scie|hors cible), ttr (< 60|bas)",
        en: "ttr (of )?(1|2|3|4|5)(0|1|2|3|4|5|6|7|8|9) %, (labile|unstable|erratic|fluctuating) inr*, inr* ~ (labile|unstable|erratic|fluctuating), (low ttr|ttr < 60)",
        es: "ttr (de )?(1|2|3|4|5)(0|1|2|3|4|5|6|7|8|9) %, inr ~ (labil*|inestable*|variable*|fluctuante*), ttr (< 60|bajo)",
      },
      no: {
        fr: "ttr (a )?(6|7|8|9)(0|1|2|3|4|5|6|7|8|9) %, inr (ok|bon|bons|regulier*|correct*), (aod|naco), (pas encore|jamais) (sous )?(anticoagule*|avk), (avk|coumadine|previscan|warfarine) ~ (bien equilibre*|stable*), inr ~ (stable*|equilibre*|bien equilibre*), inr (est |sont |toujours )?dans la cible, (pas d'|sans |pas sous |non sous |jamais d'|ni )(avk|anticoagulant*), inr (non applicable|na), sous aod, aod, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa, naif ~ anticoagulant*",
        en: "(stable) inr*, inr* ~ (stable|in range|well controlled), doac, noac, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa",
        es: "inr ~ (estable*|controlad*|en rango), acod, apixaban, rivaroxaban, dabigatran, edoxaban, eliquis, xarelto, pradaxa",
      },
    },
    drugs: {
      yes: {
        fr: "(efient|brilique|duoplavin|asasantine|profenid|voltarene|advil|nurofen|apranax|celecoxib|meloxicam|piroxicam|celebrex), (double|bi)-?(therapie)? (antiagregation|anti-agregation|antiplaquettaire), anti-agregant*, antiplaquettaire*, antiplaquett*, antiagregant*, aap, ains, anti-inflammatoire*, ibuprofen*, ketoprofen*, diclofenac, naproxen*, aspirin*, aspegic, kardegic, clopidogrel, plavix, ticagrelor, prasugrel",
        en: "antiplatelet*, nsaid*, anti-inflammator*, ibuprofen, diclofenac, naproxen, aspirin, clopidogrel, ticagrelor, prasugrel",
        es: "antiagregant*, antiplaquet*, aine, aines, antiinflamatori*, ibuprofeno, diclofenaco, naproxeno, aspirina, aas, adiro, clopidogrel, ticagrelor, prasugrel",
      },
      open: {
        fr: "(aspirin*|ains|ibuprofene|antiagregant*|kardegic|plavix|clopidogrel) (* )?(arrete*|stoppe*|interrompu*|suspendu*), (a |ayant )(arrete|stoppe|interrompu) (la |sa |le |les |son |l')(aspirin*|ains|kardegic|plavix|clopidogrel|antiagregant*)",
        en: "(aspirin|nsaid*|clopidogrel) ~ (stopped|discontinued)",
        es: "(aspirina|aines|clopidogrel) ~ (suspendid*|retirad*)",
      },
    },
    alcohol: {
      yes: {
        fr: "(ethylisme|alcool*|oh) ~ (chronique|excessi*|important*|massi*|abusi*), alcoolique*, alcoolo-dependan*, alcoolisme, ethyli*, exogenose, intoxication ethylique chronique, (consommation|prise) (excessive|abusive|massive|importante|chronique) (d'|de l')alcool, (consommation|prise) (d'|de l')alcool (excessi*|important*|abusi*|massi*), (abus|exces) (d'|de l')alcool, boit (trop|beaucoup|excessivement|enormement) d'alcool, alcool (excessivement|en exces), cirrhose (alcoolique|ethylique), buveur (excessif|chronique), (une|1|deux|2|trois|3) bouteille* de (vin|whisky|vodka|rhum|pastis|rose|rouge) (par |chaque |/)(jour|j)",
        en: "(heavy|excess*|harmful) (alcohol|drink*), alcohol* (abuse|excess|dependen*|misuse|use disorder), alcoholic, alcoholism, (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (drinks|units)/(week|wk), (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (drinks|units) (of alcohol )?(a |per )?week, (2|3|4|5|6|8|10) (drinks|units) (a |per )day",
        es: "alcoholi*, enolismo, (consumo|abuso|exceso) ~ (excesivo|alcohol), alcohol (excesivo|en exceso), (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (copas|bebidas|unidades)/semana, (8|9|10|11|12|13|14|15|16|18|20|21|25|28|30|35|40) (copas|bebidas|unidades) (a la |por )?semana, (2|3|4|5|6|8|10) (copas|bebidas|unidades) (al |por )dia",
      },
      no: {
        fr: "(1|un|quelques) verre* (de vin |de biere )?(de temps en temps|occasionnel*|le week-end|rarement), abstinen*, (boit|consomme) (pas|jamais|plus)( d'alcool)?, ne (boit|consomme) (pas|jamais|plus)( d'alcool)?, alcool (occasionnel*|0|modere*|rare*|mondain|festif), sobre*, (1|un) verre* ~ (dimanche|samedi|fetes|occasion*|repas de famille), (consommation|alcool) (d'alcool )?(moderee|occasionnelle|raisonnable|faible|modere|nulle), buveur occasionnel",
        en: "(1|2|3|4|5|6|7|one|two|three|four|five|six|seven) (drink*|unit*|glass*) ~ week, drinks (1|2|3|4|5|6|7|one|two|three|four|five|six|seven) (drink*|unit*|glass*) ~ week, teetotal*, non-drinker, does not drink, occasional alcohol",
        es: "(1|2|3|4|5|6|7|una|dos|tres|cuatro|cinco|seis|siete) (copa*|bebida*|unidad*) ~ semana, abstemi*, no bebe, alcohol ocasional",
      },
      open: {
        fr: "ancien* (alcoolique|ethylique|buveur)*, (alcool*|ethyli*|alcoolique) (chronique )?(sevre*|arrete*|stoppe*|abstinent*), alcool, oh, verres",
        en: "alcohol, drink*",
        es: "alcohol, bebe, copas",
      },
      from: [
        { measure: "drinksAWeek", value: 8 },
        { measure: "drinksADay", value: 2 },
      ],
    },
  },
  measures: {
    drinksAWeek: {
      of: measure(["none"], { usual: [0, 60], possible: [0, 300] }),
      names: {
        fr: "(verres|verre|unites|unite) (d'alcool |de vin |de biere |standard )?(par |a la |chaque )?(semaine|sem|s)",
        en: "(drinks|drink|units|glasses) (of alcohol |of wine )?(a |per |par |each |every )?(week|wk)",
        es: "(copas|copa|bebidas|unidades) (de alcohol |de vino )?(a la |por |par |cada )?semana",
      },
      bare: {},
    },
    drinksADay: {
      of: measure(["none"], { usual: [0, 15], possible: [0, 60] }),
      names: {
        fr: "(verres|verre|unites|unite) (d'alcool |de vin |de biere |standard )?(par |chaque )?(jour|j)",
        en: "(drinks|drink|units|glasses) (of alcohol |of wine )?(a |per |par |each |every )?day",
        es: "(copas|copa|bebidas|unidades) (de alcohol |de vino )?(al |por |par |cada )?dia",
      },
      bare: {},
    },
  },
};

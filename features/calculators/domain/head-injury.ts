// What both rules of PECARN ask of a child's head injury, and how the age tells them apart.

import type { NumberInput } from "./calculator.ts";
import { measure } from "./quantities.ts";
import type { CriterionReading, NumberReading, Phrases } from "./reading.ts";

const count = (from: number, to: number): string =>
  `(${Array.from({ length: to - from + 1 }, (_, rank) => from + rank).join("|")})`;

/** Ages that mean each rule; an age of both, or none, means neither. */
export const UNDER_2: Phrases = {
  fr: `${count(1, 23)}( )?mois, ${count(1, 31)}( )?(jours|j) de vie, ${count(1, 12)}( )?semaines de vie, (1|un)( )?an, nourrisson*, bebe, nouveau-ne*`,
  en: `${count(1, 23)}( |-)?(months|month|mo|m/o)( |-)?(old)?, (1|one)( |-)?(year|yr)( |-)?(old)?, infant*, baby, newborn*`,
  es: `${count(1, 23)}( )?meses, un mes, (1|un)( )?ano, lactante*, bebe, recien nacid*`,
};
export const FROM_2: Phrases = {
  fr: `${count(2, 17)}( )?(ans|a), ${count(24, 47)}( )?mois, (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze) ans, adolescent*, ado`,
  en: `${count(2, 17)}( |-)?(years|year|yr|yrs|yo|y/o)( |-)?(old)?, (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)( |-)(years|year)( |-)?(old)?, adolescent*, teenager*`,
  es: `${count(2, 17)}( )?anos, (dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) anos, adolescent*`,
};

export const ALTERED: CriterionReading = {
  below: { measure: "gcs", value: 15 },
  yes: {
    fr: "peu (reactif*|eveille*|tonique*), hypotonique*, geignard* et peu reactif*, difficile a reveiller, (ne repond|repond) (pas|plus|mal|peu) (aux questions|a l'appel|a la voix|aux stimul*), (incoherent*|propos incoherents), (glasgow|gcs) (<|inferieur a) 15, (conscience|vigilance) ~ (altere*|anormale*|trouble*|fluctuante), (trouble*|alteration*|baisse) ~ (conscience|vigilance), confus*, desorient*, agite*, agitation, somnol*, obnubil*, ralenti*, (questions|propos) repet*, repete ~ questions, (pose|repete) ~ (meme|memes) question*, lethargi*, reponses lentes",
    en: "altered mental status, (altered|reduced|decreased|abnormal) (mental*|consciousness|alertness), confus*, disorient*, agitat*, somnol*, drows*, lethargi*, sleepy, slow to respond, slow response*, repetitive question*",
    es: "(alteracion|disminucion|trastorno) ~ (conciencia|consciencia|estado mental), confus*, desorient*, agita*, somnol*, obnubil*, letarg*, preguntas repet*, respuesta* lenta*",
  },
  no: {
    fr: "(eveil|etat d'eveil|contact|reactivite) (est )?(normal*|bon|conserve*|satisfaisant), (bon|bonne) (contact|eveil|reactivite|vigilance), (tres |bien )?(tonique*|souriant*|joueu*), sans trouble* (de |de la )?(conscience|vigilance), (conscience|vigilance) (ok|ras|parfaite|bonne), interagit (bien|normalement), (conscience|vigilance) (est )?(normale|claire|conservee|intacte), (bien )?conscient*, (bien )?oriente*, vigile, vigilant*, alerte, bien eveille*, bien reveille*, eveille*, reactif*, reactive*",
    en: "alert, (normal|full) (alertness|consciousness|mental*), oriented, orientated, awake, conscious",
    es: "(conciencia|consciencia) (normal|conservada), consciente, orientad*, alerta, despiert*",
  },
  judgement: true,
};

/** What a mechanism that is none of the severe ones is called. */
export const MINOR: Phrases = {
  fr: "(chute*|accident*|choc|mecanisme|traumatisme|cinetique) (est |semble )?(mecanique |accidentelle )?(banal*|mineur*|benin*|simple*|sans gravite|anodin*|non dangereu*|non violent*|non severe*|peu violent*|leger*|legere*|de faible energie|a faible energie|a basse energie), (sans|pas de|aucun) (mecanisme|traumatisme) (a risque|dangereu*|violent*|severe*)",
  en: "(minor|simple|trivial|mild|low-energy|low-risk|mechanical) (fall|mechanism|trauma|accident|head injury), (fall|mechanism) (was )?(minor|trivial|mild|simple|not dangerous|not severe)",
  es: "(caida|mecanismo|traumatismo|accidente) (es )?(banal|leve|menor|simple|trivial|no peligros*|no grave)",
};
export const joined = (one: Phrases, other: Phrases): Phrases => ({
  fr: `${one.fr}, ${other.fr}`,
  en: `${one.en}, ${other.en}`,
  es: `${one.es}, ${other.es}`,
});

/** `above`: the height of the fall from which the mechanism is severe, in centimetres. */
export const severeMechanism = (above: number): CriterionReading => ({
  above: { measure: "fallHeight", value: above, otherwise: "yields" },
  yes: {
    fr: "(mecanisme|cinetique|traumatisme) ~ (severe*|violent*|grave*|haute energie|a risque|elevee|haute cinetique), haute (cinetique|energie), eject*, tonneau*, (mort|deces|decede*) ~ passager, passager ~ (mort|decede*), (pieton*|velo|cycliste*) ~ (renverse*|percute*|fauche*|heurte*) ~ (voiture|vehicule|auto|camion|moto|scooter|bus), (renverse*|percute*|fauche*|heurte*) ~ (par|une) ~ (voiture|vehicule|auto|camion|moto|scooter|bus), (velo|cycliste) ~ sans casque ~ (voiture|vehicule|percute*|renverse*)",
    en: "(severe|dangerous|high-energy|high-risk|high energy) ~ mechanism, mechanism ~ (severe|dangerous), eject*, rollover, death of ~ passenger, passenger ~ (died|killed), (pedestrian*|bicycl*|cyclist*|bike) ~ (struck|hit|run over), (struck|hit|run over) by ~ (car|vehicle|truck|van|bus|motorbike), high-impact object",
    es: "mecanismo ~ (grave|severo|violento|alta energia|riesgo), alta energia, (eyect*|expuls*), eyeccion, vuelco, muerte ~ pasajero, pasajero ~ (muert*|fallec*), (peaton*|ciclista*|bici*) ~ (atropell*|arroll*), (atropell*|arroll*)",
  },
  no: joined(MINOR, {
    fr: "(chute*|tombe*) ~ (chaise|fauteuil|canape|tabouret|poussette|lit) (basse)?, (chute*|tombe*) ~ (velo|trottinette|patin*|draisienne) ~ (a |de )?(faible|petite|basse) (vitesse|allure), (chute*|tombe*) en (courant|marchant|trottinant), (cogne*|heurte*|tape*) ~ (contre|dans|la) ~ (table|porte|mur|meuble|coin|enfant|copain|camarade), glissade, (chute|tombe*) (d'une|sur une) marche, (chute*|tombe*) de (sa|la) (propre )?hauteur, (chute*|tombe*) de plain-pied, (mecanisme|cinetique|choc|traumatisme) ~ (non severe|benin*|mineur*|faible*|leger*|modere*|peu violent*|non violent*), sans mecanisme ~ (severe|violent), faible (cinetique|energie), mecanisme simple",
    en: "(fall|fell|tumbled) (off|from|out of) (a |the |his |her )?(chair|bed|sofa|couch|stool), (fall|fell) from standing (height)?, ground-level fall, (low-energy|minor|mild|low-risk) mechanism, mechanism ~ (minor|mild|not severe)",
    es: "caida desde su (propia )?altura, caida de su (propia )?altura, mecanismo ~ (leve|menor|banal|no grave), baja energia",
  }),
  // The height, or what the crash was, decides.
  open: {
    fr: "(chute*|tombe*) ~ (chaise|fauteuil|lit) (haut*|superpos*|mezzanine|en hauteur), (chute*|tombe*) ~ (poussette|lit|chaise|fauteuil) ~ escalier*, (chute*|tombe*) en (courant|marchant|trottinant|jouant) ~ (etage*|balcon|toit|arbre|fenetre|mur|escalier*), etage*, balcon, toit, escalier*, fenetre, echelle, arbre, mur, table a langer, plan a langer, lit superpose, (accident|avp) ~ (voiture|route|circulation|voie publique|velo|trottinette|moto|quad), avp, percute*, renverse*, (chute|tombe*) ~ (bras|table|poney|cheval|manege|toboggan)",
    en: "stairs, balcony, roof, window, ladder, tree, changing table, bunk bed, (car|traffic|bike|bicycle|road) (accident|crash|collision), mvc, rta, mva",
    es: "escalera*, balcon, tejado, ventana, arbol, cambiador, litera, accidente (de )?(trafico|coche|bici*)",
  },
});

export const FALL: Readonly<Record<string, NumberReading & { of: NumberInput }>> = {
  fallHeight: {
    of: measure(["cm", "m"], { usual: [10, 1000], possible: [1, 5000] }),
    names: {
      fr: "chute* (de |d'une hauteur de |d')?, chute*, tombe* (de |d'une hauteur de |d')?, tombe*, hauteur (de)?",
      en: "fall (of|from)?, fell (from)?, fell, height (of)?",
      es: "caida (de|desde)?, cayo (de|desde)?, caido (de|desde)?, altura (de)?",
    },
    bare: {},
  },
};

import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "gmesa, gemssa, gemsa", en: "gemsa", es: "gemsa" },
  inputs: {
    group: {
      // Dead on arrival, then the care needed, then how it was planned.
      wins: ["1", "6", "5", "3"],
      letters: ["gemsa", "groupe", "group", "grupo"],
      options: {
        "1": {
          fr: "(decede*|mort*) ~ (arrivee|avant), deja (decede*|mort*), arrive* (decede*|mort*), (dcd|deces) ~ (arrivee|avant)",
          en: "(dead|died|deceased) ~ (arrival|before), dead on arrival, doa",
          es: "(fallecid*|muert*|exitus) ~ (llegada|llegar|antes|ingreso)",
        },
        "2": {
          fr: "(sort|ressort|repart|rentre|sortie|retour a domicile) ~~ (convoque*|reconvoque*|rendez-vous|rdv), (repart*|retourne*|rentre*|renvoye*|sort*) ~ (apres|avec|suite) (suture*|soins|consultation|radio*|pansement|ordonnance|avis), (repart*|retourne*|rentre*) (chez|a la maison|a son domicile|au domicile), ram, (non|pas) convoque* ~ (sort*|repart*|rentre*|domicile|soins), sort* ~ (consultation|soins|domicile|maison|avis|sutur*|ordonnance), (retour*|rentre*|renvoye*|reparti*) ~ (domicile|maison|ehpad|chez), rad, sort*",
          en: "discharged (home)?, went home, sent home, left ~ (treatment|care|consultation)",
          es: "(alta|dad* de alta|enviad*) ~ (domicilio|casa), alta, de vuelta a casa",
        },
        "3": {
          fr: "convoque* (pour|a|ce|au)?, (vient|revient|vu|vue) (pour|sur|a) (un |son |le )?(rendez-vous|rdv) (pour|de) (pansement|ablation|controle|soins), convoque*, reconvoque*, (soins|pansement*|controle|consultation) (programme*|prevu*|a distance), revient ~ (pansement*|controle|ablation|fils)",
          en: "called back, scheduled ~ (care|visit|dressing|review), planned (review|return|visit), return* for (a )?(dressing|planned|scheduled)",
          es: "citad*, (cura*|revision|consulta) programad*, convocad*",
        },
        "4": {
          fr: "(non|pas) (attendu*|prevu*|convoque*) ~ (hospitalis*|admis*|transfere*|garde*|monte*) (en|dans|au|a) (le |la |un |une |l')?*, (non|pas) (attendu*|prevu*) (et |puis |mais )?(hospitalis*|admis*|transfere*|garde*), hospitalis* (non|pas) (prevue|programmee|attendue), (garde*|monte*) (en|dans le) (service|medecine|chirurgie|uhcd), venu* ~ hospitalis*, hospitalis*, admis* (en|dans|au), transfere* ~ service, non attendu* ~ hospitalis*",
          en: "admitted, hospitali*, admission to",
          es: "ingresad*, hospitaliz*, ingresa (en)?, ingreso en",
        },
        "5": {
          fr: "attendu*, attendu* (en|dans|au|par), (entree|hospitalisation|admission) (programmee|prevue), (attendu*|prevu*) ~ (service|chirurgie|medecine|cardio*|pneumo*|neuro*), passage (d'|pour ~ )organisation, raison* d'organisation",
          en: "expected (in|by|on), (planned|scheduled|booked) admission, (expected|awaited) ~ (ward|service|unit)",
          es: "esperad* (en|por), ingreso programado, (esperad*|previst*) ~ (servicio|planta|unidad)",
        },
        "6": {
          fr: "dechoc*, dechoqu*, (reanimation|intubation|prise en charge) immediate, reanime*, (prise en charge|pec) ~ (immediate|lourde|importante|prolongee|intensive), (salle|box) ~ (vitale*|dechocage|sauv), sauv, surveillance ~ (prolongee|heure*|scope*)",
          en: "resuscitation (room|bay)?, resuscitated, (immediate|prolonged|major) (care|management|treatment), (monitor*|observ*) ~ hour*",
          es: "reanimad*, (sala|box) de (criticos|parada|reanimacion), (atencion|manejo|tratamiento) (inmediat*|prolongad*), (vigilancia|observacion|monitoriz*) ~ hora*",
        },
      },
    },
  },
};

import { diabetes } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "abdc2, abcd-deux, acbd2, abcd-2, abcd", en: "abcd-2, abcd", es: "abcd-2, abcd" },
  inputs: {
    signs: {
      options: {
        weakness: {
          fr: "(pouvait|pouvoir|peut|arriv*|reussi*) (plus|pas) ~ (lever|bouger|tenir|serrer|soulever|utiliser) ~ (bras|main|jambe|stylo|tasse), (bras|jambe|main|hemicorps) ~ (sans force|maladroit*|engourdi* et faible*|lachait|ne repondait plus|parti|partie|partait), lach* ~ (tasse|verre|stylo|objet*|couverts), paralysie ~ (bras|jambe|membre*|hemicorps|face), (bouche|visage|levre|commissure) ~ (de travers|devie*|tombant*|tombe*), (asymetrie|deviation) faciale, pf centrale, moins de force, (chute|derive) (du |de la )(bras|jambe|membre*), hemipares*, hemipleg*, deficit* (moteur*|hemicorporel moteur), deficit* ~ moteur*, deficit* (complet |partiel |transitoire |gauche |droit )?(du |d'un |de la |de l'|des )(membre*|bras|main|jambe|hemicorps|hemiface|face), deficit (brachi*|facial*|crural*|hemicorporel*), faiblesse*, monopares*, (paresie|paralysie) (faciale|brachi*)?, paresie, faiblesse* unilateral*, brachio-facial*, (bras|jambe|main|hemicorps|hemiface) ~ (faible*|lourd*|paralyse*|inerte*|ne bouge*|ballant*), (bras|jambe|main|hemicorps) ~ (repond*|bouge*|obeissait) (plus|pas), (perte|baisse|manque) de force, deficit moteur",
          en: "weakness, hemipares*, hemipleg*, motor deficit, (arm|leg|hand|limb|face) ~ weak, monopares*, paresis, facial droop",
          es: "debilidad*, hemipares*, hemipleji*, deficit motor, monopares*, paresia*, perdida de fuerza",
        },
        speech: {
          fr: "bafouill*, bredouil*, jargon*, charabia, (propos|paroles|discours) ~ (incomprehensible*|embrouill*), (difficult*|mal|peine|gene) (a |pour )(parler|s'exprimer|articuler|trouver ses mots), (elocution|parole|langage|articulation) ~ (trouble*|difficile|perturbe*|altere*|empatee), (mots|phrases) ~ (sortaient|sort*) (plus|pas), melange* ses mots, mutisme, mutique, (cherch*|trouv*) ~ ses mots, aphas*, dysarthr*, (trouble*|difficulte*|perte*) ~ (parole|langage|elocution|phas*|mots), manque du mot, (arriv*|pouvait|pouvoir|peut|reussi*) (plus|pas) ~ (parler|mots), ne parl* (plus|pas), cherch* ~ mots, parole ~ (difficile|pateuse|bredouill*)",
          en: "aphas*, dysphas*, dysarthr*, slurred, (unable to|could not|couldn't|can't) (speak|talk|find words), (speech|language) (disturbance|difficult*|impairment|problem*|loss|disorder), (difficulty|trouble) speaking",
          es: "afasi*, disfasi*, disartri*, (trastorno*|alteracion*|dificultad*) ~ (habla|lenguaje|palabra|hablar)",
        },
        other: {
          fr: "(symptome*|signe*|trouble*|atteinte*) (purement )?(sensitif*|visuel*|vestibulaire*) (isole*|pur*|seul*)?, voile noir, (vision|vue) ~ (floue|double|trouble), (perte|baisse) ~ (vision|vue|acuite), (monoculaire|quadranops*|scotome*), instabilite, troubles de l'equilibre, insensib*, amaurose*, (trouble*|deficit*) ~ (visuel*|sensitif*|sensoriel*), diplop*, vertige*, paresthes*, fourmillement*, engourdi*, picotement*, hypoesthes*, hemianops*, ataxi*, cecite",
          en: "amaurosis, (visual|sensory) (loss|disturbance|deficit|symptoms), numb*, tingl*, pins and needles, diplopia, vertigo, paraesthes*, paresthes*, hemianop*, ataxia",
          es: "amaurosis, (alteracion*|deficit|perdida|sintomas) ~ (visual*|sensitiv*), diplop*, vertigo, parestesi*, hormigue*, acorch*, entumec*, hipoestesi*, hemianops*, ataxia",
        },
      },
      wins: ["weakness", "speech"],
    },
    duration: {
      options: {
        under10: {
          fr: "quelques (secondes|minutes a peine), (moins de|< ) ?dix minutes",
          en: "(a )?few seconds",
          es: "unos segundos",
        },
        from10: { fr: "un quart d'heure", en: "quarter of an hour", es: "un cuarto de hora" },
        from60: {
          fr: "(toute la|une) (matinee|journee|soiree|apres-midi|nuit), plus d'une heure, (dure|pendant|durant) (environ |bien )?une (bonne )?heure, (regress*|resol*|recuper*|cede*|disparu*) en une heure, plusieurs heures, quelques heures",
          en: "several hours, (a )?few hours",
          es: "varias horas, unas horas",
        },
      },
      minutes: [
        [10, "under10"],
        [60, "from10"],
        [Number.POSITIVE_INFINITY, "from60"],
      ],
    },
    diabetes,
  },
};

import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "glasgow", en: "glasgow, coma scale", es: "glasgow", any: "gcs" },
  value: true,
  inputs: {
    eyes: {
      letters: ["e", "y", "o", "yeux", "eyes", "ojos", "oculaire", "ouverture des yeux", "ocular"],
      options: {
        "4": {
          fr: "(yeux|oculaire*|ouverture) ~ spontane*, spontane* ~ yeux, yeux ouverts",
          en: "eye* ~ spontan*, spontan* ~ eye*, eyes open",
          es: "(ojos|ocular*) ~ espontane*, ojos abiertos",
        },
        "3": {
          fr: "(yeux|oculaire*|ouverture) ~ (appel|appelle|interpelle|voix|parle|parole*|demande|commande|ordre*|bruit)",
          en: "eye* ~ (voice|speech|spoken|called|talked|command*|call*|sound|verbal*)",
          es: "(ojos|ocular*) ~ (voz|llama*|orden*|habla*|sonido|estimulo verbal)",
        },
        "2": {
          fr: "(yeux|oculaire*|ouverture) ~ (douleur*|douloureu*|nocicept*|pincement|pincer)",
          en: "eye* ~ (pain*|pressure|pinch*)",
          es: "(ojos|ocular*) ~ (dolor*|doloroso*)",
        },
        "1": {
          fr: "(aucune|absence d'|pas d'|sans) (ouverture|ouvrir), n'ouvre pas ~ yeux, ne pas ouvrir ~ yeux, yeux ~ fermes, yeux ~ fermes ~ (douleur*|stimul*), (ouverture|oculaire*) ~ (nulle|absente)",
          en: "no eye opening, no eyes opening, without eye opening, eyes ~ (closed|shut), eyes ~ (closed|shut) ~ (pain*|stimul*), (not|n't|never) open ~ eyes, eyes do not open",
          es: "no abre ~ ojos, (sin|no|ausencia de) apertura, ojos cerrados, ojos cerrados ~ (dolor*|estimul*)",
        },
        NT: {
          fr: "yeux non (testable*|evaluable*)",
          en: "eyes (not testable|untestable)",
          es: "ojos no (valorable*|evaluable*)",
        },
      },
    },
    verbal: {
      letters: ["v", "verbal", "verbale", "reponse verbale", "parole"],
      options: {
        "5": {
          fr: "oriente*, sait (ou (il|elle) est|quel jour|la date), (propos|discours|parole*|reponse) ~ (coherent*|adapte*|normale*)",
          en: "oriented, orientated, (talks|talking|converses|speaks|speech) ~ normal*, normal (speech|conversation)",
          es: "orientad*, (lenguaje|conversacion|habla) ~ (coherente|normal*)",
        },
        "4": { fr: "confus*, desoriente*", en: "confus*, disorient*", es: "confus*, desorientad*" },
        "3": {
          fr: "(mot*|propos|parole*|reponse*|verbal*|phrases) ~ (inapproprie*|incoherent*|inadapte*|hors contexte), mots sans suite",
          en: "inappropriate*, random words",
          es: "(palabra*|lenguaje|respuesta) ~ (inapropiad*|inadecuad*|incoherente*)",
        },
        "2": {
          fr: "incomprehensible*, gemi*, grogn*, geint, geignement*",
          en: "incomprehensible*, moan*, groan*, grunt*, only sounds, sounds only",
          es: "incomprensible*, gemid*, gime, quejid*, grun*",
        },
        "1": {
          fr: "(aucune|absence de|pas de) (reponse )?(verbale*|parole*), verbale* ~ (nulle|absente), aucun son, ne parle (pas|plus), mutique*, ne dit rien, ne repond (pas|plus), silencieu*",
          en: "no (verbal response|verbal|sound*|speech|words), nonverbal, non-verbal, silent, (not|*n't) (speak*|talk*|say*), mute",
          es: "no (habla|emite|dice|vocaliza), (sin|ausencia de|ninguna) (respuesta verbal|verbal|palabra*), mutista, mudo",
        },
        T: {
          fr: "intube*, tracheo*, verbale* ~ non (testable|evaluable)",
          en: "intubat*, tracheo*, verbal ~ (not testable|untestable)",
          es: "intubad*, traqueo*, verbal no (valorable|evaluable)",
        },
      },
      wins: "T",
    },
    motor: {
      letters: ["m", "motricite", "moteur", "motrice", "reponse motrice", "motor", "motora"],
      options: {
        "6": {
          fr: "obei*, (execut*|repond*) ~ ordre*, (leve|ferme|tire|bouge|serre|montre) ~ (demande|commande|ordre*|consigne), (repond|reagit) aux (ordres|commandes|consignes), (motric*|moteur|mouvement*|serre*) ~ (commande|ordre*|volontaire*|demande|normal*)",
          en: "obey*, follow* ~ (command*|order*|instruction*), (squeez*|mov*|motor|grip*) ~ (command*|request|order*|asked)",
          es: "obedec*, (cumple|sigue|ejecuta) ~ (orden*), (aprieta|mueve|motor*) ~ (orden*|pedirselo)",
        },
        "5": {
          fr: "localis*, (mouvement*|motrice|reponse*) oriente*, oriente* a la douleur",
          en: "localis*, localiz*",
          es: "localiza*",
        },
        "4": {
          fr: "evitement, retrait, retir*, retract*, flexion (normale|adaptee|non stereotypee), se degage",
          en: "withdraw*, normal flexion, pull* away",
          es: "retir*, retracc*, flexion normal, evitacion",
        },
        "3": {
          fr: "flexion (anormale|stereotypee), decorti*, enroulement",
          en: "abnormal* flex*, decortic*",
          es: "flexion anormal, decorti*",
        },
        "2": {
          fr: "extension, decerebr*",
          en: "exten*, decerebr*",
          es: "extension, extiende*, descerebr*",
        },
        "1": {
          fr: "(aucune|absence de|pas de) (reponse )?(motric*|moteur), motric* ~ (nulle|absente), (aucun|pas de) mouvement*, ne bouge (pas|plus)",
          en: "no (motor response|motor|movement*), (not|*n't) mov*, flaccid",
          es: "(sin|ausencia de|ninguna) (respuesta motora|motora|movimiento*), no se mueve, no mueve",
        },
        NT: {
          fr: "curarise*, motric* non (testable|evaluable)",
          en: "paralysed, paralyzed, motor (not testable|untestable)",
          es: "motora no (valorable|evaluable)",
        },
      },
    },
  },
};

import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "glascow, glasgo, glaskow, glasgw, glasgov, glasgow",
    en: "glasgow, coma scale",
    es: "glasgow",
    any: "gcs",
  },
  value: true,
  inputs: {
    eyes: {
      letters: ["e", "y", "o", "yeux", "eyes", "ojos", "oculaire", "ouverture des yeux", "ocular"],
      options: {
        "4": {
          fr: "(yeux|regard) (bien |grand |grands )?ouverts, (les )?yeux (sont )?ouverts (spontanement|d'emblee|en permanence|tout seul*), ouvre (les yeux )?(spontanement|tout seul|seul), eveille* yeux ouverts, (yeux|oculaire*|ouverture) ~ spontane*, spontane* ~ yeux, yeux ouverts",
          en: "eye* ~ spontan*, spontan* ~ eye*, eyes open",
          es: "(ojos|ocular*) ~ espontane*, ojos abiertos",
        },
        "3": {
          fr: "(yeux|oculaire*|ouverture|les ouvre|paupieres) ~ (quand on (lui|l')|si on (lui|l')|lorsqu'on (lui|l')|a mon) ?(parle|appel*|demande|interpelle|sollicite), (yeux|les ouvre|ouverture) ~ (stimul* verbale*|sollicitation verbale*|son nom|prenom|ordre verbal), les ouvre ~ (appel|voix|bruit|parole), (yeux|oculaire*|ouverture) ~ (appel|appelle|interpelle|voix|parle|parole*|demande|commande|ordre*|bruit)",
          en: "eye* ~ (voice|speech|spoken|called|talked|command*|call*|sound|verbal*)",
          es: "(ojos|ocular*) ~ (voz|llama*|orden*|habla*|sonido|estimulo verbal)",
        },
        "2": {
          fr: "(yeux|oculaire*|ouverture|les ouvre|paupieres) ~ (quand on (le|la) (pince|stimule|pique)|si on (le|la) pince|lorsqu'on (le|la) pince|au pincement|frotte* ~ sternum|friction sternale|stimul* doul*|stimul* nocicept*|pression ~ ongle*|sus-orbitaire), les ouvre ~ (douleur*|douloureu*|pincement), yeux (clos|fermes) ~ ouvre* ~ (douleur*|douloureu*|pinc*), (yeux|oculaire*|ouverture) ~ (douleur*|douloureu*|nocicept*|pincement|pincer|pression*)",
          en: "eye* ~ (pain*|pressure|pinch*), open* (only )?to (pain*|pinch*|pressure)",
          es: "(ojos|ocular*) ~ (dolor*|doloroso*|pellizc*), (ojos )?cerrados ~ abre ~ (dolor*|estimul* doloroso*|pellizc*)",
        },
        "1": {
          fr: "yeux restent (clos|fermes), (ne|n') ouvre* (pas|jamais|plus) les yeux, ne les ouvre jamais, (aucune|pas d'|sans) (ouverture|ouverture oculaire|ouverture des yeux), (aucune|absence d'|pas d'|sans) (ouverture|ouvrir), n'ouvre pas ~ yeux, ne pas ouvrir ~ yeux, yeux ~ (clos|fermes) (meme |malgre |quelle que soit )?(a |au |aux |sous |sur )?(la |le |les |l'|une |toute |tout )?(douleur*|stimul*|pinc*|pression*), (ouverture|oculaire*) ~ (nulle|absente)",
          en: "no eye opening, no eyes opening, without eye opening, eyes ~ (closed|shut), eyes ~ (closed|shut) (even |despite )?(to |on |with |after )?(the |a )?(pain*|stimul*|pinch*|pressure*), (not|n't|never) open ~ eyes, eyes do not open",
          es: "no abre ~ ojos, (sin|no|ausencia de) apertura, ojos cerrados, ojos cerrados (incluso |aun |pese )?(a |al |con )?(la |el |un )?(dolor*|estimul*|pellizc*|presion*)",
        },
        NT: {
          fr: "yeux non (testable*|evaluable*)",
          en: "eyes (not testable|untestable)",
          es: "ojos no (valorable*|evaluable*)",
        },
      },
      // Shut in one asleep as in coma; unopened to the voice, they may open to pain.
      open: {
        fr: "yeux (clos|fermes), (n'|ne )ouvre* (pas|jamais|plus) les yeux (a l'appel|a la voix|a la demande|au bruit|spontanement|seul*), (n'|ne )ouvre* (pas|plus) (la bouche|l'oeil|un oeil)",
        en: "opens one eye",
        es: "abre un ojo",
      },
    },
    verbal: {
      letters: ["v", "verbal", "verbale", "reponse verbale", "parole"],
      options: {
        "5": {
          fr: "(parle|converse|s'exprime) (bien|normalement|correctement|clairement|de facon adaptee|de maniere adaptee|de facon coherente), repond (bien |normalement |correctement |clairement )(et (clairement |bien |normalement ))?aux questions, repond de (facon|maniere) (coherente|adaptee), repond (normalement|correctement), conversation (normale|coherente|adaptee), reponse* verbale* (adapte*|oriente*|normal*|appropriee*), (propos|discours) (adapte*|oriente*|normal*|normaux|approprie*), parle (bien|normalement) et (est )?oriente*, langage normal, oriente*, sait (ou (il|elle) est|quel jour|la date), (propos|discours|parole*) ~ (coherent*|adapte*|normale*), reponse* (verbale* )?coherente*",
          en: "oriented, orientated, (talks|talking|converses|speaks|speech) ~ normal*, normal (speech|conversation)",
          es: "orientad*, (lenguaje|conversacion|habla) ~ (coherente|normal*)",
        },
        "4": {
          fr: "(ne sait (plus|pas) (ou|quel|la date|en quelle)), (se trompe) ~ (date|lieu|jour|annee), (conversation|discours|langage|propos|reponse*) ~ confus*, confus*, desoriente*",
          en: "confus*, disorient*",
          es: "confus*, desorientad*",
        },
        "3": {
          fr: "(mots|paroles|propos|phrases|jurons|insultes) ~ (sans (rapport|suite|sens)|isole*|incoherent*|inappropri*|inadapt*), ne (dit|prononce) que des jurons, jurons, (mot*|propos|parole*|reponse*|verbal*|phrases) ~ (inapproprie*|incoherent*|inadapte*|hors contexte), mots sans suite",
          en: "inappropriate*, random words",
          es: "(palabra*|lenguaje|respuesta) ~ (inapropiad*|inadecuad*|incoherente*)",
        },
        "2": {
          fr: "(sons|bruits|rales|plaintes) (incomprehensibles|inarticules|inintelligibles), (grognement*|gemissement*|geignement*) (incomprehensibles|inarticules|seulement|uniquement)?, (emet|pousse) ~ (sons|grognement*|gemissement*|cris), marmonn* incomprehens*, incomprehensible*, gemi*, grogn*, geint, geignement*",
          en: "(makes|making|made) (only )?(sounds|noises), incomprehensible*, moan*, groan*, grunt*, only sounds, sounds only",
          es: "incomprensible*, gemid*, gime, quejid*, grun*",
        },
        "1": {
          fr: "muet, muette, (aucun*|pas de) (son|mot|parole|reponse verbale|verbalisation|vocalisation|langage), sans (parole|reponse verbale|verbalisation|vocalisation), (n'emet|ne produit|ne dit|ne prononce) (aucun*|pas un|pas de) (son|mot|parole|bruit), silence complet, (ne|n') (verbalise|vocalise) (pas|plus), (aucune|absence de|pas de) (reponse )?(verbale*|parole*), verbale* ~ (nulle|absente), aucun son, ne parle (pas|plus), mutique*, ne dit rien, silencieu*",
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
      // Beside the question: confused or inappropriate. Of no clear word, sounds may be left.
      open: {
        fr: "(repond|parle) (a cote|hors sujet), repond (bien|normalement|correctement|de (facon|maniere) (coherente|adaptee)) (a la |a l'|a |au |aux |sous )*, dit n'importe quoi, reponse* oriente*, sourd*-muet*, (aucun*|pas de) (son|mot|parole|langage) (comprehensible|intelligible), (n'emet|ne produit|ne dit|ne prononce) (aucun*|pas un|pas de) (son|mot|parole) (comprehensible|intelligible), ne repond (pas|plus)",
        en: "answers beside the point",
        es: "sordomud*",
      },
    },
    motor: {
      letters: ["m", "motricite", "moteur", "motrice", "reponse motrice", "motor", "motora"],
      options: {
        "6": {
          fr: "(leve|bouge|serre|ferme|tire|montre|tend) ~ (quand|lorsqu'|si) ?(on )?(le )?(lui |l')?(demande|ordonne|dit), (serre|leve|bouge|tire|montre|execut*|obei*) ~ (demande|commande*|ordre*|consigne*|sollicitation), (comprend et execute|fait ce qu'on (lui )?demande), suit les (ordres|consignes), obei*, execut* ~ ordre*, (leve|ferme|tire|bouge|serre|montre) ~ (demande|commande|ordre*|consigne), (repond|reagit) aux (ordres|commandes|consignes), (motric*|moteur|mouvement*|serre*) ~ (commande|ordre*|volontaire*|demande|normal*)",
          en: "obey*, follow* ~ (command*|order*|instruction*), (squeez*|mov*|motor|grip*) ~ (command*|request|order*|asked)",
          es: "obedec*, (cumple|sigue|ejecuta) ~ (orden*), (aprieta|mueve|motor*) ~ (orden*|pedirselo)",
        },
        "5": {
          fr: "(va|vient) chercher (la |le |vers la )?(douleur|stimul*|main|pince*), (va|vient) vers (la |le |l')?(douleur|stimul*|main), (repousse|chasse|ecarte|attrape|saisit) ~ (main|stimul*|douleur|pince*|examinateur), (oriente|dirige*) (vers |a )(la douleur|le stimulus|stimulus), adapte* a la douleur, localis*, (mouvement*|motrice) oriente*, oriente* (a|vers) la douleur",
          en: "localis*, localiz*",
          es: "localiza*",
        },
        "4": {
          fr: "(retire|eloigne|replie|flechit|flechi) ~ (main|bras|membre|jambe|pied) ~ (douleur|pince*|pincement|stimul*), (mouvement|reaction|reponse|flexion) (de |en )?(retrait|evitement|fuite), flexion (adaptee|rapide|non orientee|simple|d'evitement), evitement, retrait, retir*, retract*, flexion (normale|adaptee|non stereotypee), se degage",
          en: "withdraw*, normal flexion, pull* away",
          es: "retir*, retracc*, flexion normal, evitacion",
        },
        "3": {
          fr: "(enroulement|reponse|reaction|mouvement|posture|rigidite) (de |en )?(flexion (anormale|stereotypee|lente)|decorti*), flexion (lente|spastique|anormale|stereotypee|inadaptee), flexion (anormale|stereotypee), decorti*, enroulement",
          en: "abnormal* flex*, decortic*",
          es: "flexion anormal, decorti*",
        },
        "2": {
          fr: "extension, decerebr*, (enroulement|reponse|reaction|mouvement|rotation|posture|rigidite) (en |d'|de )(extension|decerebr*)( stereotypee)?",
          en: "exten*, decerebr*",
          es: "extension, extiende*, descerebr*",
        },
        "1": {
          fr: "(aucune|pas de|sans|absence de) (reponse|reaction|mouvement*) (motrice|a la douleur|moteur*|aux stimul*), (tetraplegie|quatre membres|4 membres) flasque*, (ne|n') (bouge|reagit|remue) (pas|plus|absolument pas) (du tout|a la douleur|du tout a la douleur), areactif (a la douleur|moteur), (aucune|absence de|pas de) (reponse )?(motric*|moteur), motric* ~ (nulle|absente), (aucun|pas de) mouvement* (du tout|a la douleur|aux stimul*)",
          en: "no (motor response|motor|movement*), (not|*n't) mov*, flaccid",
          es: "(sin|ausencia de|ninguna) (respuesta motora|motora|movimiento*), no se mueve, no mueve",
        },
        NT: {
          fr: "curarise*, motric* non (testable|evaluable)",
          en: "paralysed, paralyzed, motor (not testable|untestable)",
          es: "motora no (valorable|evaluable)",
        },
      },
      // Flexion is of three kinds; "ne serre plus à la demande" says only what is lost.
      open: {
        fr: "flexion, (n'|ne )(nous |lui |me )?(leve|bouge|serre|ferme|tire|montre|tend|execut*|obei*|repond*) (plus|pas|a aucun*) ~ (demande|dit|ordonne|commande*|ordre*|consigne*|sollicitation), (n'|ne )obei* (plus|pas|a rien|a aucun*|guere)",
        en: "flexion",
        es: "flexion",
      },
    },
  },
};

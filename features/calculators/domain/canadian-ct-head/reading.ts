import { joined, MINOR } from "../head-injury.ts";
import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";

const AT2H = "(h2|h + 2|2 h*|2h*|deux heures|two hours|dos horas)";

export const reading: Reading = {
  names: {
    fr: "cchr, (regle*|score|criteres) canadien*, (regle*|criteres) (du |de )?(scanner|tdm) (cranien |cerebral )?canadien*, (scanner|tdm) ~ (regle*|criteres) canadien*, (regle*|score|criteres) canadien* ~ (scanner|crane|cranien*|tdm|tc|ct), canadian ct head (rule)?, ct head rule, ct head canadien*, (regle*|criteres|score) (de )?(ct|tdm|scanner) ~ canadien*",
    en: "cchr, canadian (ct )?head (ct )?(rule|rules)?, canadian ct head, ct head rule",
    es: "cchr, (regla|reglas|criterios) canadiense*, (regla|reglas|criterios) canadiense* ~ (tc|tac|craneo*|craneal)",
  },
  oneDecides: true,
  inputs: {
    gcsUnder15: {
      yes: {
        fr: `(n'a|n'est) pas ~ (15|glasgow 15|gcs 15) ~ ${AT2H}, (toujours|encore|reste*) (confus*|desorient*|somnol*) (a )?${AT2H}, (glasgow|gcs|score) ~ (3|4|5|6|7|8|9|10|11|12|13|14) (a |encore a |toujours a |apres |au bout de |depuis )?${AT2H}, ${AT2H} ~ (glasgow|gcs) ~ (3|4|5|6|7|8|9|10|11|12|13|14), (glasgow|gcs) (< 15|inferieur a 15) ~ ${AT2H}`,
        en: `(glasgow|gcs) ~ (3|4|5|6|7|8|9|10|11|12|13|14) (at |still at |after )?${AT2H}, (glasgow|gcs) (< 15|under 15|below 15) ~ ${AT2H}`,
        es: `glasgow ~ (3|4|5|6|7|8|9|10|11|12|13|14) (a |a las |tras )?${AT2H}, glasgow (< 15|menor de 15) ~ ${AT2H}`,
      },
      no: {
        fr: `(glasgow|gcs|score) ~ 15 ~ (avant|des|depuis|tout le temps|en permanence|d'emblee|constamment), (glasgow|gcs) (reste*|constamment|toujours) ~ 15, (glasgow|gcs|score) ~ (13|14) ~ 15 ~ ${AT2H}, g-15 ~ ${AT2H}, (conscience|vigilance) normale ~ ${AT2H}, (glasgow|gcs) ~ 15 ~ ${AT2H}, (glasgow|gcs) normal`,
        en: `(glasgow|gcs) ~ 15 ~ ${AT2H}, (glasgow|gcs) normal`,
        es: `glasgow ~ 15 ~ ${AT2H}, glasgow normal`,
      },
      // Under 15 before the second hour says nothing of the second hour.
      below: { measure: "gcs", value: 15, opens: true },
    },
    skullFracture: {
      system: "skull",
      yes: {
        fr: "(fracture|embarrure|enfoncement) ~ (ouverte|enfoncee|embarrure|crane|voute|depressive), embarrure*, fracture* (du |de la )?(crane|voute), plaie cranio-cerebrale",
        en: "(open|depressed) (or depressed )?(skull )?fracture*, (suspected )?skull fracture*, skull (or|and) (basal|base|basilar)",
        es: "fractura* (abierta|hundimiento|con hundimiento|deprimida), fractura* ~ (craneo|craneal), hundimiento craneal",
      },
      no: {
        fr: "(pas de|aucune|sans) (deformation|lesion|anomalie|fracture) (palpable |palpee )?(du |de la |au |a la palpation du )(crane|voute|scalp), (crane|voute|scalp|palpation du crane) (est )?(intact*|indemne|normal*|ras|indolore), palpation (du crane |cranienne )?(normale|indolore|ras)",
        en: "(skull|scalp) (intact|normal)",
        es: "craneo (intacto|normal)",
      },
      open: {
        fr: "fracture*, signe* de fracture*",
        en: "fracture*, sign* of fracture*, (skull )?fracture sign*",
        es: "fractura*, signo* de fractura*",
      },
      not: {
        fr: "fracture* (de |de la )?base, fracture* ~ base ~ crane, fracture* (du |de la |de |des )?(poignet|nez|cheville|femur|cote*|clavicule|hanche|os propres)",
        en: "(basal|base|basilar) (skull )?fracture*, (wrist|nasal|rib|hip|ankle) fracture*",
        es: "fractura* ~ base, fractura* de (muneca|nariz|cadera|costilla*)",
      },
    },
    basalFracture: {
      system: "skull",
      open: {
        // A cold, an otitis, one black eye after a punch: which it is must be said.
        fr: "signe* de fracture*, (ecoulement|liquide) ~ (oreille|nez|narine), sang ~ oreille, (oreille|nez) qui coule*, (hematome*|ecchymose*) periorbitaire*",
        en: "sign* of fracture*, (skull )?fracture sign*",
        es: "signo* de fractura*",
      },
      yes: {
        fr: "(ecoulement|liquide) ~ (clair|sanglant|sanguinolent|lcr|cephalo*|cerebro*) ~ (oreille|nez|narine), sang ~ (tympan|conduit auditif), hematome* periorbitaire* bilatera*, hematome* (bi-palpebra*|retro-auriculaire*|mastoid*), yeux (au beurre noir|cernes) bilatera*, fracture* ~ base, (de |de la )?base du crane, signe* ~ base, hemotympan*, otorrhagie, otorrhee, rhinorrhee, ecchymose* (periorbitaire* bilatera*|mastoidienne*|en lunettes|retro-auriculaire), (yeux|hematome|signe) (en lunettes|de raccoon|du raton laveur), (signe de )?battle, fuite ~ (lcr|lcs), en lunettes",
        en: "(basal|basilar|base ~ ) skull fracture*, h(a)?emotympanum, raccoon*, panda eyes, battle* sign, battle, csf leak, (otorrh*|rhinorrh*), periorbital (bruis*|ecchymos*), mastoid (bruis*|ecchymos*), sign* ~ basal*",
        es: "fractura* ~ base, sign* ~ base, hemotimpano, ojos de mapache, (signo de )?battle, (otorr*|rinorr*|otoliquorrea), fuga de lcr",
      },
    },
    vomiting: {
      yes: {
        fr: "vomi* (beaucoup|sans arret|en continu|encore et encore|incoercible*|depuis), vomissements (incoercibles|nombreux|frequents), (vomi*|vomissement*) ~ (2|3|4|5|deux|trois|quatre|cinq|plusieurs) (fois|reprises|episodes), au moins (2|deux) vomissements, (2|3|4|5|6|deux|trois|quatre|cinq|plusieurs|multiples|nombreux) (episodes de )?vomissement*, vomi* (a )?(2|3|4|5|6|deux|trois|quatre|cinq|plusieurs) (fois|reprises), vomissement* (repete*|multiples|iteratifs|en jet repetes|x 2|x 3|x2|x3), vomissements a (2|3|plusieurs) reprises, (2|3) vomissements",
        en: "(2|3|4|5|two|three|four|several|multiple|repeated|recurrent) (episodes of )?(vomit*|emes*), vomit* (twice|(2|3|4|two|three|several) times|repeatedly), vomited (x 2|x2|x3)",
        es: "(2|3|4|5|dos|tres|cuatro|varios|multiples) (episodios de )?vomito*, vomit* (2|3|4|dos|tres|varias) veces, vomitos (repetidos|multiples)",
      },
      no: {
        fr: "(zero|aucun|pas un seul|0) vomi*, (1|un|seul|un seul|un unique) (seul |unique |episode de )?vomissement, vomi* (1|une|une seule) fois, vomissement unique",
        en: "(1|one|a single|single|one episode of|only one) (vomit*|emesis), vomited once, vomit* (once|one time|1 time)",
        es: "(1|un|un solo|unico) vomito, vomit* (1|una) vez",
      },
      open: { fr: "vomi*", en: "vomit*, emesis", es: "vomit*" },
    },
    amnesia: {
      yes: {
        fr: "ne se (souvient|rappelle) (pas|plus) ~ (heure*|matinee|journee|matin|trajet) ~ (prece*|avant), (ne se (souvient|rappelle)|aucun souvenir|pas de souvenir) ~ (heure*|matinee|journee|matin|trajet) ~ (prece*|avant), amnes* ~ (de toute |de la |de tout )(la )?(matinee|journee|matin|trajet), amnes* ~ (plus de|>|superieur* a) (30|trente) min*",
        en: "amnesi* ~ (more than|over|>) (30|thirty) min*",
        es: "amnesi* ~ (mas de|>) (30|treinta) min*",
      },
      no: {
        fr: "amnes* (post-?traumatique |anterograde )(seule*|isolee*|uniquement|sans amnes* retrograde), (pas d'|sans |ni )amnes* retrograde, amnes* (de |d'une |breve |tres breve )(quelques|une|deux|trois|cinq|dix) (secondes?|minute*|instants) *, n'a rien oublie, (se rappelle|raconte|se souvient) ~ (tout|bien|accident|choc|faits|precis*|parfaitement), (souvenirs|memoire) (est |sont )?(intact*|conserve*|complet*|preserve*|normale), sans trou de memoire, pas (de )?(perte|trou) de (la )?memoire, se souvient (de tout|bien|des faits|de l'accident), souvenir* (complet*|intact*|conserve*)",
        en: "anterograde amnesia (only|alone), no retrograde amnesia, remembers (everything|the event|all)",
        es: "amnesia anterograda (aislada|sola|unicamente), sin amnesia retrograda, recuerda (todo|lo ocurrido)",
      },
      minutesAbove: 30,
      // Of what was before the impact or after, and since when: its words do not say.
      open: {
        fr: "amnes*, (aucun|pas de) souvenir ~ (accident|choc), ne (se |s'en )?(souvient|rappelle|raconte) (plus|pas|que|guere), ne (se |s'en )?(souvient|rappelle|raconte) (plus|pas|que|guere) (du |de )?(tout|rien), ne (se |s'en )?(souvient|rappelle|raconte) (plus|pas|que|guere) ~ (tout|bien|accident|choc|faits|precis*|parfaitement), (se souvient|se rappelle) (mal|peu|vaguement|a peine|difficilement) ~ (accident|choc|faits)",
        en: "amnesi*, amnestic",
        es: "amnesi*",
      },
    },
    dangerousMechanism: {
      yes: {
        fr: "(glisse*|glissade) (d'un |du |de son )toit, (chut*|tomb*) (d'un|d'une|du|du haut d'un|de la|par la|par une|depuis un|depuis une) (arbre|mur|fenetre), (chut*|tomb*) ~ (echelle|echafaudage|premier etage|1er etage|deuxieme etage|2e etage|passerelle), (pieton*|trottinette|velo|cycliste*) ~ (par |contre )?(une |un )?(voiture|vehicule|bus|camion|auto|moto|scooter|tram), (haute (cinetique|energie)|grande vitesse), mecanisme dangereux, (pieton|cycliste) ~ (renverse*|percute*|fauche*|heurte*|voiture), (renverse*|percute*|fauche*) ~ (voiture|vehicule|camion|moto|bus), eject*, ejecte* ~ (voiture|vehicule), (chute*|tombe*) ~ (5|6|7|8|9|10|12|15|20|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) marches, (5|6|7|8|9|10|12|15|20) marches, (chute*|tombe*) ~ (toit|etage|balcon), defenestr*",
        en: "dangerous mechanism, pedestrian ~ (struck|hit|car|vehicle), (struck|hit) by (a )?(car|vehicle|truck|bus|van), ejected, ejection, (fell|fall) ~ (5|6|7|8|9|10|12|15|five|six|seven|eight|ten) (stairs|steps), (5|6|7|8|9|10|12|15|five|six|ten) (stairs|steps), (fell|fall) ~ (roof|balcony)",
        es: "mecanismo peligroso, (peaton|ciclista) ~ atropell*, atropell*, (expulsad*|eyectad*|eyeccion), (caida|cayo) ~ (5|6|7|8|9|10|12|15|cinco|seis|diez) (escalones|peldanos), (5|6|7|8|9|10|12|15) (escalones|peldanos), (caida|cayo) ~ (tejado|balcon)",
      },
      no: joined(MINOR, {
        fr: "(cogn*|heurt*|tape*) ~ (tete|crane|front) ~ (contre|sur|dans) ~ (placard*|porte|table|mur|meuble|coin|poteau|etagere*|poutre), (glissade|glisse*) (sur|dans) (le |la |du |de la |un |une )?(trottoir|sol|carrelage|douche|verglas|parquet), (choc|coup) tete contre tete, choc ~ (ballon|raquette|coude|genou), (chute*|tombe*) ~ (fauteuil|canape|tabouret|lit|chaise|banc), (chute*|tombe*) de (son|du|d'un|la|une|sa) (lit|chaise|fauteuil|canape|tabouret|banc), plaquage, (chute*|tombe*) ~ (sa hauteur|plain-pied|plain pied|son lit|sa chaise), (chute*|tombe*) (mecanique|simple), simple chute*, mecanisme (non dangereux|benin|simple), (chute*|tombe*) ~ (1|2|3|4|une|deux|trois|quatre) marche*, coup de (poing|tete)",
        en: "(fall|fell) ~ (standing|ground level|own height|same level|bed|chair), ground-level fall, standing height, (fall|fell) ~ (1|2|3|4|one|two|three|four) (stairs|steps|stair|step), punch*",
        es: "(caida|cayo) ~ (propia altura|su altura|cama|silla), (caida|cayo) ~ (1|2|3|4|uno|dos|tres|cuatro) (escalon*|peldano*)",
      }),
      above: { measure: "fallHeight", value: 90 },
      open: {
        fr: "chute*, tombe*, (chute*|tombe*) ~ lit (superpose*|mezzanine|en hauteur), avp, accident*, trottinette, velo, moto",
        en: "fall, fell, crash, accident, rta, bike",
        es: "caida, cayo, accidente, bicicleta, moto",
      },
    },
  },
  measures: {
    fallHeight: {
      names: {
        fr: "chute* (d'une hauteur)?, tombe* (d'une hauteur)?, hauteur",
        en: "(fall|fell) (from)? (a height)?, height",
        es: "(caida|cayo) (desde)? (una altura)?, altura",
      },
      bare: {},
      of: measure(["cm", "m"], { usual: [0, 3000], possible: [0, 20_000] }),
    },
  },
};

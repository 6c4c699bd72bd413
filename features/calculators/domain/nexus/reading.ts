import { MIDLINE_TENDERNESS } from "../midline-tenderness.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "nexsus, nexuss, nexius, nexus, (criteres|regle|score) (de |du )?nexus",
    en: "nexus, nexus (criteria|rule|score)",
    es: "nexus, (criterios|regla) (de )?nexus",
  },
  oneDecides: true,
  inputs: {
    midlineTenderness: MIDLINE_TENDERNESS,
    focalDeficit: {
      yes: {
        fr: "(perte|diminution|manque) (de |de la )?force, (bras|main*|doigts|jambe*|membre*) ~ (faible*|paralys*|engourdi*|insensible*|fourmille*), (signe*|trouble*) (sensitivo-moteur*|medullaire*), decharge* electrique*, dysesthes*, deficit*, signe* neuro*, (signe* de )?(focalisation|localisation), hemipar*, hemipleg*, parapar*, parapleg*, tetrapar*, tetrapleg*, monopleg*, paresthes*, fourmill*, engourdi*, (faiblesse|paralys*) ~ (bras|main*|membre*|jambe*), troubles sensitifs, (trouble*|atteinte) (sensitiv*|moteur*|motrice*|neurologique*), anesthesie ~ (bras|main*|membre*|jambe*)",
        en: "(neuro* |focal |motor |sensory )*deficit*, focal neuro*, focal sign*, hemipar*, hemipleg*, parapleg*, quadripleg*, paresthes*, paraesthes*, tingling, numb*, weakness, weak (arm*|leg*|hand*)",
        es: "deficit*, focalidad* (neurologica)?, focalidad, hemipar*, hemiplej*, parapar*, paraplej*, tetraplej*, parestesia*, hormigue*, (debilidad|paralisis) ~ (brazo*|mano*|pierna*|miembro*)",
      },
      no: {
        fr: "(sensibilite|motricite|force)( et (la )?(sensibilite|motricite|force))? ~ (normale*|conservee*|symetrique*|intacte*|ok), (bouge|mobilise) (bien |normalement |correctement )?(les |ses |tous les |tous ses )(quatre |4 )?membres, (pas de|aucun|sans|ni) (signe*|trouble*|symptome*) (neuro*|sensiti*|moteur*), (examen |bilan |statut )?neuro* (est )?(normal*|ras|nl|sans particularite|sans anomalie|rassurant), (sensitivo-moteur|sensitivomoteur) (normal|ras), (motricite|force) ~ (normale*|conservee*|symetrique*)",
        en: "neuro* (exam* )?(is )?(normal|intact|unremarkable), normal neuro* (exam*)?, (moves|moving) all (four )?limbs",
        es: "(exploracion |examen )?neurologic* (es )?normal, sin alteraciones neurologicas",
      },
      open: {
        fr: "ne (bouge|mobilise) (plus|pas) (bien )?(les |ses |tous les |aucun )?(quatre |4 )?membre*",
        en: "(not|*n't) mov* (all )?(four )?limbs",
        es: "no mueve (los )?(cuatro )?miembros",
      },
    },
    alteredAlertness: {
      yes: {
        fr: "(vigilance|conscience|vigil) ~ (altere*|anormale*|diminue*|troubl*|fluctuante), (trouble*|alteration*|baisse) ~ (vigilance|conscience), confus*, desorient*, obnubil*, somnol*, comat*, amnesique*, inconscient*, agite*",
        en: "(altered|reduced|decreased|abnormal|impaired) (level of )?(alertness|consciousness|mental*), confus*, disorient*, drows*, somnol*, obtunded, comat*, unconscious, not alert",
        es: "(alteracion|disminucion|trastorno) ~ (conciencia|consciencia|alerta), confus*, desorient*, somnol*, obnubil*, comatos*, inconsciente, agitad*",
      },
      no: {
        fr: "(vigilance|conscience) (est )?(normale|claire|conservee|intacte|ok|parfaite|bonne|ras), (bien )?conscient*, (bien )?oriente*, vigile, vigilant*, alerte, lucide*, (bien |parfaitement )?(r)?eveille*",
        en: "alert, (normal|full) (alertness|consciousness|mental*), oriented, orientated, lucid, fully awake, conscious",
        es: "(conciencia|consciencia|alerta) (normal|conservada), consciente, orientad*, alerta, lucid*, vigil",
      },
      below: { measure: "gcs", value: 15 },
      judgement: true,
    },
    intoxication: {
      yes: {
        fr: "(a |ayant |avoir )?(fume|consomme|pris) (un |du |de la |des )?(joint*|cannabis|cocaine|heroine|drogue*|beuh|ecstasy|mdma|shit), alcoolemie (positive|elevee|forte), (haleine|odeur) (oenolique|alcoolis*|d'alcool), (a |ayant )(trop |beaucoup )bu, (sous l'emprise|sous influence) (d'|de l'|de )(alcool|stupefiant*|toxique*|cannabis), saoul*, soul, soule, soulee, souls, bourre, bourree, eniv*, eth + , emeche*, alcoolis*, ivre*, ivresse, ebri*, ethyli*, intoxi*, alcool*, oh, impregnation, cannabis, stupefiant*, drogue*, toxique*",
        en: "intoxicat*, drunk, alcohol*, inebriat*, etoh, drugs, cannabis, high on",
        es: "intoxica*, ebri*, borrach*, alcohol*, drogas, cannabis, bebido",
      },
      no: {
        fr: "(n'a |n'avait |na )?(pas|rien|jamais|ni) (bu|consomme|fume)( d'alcool)?, (a jeun|indemne|exempt) (d'|de )(alcool|toxique*), (ne )?boit (pas|jamais), alcoolemie (nulle|negative|a zero), (pas|non) (ivre|alcoolise*|intoxique*|saoul*), ethylotest negatif, toxiques negatifs, sobre*",
        en: "sober",
        es: "sobri*",
      },
      // A medicine taken every day is no intoxication; what was drunk may be water, and "0" may be 0.9.
      open: {
        fr: "benzo*, cocaine, opiace*, heroine, (a|ayant|a un peu) bu, alcoolemie (a )?0",
        en: "benzodiazepine*, opioid*",
        es: "benzodiacepina*, opiace*",
      },
    },
    distractingInjury: {
      yes: {
        fr: "(femur|tibia|humerus|radius|ulna|cubitus|bassin|poignet|jambe|cheville|clavicule|avant-bras|bras|rotule|cotes|epaule|hanche|coude|main) (droit*|gauche*)? ?(casse*|fracture*|broye*|deboite*|fracasse*), (casse*|fracture*) (du |de la |de l'|le |la )?(femur|tibia|humerus|radius|ulna|cubitus|bassin|poignet|jambe|cheville|clavicule|avant-bras|bras|rotule|cotes|epaule|hanche|coude|main), luxation* ~ (douloureu*|hanche|epaule|genou|coude|cheville), (brulure*|brule*) ~ (etendue*|grave*|%|profonde*|importante*), (eventration|hemorragie) ~ (importante|massive), (contusion|douleur) abdominale (intense|majeure), volet costal, doigt* arrache*, (douleur|lesion) (intense|violente|majeure|tres douloureuse) (ailleurs|associee|d'une autre), autre* (lesion*|fracture*|blessure*) (tres |extremement )?(douloureu*|algique*), autre* (lesion*|douleur*|blessure*) ~ (douloureu*|associee*|importante*|distra*), (lesion*|douleur*|blessure*|traumatisme*) ~ (distra*|detourn* ~ attention), distracti*, fracture* ~ (femur|femoral*|tibia*|humer*|avant-bras|os long*|membre*|bassin|pelvi*|poignet|jambe|cheville|radius|ulna|cubitus|ouverte*|clavicule), fracas*, brulure* (etendue*|grave*), ecrasement, degant*, delabr*, amputation, plaie* (etendue*|importante*|majeure*)",
        en: "other (painful|distracting) (injur*|lesion*), distracting, (long bone|femur|femoral|tibial|humerus|humeral|forearm|radius|pelvi*|wrist|ankle|leg|open|displaced) fracture*, fracture* ~ (femur|tibia|humerus|radius|ulna|forearm|pelvis|wrist|ankle|leg|long bone), crush injur*, degloving, large (burn*|laceration*)",
        es: "otra* lesion* (dolorosa*|distra*), (lesion*|dolor*) ~ (distra*|distractora*), distractor*, fractura* ~ (femur|tibia|humero|radio|antebrazo|hueso* largo*|pelvis|muneca|tobillo|pierna|abierta*), aplastamiento, quemadura* extensa*",
      },
      no: {
        fr: "(pas d'|aucune? |sans |ni )(autre* )?(lesion*|douleur*|blessure*|traumatisme*|fracture*)( associe*| ailleurs| a distance| distra*| douloureuse*| notable*)*( ni (lesion|fracture|blessure|traumatisme) (associe*|ailleurs)?)?, (choc|traumatisme|trauma) (cervical |rachidien )?isole",
        en: "(no|without) (other |associated |painful |distracting )+(injur*|lesion*)",
        es: "(sin|no) (otras )?lesion* (asociadas|dolorosas|distractoras)",
      },
      // Broken years ago.
      not: {
        fr: "(femur|tibia|humerus|radius|ulna|cubitus|bassin|poignet|jambe|cheville|clavicule|avant-bras|bras|rotule|cotes|epaule|hanche|coude|main) (droit*|gauche*)? ?(casse*|fracture*) (en (19|20)*|ancien*|il y a * (an|ans|mois)), fracture* ~ (femur|tibia*|humer*|avant-bras|bassin|poignet|jambe|cheville|radius|clavicule) (en (19|20)*|ancien*|il y a * (an|ans|mois))",
        en: "(old|previous) (femur|tibial|wrist|ankle|leg|forearm) fracture*",
        es: "fractura* antigua*",
      },
      // Not every wound draws the mind away.
      open: {
        fr: "fracture*, luxation*, brulure*, polytraumatise*, lesion* (associee*|douloureu*)?, autre* (blessure*|lesion*|traumatisme*|douleur*)",
        en: "fracture*, dislocat*, burn*, polytrauma, other injur*",
        es: "fractura*, luxacion*, quemadura*, politrauma*, otra* lesion*",
      },
    },
  },
};

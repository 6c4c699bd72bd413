import { FALL, joined, MINOR } from "../head-injury.ts";
import { MIDLINE_TENDERNESS } from "../midline-tenderness.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "canadian (c-spine|cervical spine)( rule)?, (regle*|criteres) canadien* ~ (cervica*|rachis|c-spine), (rachis|cervical*|cou) canadien*, c-spine (rule|canadien*)?",
    en: "canadian (c-spine|cervical spine)( rule)?, c-spine (rule)?",
    es: "(regla|criterios) canadiense* ~ (cervical*|columna|cuello|c-spine), canadian c-spine( rule)?",
  },
  measures: FALL,
  inputs: {
    dangerousMechanism: {
      from: { measure: "fallHeight", value: 100, otherwise: "yields" },
      yes: {
        fr: "(mecanisme|cinetique|traumatisme) ~ (dangereux|violent*|grave*|haute energie|a risque|elevee), haute (cinetique|energie), (grande|haute) vitesse, eject*, tonneau*, plongeon, (charge|compression|traumatisme) axial*, (chute*|accident|collision|percute*) ~ (velo|moto|scooter|quad|trottinette|jet-ski), chute* ~ (5|cinq|6|7|8|9|10|dix|quinze) marches",
        en: "(dangerous|high-energy|high-risk|high energy|severe) ~ mechanism, mechanism ~ dangerous, high speed, eject*, rollover, diving, axial load*, (fall|fell|crash|collision|accident) ~ (bicycle|bike|motorbike|motorcycle|quad|scooter), (fall|fell) ~ (5|five|6|7|8|9|10|ten) (stairs|steps)",
        es: "mecanismo ~ (peligroso|grave|alta energia|riesgo), alta (energia|velocidad), (eyect*|expuls*), vuelco, zambullida, carga axial, (caida|accidente|colision|choque) ~ (bici*|moto*|quad|patinete), caida ~ (5|cinco|6|7|8|9|10|diez) escalones",
      },
      no: joined(MINOR, {
        fr: "simple chute*, choc* (par l')?arriere simple, simple choc* arriere, (percute*|embouti*|tamponne*) ~ arriere ~ (feu|arret|faible|basse|petite), chute* (mecanique|simple), (chute*|tombe*) de (sa|la) (propre )?hauteur, chute* de plain-pied, (mecanisme|cinetique) ~ (non dangereu*|benin*|mineur*|faible*|leger*), sans mecanisme ~ (dangereux|severe|violent), faible (cinetique|energie|vitesse), petite vitesse, basse vitesse",
        en: "simple rear-end*, (rear-ended|rear ended|hit from behind) ~ (red|traffic|stop|stationary|low), (simple|mechanical) fall, tripped, (fall|fell) from standing (height)?, ground-level fall, (low-energy|minor|low-risk) mechanism, mechanism ~ (minor|not dangerous), low speed",
        es: "caida desde su (propia )?altura, caida de su (propia )?altura, mecanismo ~ (leve|menor|banal|no peligroso), baja (energia|velocidad)",
      }),
      // The height, the speed or what was hit decides.
      open: {
        fr: "etage*, balcon, toit, escalier*, echelle, avp, accident, chute*, tombe*, cheval, renverse*",
        en: "stairs, balcony, roof, ladder, mvc, rta, mva, accident, fall, fell, horse",
        es: "escalera*, balcon, tejado, accidente, caida, cayo, caballo, atropell*",
      },
    },
    paresthesias: {
      yes: {
        fr: "paresthes*, fourmill*, engourdi*, picotement*",
        en: "paresthes*, paraesthes*, tingling, numb*, pins and needles",
        es: "parestesia*, hormigue*, entumec*",
      },
    },
    midlineTenderness: { ...MIDLINE_TENDERNESS, judgement: true },
    rearEnd: {
      yes: {
        fr: "choc* arriere, choc* par l'arriere, (collision|percute*|embouti*|tamponne*|accident) ~ (arriere|derriere)",
        en: "rear-end*, rear end*, rear ended, (hit|struck|shunted) from behind",
        es: "alcance (trasero|posterior), (colision|choque|golpe*) ~ (detras|traser*|posterior)",
      },
    },
    sitting: {
      yes: {
        fr: "assis*, position assise",
        en: "sitting, seated, sat up",
        es: "sentad*, sedestacion",
      },
    },
    ambulatory: {
      yes: {
        fr: "(a |ayant )?(marche|remarche), deambul*, venu* a pied, ambulatoire, sorti* (seul*|du vehicule|de sa voiture)",
        en: "ambulatory, walk*, ambulant, mobilis* (at scene|independently), self-extricated",
        es: "ambulatori*, camin*, deambul*, anda*",
      },
    },
    delayedPain: {
      yes: {
        fr: "(douleur*|cervicalgie*) ~ (apparue* plus tard|retardee*|differee*|secondaire*|a distance|lendemain|plus tard|heures apres), (apparition|debut) (retarde*|differe*|secondaire*)",
        en: "delayed (onset )?(of )?(neck )?pain, delayed onset, pain ~ (delayed|later|next day|hours after|came on later|started later)",
        es: "dolor ~ (tardi*|diferid*|retardad*|horas despues|dia siguiente), (inicio|aparicion) (tardi*|diferid*)",
      },
      no: {
        fr: "(douleur*|cervicalgie*) (d'emblee|immediate*)",
        en: "immediate (onset|neck pain|pain), pain ~ immediate*",
        es: "dolor (cervical )?inmediato",
      },
    },
    rotates: {
      yes: {
        fr: "(tourne*|pivote*|bouge*|mobilise*) ~ (45|50|60|70|80|90), (tourne*|pivote*|tourner) (bien |librement )?(la tete|le cou|la nuque) (a |de |d'au moins |au moins |sur )?(plus de |> )?45, (tourne*|pivote*) ~ (a |de )?(droite|gauche) (et|puis) (a |de )?(droite|gauche) (a |de |d'au moins |au moins |sur )?(plus de |> )?45, rotation* ~ (45|possible*|complete*|libre*|normale*|conservee*), (mobilite|mobilisation) (cervicale |active |du cou )*(libre|normale|complete|conservee|possible)",
        en: "(rotate*|turn*) ~ 45, rotation ~ (45|full|normal|possible), full (neck )?(rom|range of motion|range of movement|rotation)",
        es: "(gira*|rota|rotar) ~ 45, rotacion ~ (45|completa|libre|normal|posible)",
      },
      no: {
        fr: "(n'arrive|arrive|peut|parvient|reussit) (pas|plus) (a )?(tourner|pivoter|bouger) ~ 45, rotation* ~ (impossible*|limitee*|bloquee*), (incapable de|impossible de|n'arrive pas a|ne peut pas) ~ tourn*, torticolis",
        en: "(unable|cannot|can't|not able) ~ (rotate|turn), (limited|restricted|reduced) ~ (rotation|rom|range)",
        es: "(no puede|incapaz de|imposible) ~ (girar|rotar), rotacion ~ (limitada|imposible|bloqueada)",
      },
      // By how much?
      open: {
        fr: "(tourne*|pivote*) ~ (tete|cou|nuque), rotation*",
        en: "(rotate*|turn*) ~ (neck|head), rotation",
        es: "(gira*|rota|rotar) ~ (cuello|cabeza), rotacion",
      },
      judgement: true,
    },
  },
};

import type { Reading } from "../reading.ts";

const SHAKE = "(trembl*|tremul*|tremor*)";
const SWEAT = "(sueur*|sudation*|transpir*|hypersudation)";
const SWEAT_EN = "(sweat*|perspir*|diaphor*)";
const SWEAT_ES = "(sudor*|sudoracion|diafores*)";
const NONE_FR = "(aucun*|absent*|nul*|normal*|0)";
const NONE_EN = "(none|absent|nil|0)";
const NONE_ES = "(ningun*|ausent*|nul*|no|0)";

export const reading: Reading = {
  names: { fr: "cushmann, cuschman, cuchman, cushmam, cushman", en: "cushman", es: "cushman" },
  inputs: {
    tremor: {
      open: { fr: "trembl*, tremul*", en: "tremor*, trembl*, shak*", es: "tembl*" },
      absent: "none",
      options: {
        none: {
          fr: `ne tremble (pas|plus), (mains|bras) (stables|immobiles|ne tremblent pas), absence de tremblement*, (pas|sans|absence|ni|aucun|ne) (de |d')?trembl*, ${SHAKE} (: )?${NONE_FR}`,
          en: `(no|without|not|nor|or) (a )?(tremor*|trembl*|shak*), (tremor*|trembl*) (: )?${NONE_EN}`,
          es: `(no|sin|ni) (hay )?tembl*, temblor* (: )?${NONE_ES}`,
        },
        hand: {
          fr: `(main*|doigts|extremites) ~ (trembl*|tremul*), (trembl*|tremul*) (distal|distaux|fin*|discret*|limite*) ~ (main*|doigts|extremites)?, ${SHAKE} ~ (main*|extremite*|dista*|doigts), mains ~ trembl*, tremblements : main*`,
          en: "(tremor*|trembl*|shak*) ~ (hand*|finger*), (hand|hands|finger) ~ (tremor*|trembl*|shak*)",
          es: "tembl* ~ (mano*|dedos|dista*), (mano|manos) ~ tembl*",
        },
        arm: {
          fr: `(bras|membres superieurs) ~ (trembl*|tremul*), ${SHAKE} ~ (membre* superieur*|bras|ms)`,
          en: "(tremor*|trembl*|shak*) ~ (arm*|upper limb*), (arm|arms|upper limb) ~ (tremor*|trembl*|shak*)",
          es: "tembl* ~ (brazo*|miembro* superior*|extremidad* superior*)",
        },
        whole: {
          fr: `trembl* ~ (de partout|partout|de tout son corps|de tous ses membres|des pieds a la tete|tout entier), ${SHAKE} ~ (generalise*|diffus*|tout le corps|corps entier|4 membres|quatre membres)`,
          en: "(tremor*|trembl*|shak*) ~ (generali*|whole body|all over|diffuse), (generali*|whole body|diffuse) (tremor*|trembl*|shak*)",
          es: "tembl* ~ (generaliz*|difus*|todo el cuerpo)",
        },
      },
    },
    sweating: {
      open: {
        fr: "sueur*, sudation*, transpir*, hypersudation",
        en: "sweat*, perspir*, diaphor*",
        es: "sudor*, diafores*, suda",
      },
      absent: "none",
      options: {
        none: {
          fr: `ne (sue|transpire) (pas|plus), (pas|sans|absence|ni|aucune) (de |d')?${SWEAT}, ${SWEAT} (: )?${NONE_FR}, ne transpire pas, peau seche`,
          en: `(no|not|without|nor|or) ${SWEAT_EN}, ${SWEAT_EN} (: )?${NONE_EN}, dry skin`,
          es: `(no|sin|ni) ${SWEAT_ES}, ${SWEAT_ES} (: )?${NONE_ES}, no suda, piel seca`,
        },
        forehead: {
          fr: `${SWEAT} (palmaire*|des mains|des paumes|aux mains) (et|plus|avec) (frontale*|du front|le front|au front), ${SWEAT} (frontale*|du front|au front) (et|plus|avec) (des |les |aux )?(palmaire*|mains|paumes), front (en sueur|humide|moite|qui perle) et (paumes|mains) (moites|humides|en sueur), (mains|paumes) (moites|humides) et (le )?front (en sueur|humide|moite|perle), front et (les )?(mains|paumes) (moites|humides|en sueur), ${SWEAT} ~ front, ${SWEAT} ~ (paume*|main*) ~ front, (paumes|mains) et front ~ (moite*|humide*), front ~ (moite|sueur*)`,
          en: `${SWEAT_EN} ~ forehead, ${SWEAT_EN} ~ (palm*|hand*) ~ forehead, (palms|hands) and forehead ~ (sweat*|moist), forehead ${SWEAT_EN}`,
          es: `${SWEAT_ES} ~ frente, ${SWEAT_ES} ~ (palma*|mano*) ~ frente`,
        },
        palms: {
          fr: `(moiteur*|humidite) (palmaire*|des (mains|paumes)), (paumes|mains|palmes) (legerement |un peu )?(moites|humides), ${SWEAT} ~ (paume*|main*|palmaire*), (paumes|mains|paumes des mains) (moite*|humide*), moiteur ~ (paume*|main*|palmaire*)`,
          en: `${SWEAT_EN} ~ (palm*|hand*), (sweaty|moist|clammy|damp) (palm*|hand*), palm* ${SWEAT_EN}`,
          es: `${SWEAT_ES} ~ (palma*|mano*), (palmas|manos) (sudoros*|humed*)`,
        },
        whole: {
          fr: `${SWEAT} ~ (de partout|partout|du corps|de tout le corps|profus*), (draps|chemise|pyjama|lit) (mouilles|trempe*), transpire ~ (partout|grosses gouttes|abondamment|profusement), ruissel*, ${SWEAT} ~ (generalise*|profus*|diffus*|abondant*|tout le corps), en nage, trempe*`,
          en: `${SWEAT_EN} ~ (generali*|whole body|all over|profus*|drench*), (generali*|profuse*|drenching) ${SWEAT_EN}, drenched`,
          es: `${SWEAT_ES} ~ (generaliz*|profus*|difus*|todo el cuerpo), empapad*`,
        },
      },
    },
    agitation: {
      open: { fr: "agit*", en: "agitat*", es: "agita*" },
      absent: "none",
      options: {
        none: {
          fr: `(pas|sans|absence|ni|aucune) (de |d')?agit*, agitation (: )?${NONE_FR}, non agite*, n'est pas agite*, calme`,
          en: `(no|not|without|nor|or) agitat*, agitation (: )?${NONE_EN}, calm`,
          es: `(no|sin|ni) (esta )?agita*, agitacion (: )?${NONE_ES}, tranquil*`,
        },
        slight: {
          fr: "(minime|petite|legere|discrete) agitation, agitation (minime|legere|discrete|moderee debutante), (remue|bouge) un peu, (un peu|legerement) (nerveu*|remuant*|agit*), agit* (: |est |reste )?(discret*|legere*|leger|peu|minime*|moderement), (discret*|legere*|legerement|peu|un peu) agit*",
          en: "(slight*|mild*|little) agitat*, agitation ~ (slight|mild)",
          es: "(leve*|liger*|poco|discret*) agita*, agitacion (leve|ligera|discreta)",
        },
        controllable: {
          fr: "agit* ~ mais (encore |reste )?(canalis*|controlabl*|maitrisabl*|gerabl*|contenue*), agit* ~ (canalis*|controlabl*|maitrisabl*|raisonnabl*), agit* (mais|et) ~ (canalis*|controlabl*|maitrisabl*), agit* mais (on|qu'on|se) ~ (canalis*|control*|maitris*|calm*), agit* ~ (controlable*|maitrisable*|controle*|canalisable*)",
          en: "agitat* ~ (controllable|controlled|manageable), (controllable|controlled) agitat*",
          es: "agita* ~ (controlable*|controlad*)",
        },
        uncontrollable: {
          fr: "impossible (a |de )?(le |la )?(controler|calmer|maitriser|canaliser|raisonner), agit* ~ (impossible a|contention*|necessitant une contention|ingerable), agit* (mais )?(non|pas) (controlable*|maitrisable*|canalisable*), agit* ~ (incontrolable*|non controlable*|non controlee*|immaitrisable*|non maitrisable*)",
          en: "agitat* ~ (uncontrollable|uncontrolled|unmanageable), (uncontrollable|uncontrolled|uncontrollably) agitat*",
          es: "agita* ~ (incontrolable*|no controlable*|incontrolad*)",
        },
      },
    },
    senses: {
      // "Gêné par le bruit sans hallucination": what is denied is the worse only.
      wins: ["uncriticised", "criticised", "discomfort"],
      open: {
        fr: "zoopsie*, hallucin*, (trouble*|gene*) (sensoriel*|de la perception)",
        en: "hallucinat*, sensory (disturbance*|disorder*|symptom*)",
        es: "alucina*, (trastorno*|alteracion*) sensorial*",
      },
      absent: "none",
      options: {
        none: {
          fr: `(sensoriel*|perception*|sens) (est |sont )?(normal*|normaux|ras|sans trouble*), (pas|ni|sans|aucune*) (de |d')?(gene*|hallucin*) (sensorielle*)?( ni (de |d')?(gene*|hallucin*|trouble*))?( au bruit| a la lumiere)?, aucun trouble (sensoriel|de la perception|perceptif), (pas|sans|absence|ni|aucun*) (de |d')?((trouble*|gene*) (sensoriel*|de la perception)|hallucin*), (trouble* sensoriel*|hallucination*) (: )?${NONE_FR}`,
          en: `(no|not|without|nor|or) (sensory (disturbance*|disorder*|symptom*)|hallucinat*), (sensory disturbance*|hallucinations) (: )?${NONE_EN}`,
          es: `(no|sin|ni) (trastorno* sensorial*|alteracion* sensorial*|alucina*), (alucinaciones|trastornos sensoriales) (: )?${NONE_ES}`,
        },
        discomfort: {
          fr: "(lumiere|bruit*|sons?) ~ (gene*|derange*|agace*|insupport*|agress*), (gene*|derange*|agace*) (par |au |a la |aux )?(le |la |les )?(bruit*|lumiere*|son*), grattage, hyperacousie, (gene*|intoleran*|hypersensib*|sensib*) ~ (bruit*|lumiere|lumineu*), photophobi*, phonophobi*, prurit*, demange*",
          en: "(bothered|disturbed|sensitiv*|discomfort) ~ (noise*|light*|sound*), photophobi*, phonophobi*, itch*, pruritus",
          es: "(molest*|sensib*|intoleran*) ~ (ruido*|luz), fotofobia, fonofobia, prurito, picor*",
        },
        criticised: {
          fr: "hallucin* (mais )?(les |il |elle |qu'il |qu'elle )?critique, hallucin* ~ (dont (il|elle) a conscience|reconnu* comme|sait que (c'est|ce n'est)), zoopsie* critique*, hallucin* avec (bonne )?critique, hallucin* ~ (critique*|conscient*)",
          en: "hallucinat* ~ (criticised|criticized|insight|aware)",
          es: "alucina* ~ (criticad*|consciente*)",
        },
        uncriticised: {
          fr: "hallucin* (sans|ne) (les )?(critique*|critiquer), hallucin* ~ (y croit|adhere|adhesion|auxquelles (il|elle) croit|prises pour vraies), zoopsie* (non critique*|sans critique), hallucin* qu'(il|elle) ne critique pas, hallucin* (visuelle* |auditive* )?(non |pas |in)(critique*|conscient*), hallucin* ~ non critique*, hallucin* sans critique",
          en: "hallucinat* (not |un)(criticised|criticized), hallucinat* (with no|without) insight, uncriticised hallucinat*, hallucinat* ~ (without|no) insight",
          es: "alucina* (no |sin )(criticad*|critica), alucina* ~ no criticad*",
        },
      },
    },
  },
};

import type { Reading } from "../reading.ts";

const RELATIVE_FR =
  "(pere|mere|frere|soeur|fils|fille|oncle|tante|cousin*|parent*|grand-pere|grand-mere|famil*)";
const RELATIVE_EN =
  "(father|mother|brother|sister|son|daughter|uncle|aunt|cousin*|parent*|relative*|family|familial)";
const RELATIVE_ES =
  "(padre|madre|hermano|hermana|hijo|hija|tio|tia|primo*|prima*|abuelo|abuela|famil*)";
const OF_AORTA_FR = "( de l'aorte| aortique*)?( thoracique)?";
const OF_AORTA_ES = "( de (la )?aorta| aortic*)?( toracic*)?";
const PRESSURE = "(pa|ta|pas|tas|bp|sbp|tension*|pression*|pressure*|presion*)";
/** Of the aorta without saying what: asked for; denied, it denies the valve, the surgery and the aneurysm. */
const AORTIC_FR = "(antecedent*|atcd*|maladie*|pathologie*) aortique*( connu*)?";
const AORTIC_EN = "(aortic|aorta) (history|disease|condition)";
const AORTIC_ES = "(antecedente*|enfermedad*|patologia*) aortic*( conocid*)?";
const SEVERE = "(7|8|9|10)( )?/( )?10, (eva|eve|nrs|vas) (a |: |= )?(7|8|9|10)";
const MILD = "(1|2|3|4)( )?/( )?10, (eva|eve|nrs|vas) (a |: |= )?(1|2|3|4)";
/** A day of October, and no degree of pain. */
const OCTOBER = "(le|du|au|des le|on|el|del) (1|2|3|4|7|8|9|10)( )?/( )?10";

export const reading: Reading = {
  names: {
    fr: "add-rs, addrs, score add, add risk score, (score|risque) (de |d'une )?dissection( aortique)?",
    en: "add-rs, addrs, add (risk )?score, (aortic )?dissection (detection )?(risk )?score",
    es: "add-rs, addrs, (escala|puntuacion|score) (de |de riesgo de )?diseccion( aortica)?",
  },
  inputs: {
    marfan: {
      yes: {
        fr: "maladie ~ elastique, aortopathie (genetique|hereditaire)*, marfan*, (loeys|ehlers)*, turner, (maladie|syndrome|anomalie) ~ (tissu (conjonctif|elastique)|collagene)",
        en: "marfan*, (loeys|ehlers)*, turner, connective tissue (disease|disorder)*",
        es: "marfan*, (loeys|ehlers)*, turner, (enfermedad|sindrome|trastorno) ~ tejido conectivo",
      },
      no: {
        fr: "(pas de|sans|aucun) (morphotype|aspect|stigmate*) marfan*",
        en: "no marfanoid *",
        es: "sin (habito|aspecto) marfan*",
      },
      open: { fr: "connectivite*", en: "collagenosis", es: "conectivopatia*, colagenopatia*" },
      history: true,
    },
    familyHistory: {
      yes: {
        fr: `${RELATIVE_FR} ~ (dissection|anevrisme|anevrysme|maladie)${OF_AORTA_FR}, (dissection*|anevr*) ~ ${RELATIVE_FR}`,
        en: `${RELATIVE_EN} ~ (aortic |thoracic )*(dissection|aneurysm|disease), (dissection|aneurysm) ~ ${RELATIVE_EN}`,
        es: `${RELATIVE_ES} ~ (diseccion|aneurisma|enfermedad)${OF_AORTA_ES}, (diseccion|aneurisma*) ~ ${RELATIVE_ES}`,
      },
      no: {
        fr: "ni (la |de |dans la )?famille, (rien|personne|aucun cas|pas de cas) (dans|de) (la|sa) famille, (famille|antecedent* familia*|atcd* familia*) (:|=)? (ras|sans particularite|aucun*|neant|rien)",
        en: "(nothing|nobody) in the family",
        es: "(nada|nadie) en la familia",
      },
      open: {
        fr: "(antecedent*|atcd*|histoire) ~ familia*, ni familia*, familia*",
        en: "family history",
        es: "(antecedente*|historia) ~ familiar*",
      },
      history: true,
    },
    aorticValve: {
      yes: {
        fr: "(prothese|valve) (mecanique|biologique) aortique, (valve|bioprothese|prothese) (en position )?aortique, (fuite|regurgitation) aortique (connue|ancienne|chronique), tavi (en (19|20)*|il y a * ans), bicuspid*, (valve|valvulopathie|prothese|stenose|maladie|retrecissement|bioprothese) ~ (aortique|aorte)*, (remplacement|chirurgie) valvulaire* aortique*, remplacement (de la )?valve aortique, insuffisance aortique (connue|ancienne|chronique), rac, rao, rva",
        en: "bicuspid*( aortic valve)?, aortic valve (disease|replacement)?, aortic stenosis, prosthetic aortic valve, (known|chronic) aortic (regurgitation|insufficiency), (previous|prior|surgical|mechanical|bioprosthetic|tissue) avr, avr ~ (years|ago|in (19|20)*)",
        es: "bicuspid*, valvulopatia aortica, valvula aortica( bicuspide)?, (protesis|estenosis|recambio) (valvular )?aortic*, insuficiencia aortica (conocida|cronica)",
      },
      // Heard, it is the murmur; known, it is the valve. aVR is a lead.
      not: {
        fr: "valve* aortique* (est |sont )?(normale*|saine*|native*|tricuspide*), souffle* ~ insuffisance aortique, (st|derivation*|decalage|ecg|onde*) ~ avr, en avr",
        en: "(st|lead|leads|elevation|depression|ecg|ekg|wave*) ~ avr, in avr, murmur ~ aortic (regurgitation|insufficiency), aortic (regurgitation|insufficiency) murmur",
        es: "soplo* ~ insuficiencia aortica, (st|derivacion*|elevacion|descenso|ecg) ~ avr",
      },
      no: {
        fr: "ni (de |la )?valve*, valves (ras|normales|saines), (pas de|aucun|ni) (probleme|souci) (de |aux )?(valve*|valvulaire*), valve* aortique* (est |sont )?(normale*|saine*|tricuspide*)( connue*)?, (aucune|pas de|sans|ni) valvulopath*",
        en: "normal aortic valve, no valv* (heart )?disease",
        es: "valvula aortica (normal|sana), sin valvulopat*",
      },
      open: {
        fr: `insuffisance aortique, valvulopath*, ${AORTIC_FR}`,
        en: `aortic (regurgitation|insufficiency), avr, ${AORTIC_EN}`,
        es: `insuficiencia aortica, ${AORTIC_ES}`,
      },
      history: true,
    },
    aorticManipulation: {
      yes: {
        fr: "(coronarographie|ktc|cathe*|angioplastie|pontage*|cec|endoprothese|stent aortique|remplacement valvulaire) ~ (il y a|y a) * (jours|semaines), pose* recente ~ (endoprothese|stent) ~ aort*, (opere*|chirurgie|geste) ~ (aorte|aortique) ~ (il y a|y a) * (jours|semaines), (opere*|opere) recemment ~ (aorte|aortique), manipulation* ~ (aort*), (geste|chirurgie|intervention|catheterisme|endoprothese) recent* ~ aort*, (geste|chirurgie|intervention|catheterisme|endoprothese) ~ (aorte|aortique) recent*, tavi recent*",
        en: "aortic manipulation*, manipulation* ~ aorta, recent* ~ (aortic|aorta) (surgery|procedure|intervention|repair)?, recent tavi",
        es: "manipulacion* ~ aort*, (cirugia|intervencion|procedimiento|cateterismo) ~ (aorta|aortica|aortico) reciente, (cirugia|intervencion|procedimiento|cateterismo) reciente ~ aort*, tavi reciente",
      },
      open: {
        fr: `(geste|chirurgie|intervention|catheterisme|endoprothese|opere*) ~ (aorte|aortique), tavi, ${AORTIC_FR}`,
        en: "(aortic|aorta) (surgery|procedure|intervention|repair), evar, tevar, tavi, (aortic|aorta) (history|disease|condition)",
        es: `(cirugia|intervencion|procedimiento|cateterismo|operad*) ~ (aorta|aortica|aortico), tavi, ${AORTIC_ES}`,
      },
      history: true,
    },
    thoracicAneurysm: {
      yes: {
        fr: "(anevrisme*|anevrysme*) ~ (thoracique*|ascendante|initiale|descendante|crosse)( connu)?",
        en: "(thoracic|ascending|descending|arch) (aortic |aorta )?aneurysm*, aneurysm* ~ (thoracic|ascending|descending|arch)( aorta)?, taa",
        es: "aneurisma* ~ (toracic*|ascendente|descendente|cayado)",
      },
      not: {
        fr: "(anevrisme*|anevrysme*) ~ (abdomina*|sous-renal*|poplit*|cerebra*|intracran*), aaa, (anevrisme|anevrysme) du septum",
        en: "(abdominal|infrarenal|popliteal|cerebral|intracranial|berry) (aortic )?aneurysm*, aaa",
        es: "aneurisma* ~ (abdomina*|infrarrenal|poplit*|cerebra*|intracran*), aaa",
      },
      open: {
        fr: `anevrisme*, anevrysme*, (dilatation|ectasie) ~ aort*, aorte ~ dilatee, ${AORTIC_FR}`,
        en: `aneurysm*, (dilated|dilatation|ectasia) ~ aort*, aorta ~ dilated, ${AORTIC_EN}`,
        es: `aneurisma*, (dilatacion|ectasia) ~ aort*, aorta ~ dilatada, ${AORTIC_ES}`,
      },
      history: true,
    },
    abruptPain: {
      yes: {
        fr: "coup de (poignard|tonnerre|hache|couteau), d'un (seul )?coup, tout (d'un|a) coup, en quelques secondes, instantane*, debut (tres )?(brutal|subit|soudain), maxim* (des le debut|immediatement|a l'installation), fulgurant*, foudroyant*, brutal*, brusque*, soudain*, subit*, en coup de (poignard|tonnerre), d'emblee maxim*, maxim* d'emblee, (debut|intensite) maxim*",
        en: "came on all at once, maximal from the (start|outset), abrupt*, sudden*, thunderclap, maximal at onset",
        es: "de golpe, de repente, brusc*, subit*, repentin*, maxim* desde el inicio",
      },
      no: {
        fr: "graduel*, peu a peu, petit a petit, (debut|installation|apparition|douleur) (non (brutale*|brutal|soudaine)|insidieu*|lent*|graduel*), (montee|crescendo) progressi*, douleur* progressi* (et )?(moderee*|legere*|faible*|supportable*|minime*|discrete*), en plusieurs heures, (debut|apparition|installation|survenue|douleur*)? progressi*, rampant*",
        en: "gradual*, progressive*, insidious*",
        es: "progresiv*, gradual*, insidios*",
      },
    },
    severePain: {
      yes: {
        fr: `(pire|plus forte) douleur*, (resist*|refractaire) (a la |a l'|aux )(morphin*|antalgi*), (hyperalgi*|insoutenable*|aigue et vive|syncopale*), douleur* ~ (majeur*|maximale*|importante*|extreme*|terrible*), douleur* ~ (severe*|forte*), intense*, atroce*, violent*, insupportable*, intolerable*, ${SEVERE}`,
        en: `severe* ~ pain, pain ~ severe, severe, intense, excruciating, unbearable, worst pain, ${SEVERE}`,
        es: `intens*, dolor ~ (severo|fuerte|grave), insoportable*, atroz, ${SEVERE}`,
      },
      no: {
        fr: `douleur* non (intense*|severe*), douleur* ~ (moderee*|legere*|faible*|peu intense*|supportable*|minime*|discrete*), moderee*, peu (intense*|douloureu*|severe*), non (intense*|severe*), d'intensite (moderee|moyenne|faible|legere), gene (thoracique )?(legere|discrete|moderee), ${MILD}`,
        en: `(mild|moderate) ~ pain, pain ~ (mild|moderate), ${MILD}`,
        es: `dolor ~ (leve|moderado), ${MILD}`,
      },
      not: {
        fr: `${OCTOBER}, (hta|hypertension|stenose*|asthme) ~ severe*, (hta|hypertension|insuffisance*|fuite*|regurgitation*|stenose*|dilatation*|fievre|dyspnee) ~ moderee*`,
        en: "severe (hypertension|stenosis|asthma|copd|aortic stenosis)",
        es: "(hta|hipertension) ~ (grave|severa)",
      },
    },
    tearingPain: {
      yes: {
        fr: "(douleur|sensation|impression) (a type |d'|de )*(dechir*|arrach*|lacer*|rupture), arrachement, transfixiant*, en coup de poignard ~ dechir*, (quelque chose|ca) (s'est|se) dechir*, dechir*, arrache*, lacerant*",
        en: "tearing, ripping",
        es: "desgarr*",
      },
      no: {
        fr: "constricti*, oppress*, (en )?etau, brulure*, pesanteur, serre*, en barre, point de cote, piqure*, elancement*",
        en: "(crushing|squeezing|constricting|burning|pressing|tight) (chest )?(pain|tightness), heaviness",
        es: "opresiv*, constrictiv*, quemazon",
      },
    },
    perfusionDeficit: {
      yes: {
        fr: "(20|25|30|35|40|45|50|60) (mmhg|mm) (d'ecart|de difference|de gradient) ~ bras, pouls ~ (non percu*|non retrouve*|aboli*|absent*|manquant*|faible a (droite|gauche)), (un|le) pouls ~ (manque|disparu*), ischemie (aigue )?(de |d'un |du )?membre, (deficit|asymetrie|abolition|absence|disparition|diminution) ~ pouls, pouls ~ (asymetri*|aboli*|absent*|diminue*|non percu*), (asymetri*|anisotension) ~ (tension*|pression*|ta|pa|bras), asymetri* (tensionnelle|de tension|de ta|de pa) ~ bras, (ecart|difference|gradient tensionnel) (tensionnel* |de ta |de tension )?(de |a )?(25|30|35|40|45|50|60|70|80)( )?(mm ?hg|mmhg|mm), (ecart|difference|gradient tensionnel) (tensionnel* |de ta |de tension )?(de |a )?(25|30|35|40|45|50|60|70|80)( )?(mm ?hg|mmhg|mm) ~ bras, anisotension*",
        en: "pulse* ~ (deficit|absent|asymmetr*|unequal|lost|diminished), (absent|unequal|asymmetr*|lost|weak) ~ pulse*, (blood pressure|bp|pressure|systolic) ~ (differ*|differential|asymmetr*|unequal), (different|unequal|asymmetr*) ~ (bp|pressure*|arms)",
        es: "(deficit|asimetria|ausencia|abolicion) ~ pulso*, pulso* ~ (asimetric*|ausente*|abolid*|debil*), (asimetri*|diferen*) ~ (tension*|presion*|ta|pa|brazos)",
      },
      no: {
        fr: "(meme*|egale*|symetrique*|identique*) (tension*|ta|pa|pression*|pouls) (aux|des|dans les|de) (deux |2 )?(bras|cotes), (tension*|ta|pa|pression*|pouls) (sont |est )?(symetrique*|identique*|egale*|egaux|comparable*) (aux |des |dans les |entre les )?(deux |2 )?(bras|cotes|membres)?, (pas de|sans|aucun*|ni) (difference|ecart|asymetrie|anisotension|gradient|differentiel) ~ (bras|tension*|pouls), (tous les |les 4 )?pouls (sont )?(tous )?(percus|presents|palpes|ok|la|retrouves), examen (cardio-vasculaire|cardiovasculaire|vasculaire|clinique)( et [a-z]*)? normal, pouls ~ (symetrique*|present*|percus|bien percu*|ok), (pa|ta|pression*|tension*) ~ (symetrique*|identique*|egale*)",
        en: "pulse* ~ (symmetric*|equal|present|normal), (bp|pressure*) ~ (symmetric*|equal|same), (symmetric*|equal) ~ (pulse*|pressure*)",
        es: "pulso* ~ (simetric*|presente*|iguales), (pa|ta|presion*|tension*) ~ (simetric*|igual*)",
      },
      // Two pressures are typed: their difference is the clinician's to judge.
      open: {
        fr: `asymetrie, (ecart|differen*|delta|gradient) ~ (mm ?hg|mmhg|mm|systolique*|tension*|pression*|ta|pa|pas|bras), ${PRESSURE} ~ (bras droit|bras gauche|deux bras|a droite|a gauche|cote droit|cote gauche)`,
        en: `${PRESSURE} ~ (right arm|left arm|both arms|on the right|on the left)`,
        es: `${PRESSURE} ~ (brazo derecho|brazo izquierdo|ambos brazos|a la derecha|a la izquierda)`,
      },
    },
    focalDeficit: {
      yes: {
        fr: "signe* (de focalisation|neuro*), deficit* ~ (neuro*|moteur*|focal*|sensiti*|hemicorps|bras|jambe|membre*)( droit*| gauche*)?, (hemi|para|mono)(pares|pleg)*( droit*| gauche*)?, aphasi*, paralysie*, signe* de localisation",
        en: "focal (neuro* )?(deficit|sign*), (neuro*|motor|sensory) deficit*, (hemi|para|mono)(pares|pleg)*, aphasi*, paralys*, (arm|leg|limb) weakness",
        es: "(deficit|focalidad) ~ (neuro*|motor*|focal*|sensitiv*), focalidad, (hemi|para|mono)(pares|plej)*, afasi*, paralisis",
      },
      not: { fr: "deficit* ~ pouls", en: "pulse deficit", es: "deficit ~ pulso*" },
      no: {
        fr: "(examen )?neuro* (est )?(ok|normal*|ras|sans (anomalie|deficit|particularite)), (pas de|aucun|sans) (signe*|trouble*|symptome*) neuro*, (neuro|neurologique|examen neurologique) (est )?(normal*|ras|sans (particularite|anomalie)), examen clinique normal",
        en: "(neuro*|neurological exam*) (is )?normal, normal neuro*",
        es: "(exploracion|examen) neurologic* normal",
      },
      // What a stroke left behind did not come with the pain.
      open: {
        fr: "deficit*, (hemi|para|mono)(pares|pleg)* ~ (sequell*|ancien*|connu*), deficit* ~ (sequell*|ancien*|connu*)",
        en: "deficit*, (residual|old|chronic|known|previous) ~ (hemi|para|mono)(pares|pleg)*, (residual|old|chronic|known|previous) ~ (weakness|deficit*)",
        es: "deficit*, (hemi|para|mono)(pares|plej)* ~ (residual*|antigu*|conocid*|secuel*)",
      },
    },
    regurgitationMurmur: {
      yes: {
        fr: "(souffle*|regurgitation) ~ (insuffisance aortique|ia|aortique|diastolique)",
        en: "(new |diastolic |aortic )*(regurgitation |insufficiency |regurgitant )?murmur( of aortic (regurgitation|insufficiency))?, murmur ~ (regurgitation|insufficiency)",
        es: "soplo* ~ (insuficiencia aortica|aortic*|diastolic*)",
      },
      no: {
        fr: "(pas de|sans|aucun|ni) souffle*, (auscultation|bruits du coeur|bdc) ~ (sans souffle|normale|reguliers sans souffle), souffle* ~ (connu*|ancien*), examen (cardio-vasculaire|cardiovasculaire|cardiaque|clinique)( et [a-z]*)? normal, auscultation (cardiaque )?normale",
        en: "(known|old) ~ murmur",
        es: "soplo* ~ (conocid*|antigu*)",
      },
      not: { fr: "souffle systolique", en: "systolic murmur", es: "soplo sistolic*" },
      open: { fr: "souffle*", en: "murmur*", es: "soplo*" },
    },
    shock: {
      yes: {
        fr: "(ta|pa|pression|tension) (imprenable|effondree), marbre*, marbrures, instable hemodynam*, instabilite hemodynam*, choc*, hypotension*, hypotendu*, collapsus, collabe*",
        en: "shock*, hypotens*",
        es: "choque, shock, hipotens*",
      },
      not: { fr: "choc electrique*", en: "shock index, electric shock", es: "choque electrico" },
      no: {
        fr: "(hemodynamique|ta|tension|pression) (est )?(stable|conservee|correcte|normale|maintenue), (stable|bien) (sur le plan |au plan )?hemodynamique*, normotendu*, hypertendu a l'arrivee, hemodynamique stable, stable",
        en: "haemodynamically stable, hemodynamically stable, stable",
        es: "hemodinamicamente estable, estable",
      },
      // The publication gives no figure: under 90 mmHg is hypotension for all, under 100 is asked for.
      below: [
        { measure: "systolic", value: 90, otherwise: "nothing" },
        { measure: "systolic", value: 100, opens: true, otherwise: "yields" },
      ],
    },
  },
};

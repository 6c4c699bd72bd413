// Criteria that several calculators share, as they are read in sentences.
import type { CriterionReading } from "./reading.ts";

/** Venous thrombosis and pulmonary embolism, as they are called. */
const VTE_FR = "(tvp|ep|phlebite*|embol*|thromb*|mtev|etev|mvte)";
const VTE_EN = "(dvt|pe|vte|clot*|pulmonary embol*|thrombo*|phlebitis)";
const VTE_ES = "(tvp|tep|ep|trombo*|embolia*|flebitis|etev|etv)";

export const haemoptysis: CriterionReading = {
  yes: {
    fr: "expector* ~ (sang*|hemat*), crach* (du |le )?sang, (crachat*|expector*|toux|tousse*) ~ filets de sang, hemoptys*, hemoptoi*, crach* ~ sang*, sang crache, sang ~ crachat*",
    en: "(coughing|coughed|brings|bringing) up blood, blood-stained sputum, blood-streaked sputum, haemoptys*, hemoptys*, cough* ~ blood, blood ~ cough*, bloody sputum, blood ~ sputum, spit* ~ blood",
    es: "expectoracion hemoptoica, esputo con sangre, hemoptisis, hemoptoic*, (tos*|escup*|esput*|expector*) ~ (sangre|sanguin*|hemat*)",
  },
  no: {
    fr: "(pas de|pas|ni|ni de|sans|aucun) sang, ne (crache|tousse|expectore) (pas|jamais|aucun) ~ sang, n'a (pas|jamais) (crache|expectore) ~ sang",
    en: "(not|never|n't) (coughed|coughing|cough) (up )?(any )?blood",
    es: "no (tose|escupe|expectora) sangre",
  },
};

export const dvtSigns: CriterionReading = {
  system: "legs",
  yes: {
    fr: "(oedeme|gonflement) ~ (mollet|jambe|membre inferieur), (mollet|jambe|cuisse) ~ (dur|dure|durs|dures|empate*|indure*|violace*|infiltre*), ballant diminue, perte (du )?ballant, godet unilatera*, signe* ~ (tvp|phlebite|thrombose*), (tvp|phlebite|thrombose veineuse) clinique, (mollet*|jambe*|membre inferieur) ~ (rouge*|chaud*|gonfl*|douloureu*|oedem*|tendu*|augment*), grosse jambe, oedeme unilateral, homans, (mollet*|jambe*) (droit*|gauche*) (enfl*|gonfl*), (mollet*|jambe*|membre inferieur) ~ enfl*",
    en: "sign* ~ (dvt|phlebitis|thrombosis), clinical dvt, (leg|legs|calf|calves) ~ (swell*|swollen|tender*|red|pain*|oedema|edema), (swollen|tender|painful|red) ~ (leg|calf), unilateral (oedema|edema), homans",
    es: "sign* ~ (tvp|flebitis|trombosis), (pierna*|pantorrilla*|gemelo*) ~ (hinchad*|dolor*|inflamad*|edema*|roj*|tumefact*), edema unilateral, homans",
  },
  no: {
    fr: "(mollet*|jambe*) (est |sont )?(symetrique*|ras|fin*|mobile*|saine*|non (gonfle*|douloureu*)), (examen (des |de )?(jambe*|mollet*|membre* inferieur*)) (est )?(normal|ras|sans (anomalie|particularite)), (mollet*|jambe*) (est |sont )?(souple*|normal*|normaux|indolore*|libre*), (pas de|sans|absence de|ni) (tvp|phlebite)",
    en: "(leg|legs|calf|calves) (are |is )?(normal|soft|supple), (no|without) (dvt|phlebitis)",
    es: "(pierna*|pantorrilla*) (normal*|bland*|sin alteraciones), sin (tvp|flebitis)",
  },
  // Pain alone is no sign: swelling, and pain along the veins.
  open: {
    fr: "(douleur*|mal) (au |du |a la |de la |de |dans le |dans la )(mollet|jambe|cuisse)",
    en: "(leg|calf|thigh) (ache*|cramp*)",
    es: "calambre* ~ (pierna*|pantorrilla*)",
  },
};

export const previousDvtOrPe: CriterionReading = {
  yes: {
    fr: `(mtev|mvte|etev|maladie (veineuse )?thrombo-embolique*) (ancienne*|connue*|anterieure*|il y a|en (19|20)*), (ep|tvp|phlebite*|embolie*|thrombose*) (ancienne*|dans (les |ses )(antecedent*|atcd*)|dans le passe|(l'|l )?(an|annee) (passe|passee|dernier|derniere)), (deja) ~ (thrombose*|mtev|etev|phlebite*), (2e|2eme|deuxieme|3e|troisieme|seconde) (ep|tvp|phlebite|embolie), (antecedent*|atcd*) ~ ${VTE_FR}, (tvp|ep|phlebite|embolie pulmonaire|thrombose veineuse) (* )?(il y a|ancienne*|anterieure*|en (19|20)*), deja ~ (ep|tvp|phlebite|embolie), recidive ~ (ep|tvp)`,
    en: `(previous|prior|past|history|hx|old|earlier) ~ ${VTE_EN}, (dvt|pe|vte|clot|phlebitis|pulmonary embolism) * * ago, (dvt|pe|vte|clot|pulmonary embolism) in (19|20)*`,
    es: `(antecedente*|historia|previ*) ~ ${VTE_ES}, ${VTE_ES} (previ*|antigu*|anterior*), (tvp|tep|trombosis|embolia pulmonar|flebitis) (* )?(previ*|antigu*|anterior*|hace), (tvp|tep|trombosis|embolia) en (19|20)*`,
  },
  no: {
    fr: "(ni |pas de |pas d'|aucune |sans )(tvp|ep|phlebite|embolie|thrombose)( ni| ou| et)? (de |d')?(tvp|ep|phlebite|embolie|thrombose)? (dans (les|ses) (antecedent*|atcd*)|anterieure*|par le passe|auparavant|avant), n'a jamais (eu|fait) (de |d')?(tvp|ep|phlebite|embolie|thrombose*|mtev), jamais (eu |fait )?(d'|de )?(ep|tvp|phlebite|embolie|mtev|thrombose), (1re|1ere|premiere|premier) (ep|tvp|embolie|episode*)",
    en: "never (had )?(a )?(dvt|pe|clot*|vte|thrombosis), first (dvt|pe|episode)",
    es: "(sin|ni|ninguna) ((tvp|tep|trombosis|embolia) (ni|o|y) )?(tvp|tep|trombosis|embolia) (previ*|anterior*), nunca (ha tenido )?(una )?(tvp|tep|trombosis|embolia)",
  },
  open: {
    fr: "mtev, mvte, etev, maladie (veineuse )?thrombo-embolique*",
    en: "vte",
    es: "etv, etev",
  },
  history: true,
};

/** A consciousness that is not normal: never read from silence. */
export const alteredMentation: CriterionReading = {
  yes: {
    fr: "(parle|propos|discours) ~ incoherent*, propos incoherent*, incoherent*, prostre*, torpide*, torpeur, ne repond (plus|pas)( bien)? (aux (questions|stimul*|ordres)|a l'appel|a la voix), (patient*|psychiquement|ideation) ralenti*, (reagit|repond|reveille*|reveillable) (seulement |que |qu')?(a|aux) (la )?(douleur|voix|stimul*|pincement), confus*, desorient*, dts, obnubil*, somnol*, lethargi*, stupor*, stupeur, coma*, (trouble*|alteration) ~ (conscience|vigilance), (conscience|vigilance) ~ (alteree|troublee|diminuee), encephalopath*, ralenti* psycho*, inconscien*",
    en: "agitated delirium, delirious, confus*, disorient*, drows*, letharg*, stupor*, coma*, obtund*, (altered|impaired|reduced) (mental*|mentation|consciousness|conscious level|sensorium), mental status (is )?altered, unconscious",
    es: "confus*, desorient*, obnubil*, somnolien*, letarg*, estupor*, coma*, (alteracion|trastorno) ~ (conciencia|consciencia|estado mental), (conciencia|consciencia|estado mental) ~ alterad*",
  },
  no: {
    fr: "(avpu|acvpu) (: |= )a, a (sur l'|selon l'|a l')(echelle )?(avpu|acvpu), (bien|parfaitement|tout a fait) (conscient*|vigilant*), (discute|parle) normalement, sans trouble* (de |de la )?(conscience|vigilance), glasgow (est )?normal, (etat de |niveau de )?(conscience|vigilance) (est )?(conserve*|preserve*|bonne|sans trouble*), conscience non alteree, repond (bien|normalement|correctement|de facon adaptee) aux questions, parle (bien|normalement|correctement|de facon adaptee), tete claire, pas (confus*|desorient*|somnolen*|obnubile*), (examen )?neuro (ok|normal), a toute sa tete, avpu a, acvpu a, a (sur|de|a) (avpu|acvpu), bien oriente*, oriente*, lucide*, coheren*, conscient*, (conscience|vigilance) (est )?(normale|claire|conservee|intacte|ok|parfaite|bonne), (parfaitement|bien|tout a fait|tres) (clair|claire|cohere*|present|presente), vigile*, vigilant*, (bien |parfaitement )?(r)?eveille*, alerte, (neuro|neurologique|examen neurologique) (est )?(normal*|ras|sans (particularite|anomalie)), normal* sur le plan neuro*, pas de trouble* (de |de la )?(conscience|vigilance)",
    en: "oriented, orientated, coherent, (wide |fully )?awake, lucid, alert, (normal|clear) (mental*|mentation|consciousness), fully conscious, mental status normal, conscious",
    es: "orientad*, (bien )?despiert*, lucid*, consciente*, alerta, (conciencia|consciencia|estado mental) normal",
  },
  not: {
    fr: "(alerte|echelle) (precoce|de coma|de glasgow), score d'alerte, perte de (connaissance|conscience)",
    en: "early warning, coma (scale|score), loss of consciousness",
    es: "(alerta|aviso) precoz, escala de coma, perdida de (conocimiento|conciencia|consciencia)",
  },
  below: { measure: "gcs", value: 15 },
  judgement: true,
};

/** A tumour of now: one that is cured or old is none. */
export const activeCancer: CriterionReading = {
  yes: {
    fr: "k (actif|evolutif|en cours|traite|metastatique)*, neo active, (adenocarcinome|sarcome|gliome|mesotheliome|cholangiocarcinome|hepatocarcinome|glioblastome|tumeur* (cerebrale*|pulmonaire*|colique*|maligne*))*, immunotherap* ~ (cancer|tumeur|melanome), melanome (metastatique|evolutif|sous)*, hormonotherap* ~ (cancer|sein|prostate), k (pancreas|ovaire*|rein|vessie|estomac|oesophage|rectum|foie|orl|uterus|poumon|mammaire), chc, cbnpc, cancer*, neoplasi*, neo (actif|evolutif|du *|de *), neo ~ (actif|evolutif|metastatique), neo (pulmonaire|bronch*|colique|rectal|mammaire|prostatique|orl|pancrea*|digestif|renal|vesical), tumeur maligne, metasta*, chimio*, radiotherap*, lymphome, leucemie, myelome, carcinom*, k (du|de|d'|pulm*|bronch*|sein|prostat*|col*)",
    en: "cancer*, malignan*, neoplas*, chemo*, radiotherap*, metasta*, lymphoma, leuk*emia, myeloma, carcinom*",
    es: "cancer*, neoplasi*, tumor maligno, metasta*, quimio*, radioterap*, linfoma, leucemia, mieloma, carcinoma*",
  },
  no: {
    fr: "(pas de|sans|ni|aucun) k, (pas de|sans|ni|aucun*) neo, cancer* ~ (gueri*|en remission|ancien*)",
    en: "cancer* ~ (cured|in remission)",
    es: "cancer* ~ (curad*|en remision)",
  },
  open: {
    // Dated, it may be cured or treated still.
    fr: "neo, (neoplasie*|neoplasique*) (intra-?epitheliale*|cervicale*|in situ)*, immunotherap*, melanome*, (cancer*|melanome*|adenocarcinome*|sarcome*|carcinom*) ~ (opere*|il y a (5|6|7|8|9|10|12|15|20|25|30) ans)",
    en: "tumour, tumor",
    es: "tumor",
  },
};

export const heartFailure: CriterionReading = {
  system: "heart",
  yes: {
    fr: "oap (ancien|il y a|en (19|20)*), insuffisan* card*, (antecedent*|atcd*) (d'|de |d )?(oap|oedeme aigu|decompensation card*), (ic|insuf* card*) (a )?(fe*|fevg) (alteree|preservee|reduite), dysfonction (ventriculaire|vg|systolique)*, (fevg|fe|fraction d'ejection) (alteree|basse|abaissee|effondree|reduite|altere), cardiaque* decompense*, (cardiopathie|cardiomyopathie) (ischemique )?dilatee, decompensation (cardiaque|de son insuf*), insuf* card*, icc, ic, icfe*, decompensation cardiaque, (cardiopathie|cardiomyopathie) dilatee, insuffisan* cardiaque*",
    en: "heart failure, cardiac failure, chf, hf, hfref, hfpef, ccf, dilated cardiomyopathy",
    es: "insuficiencia cardiaca, icc, ic, (miocardiopatia|cardiopatia) dilatada",
  },
  no: {
    fr: "(aucun|pas d'|sans|ni) (antecedent*|atcd*) (cardio-vasculaire*|cardiaque*|cardio*), (pas de|sans|aucune|ni) cardiopath*, (pas|non|ni) cardiaque, coeur (sain|normal|ok)",
    en: "no cardiac (history|disease|problem*), no heart (disease|problem*)",
    es: "(no es |sin ser )cardiopata, sin cardiopatia",
  },
  history: true,
};

const LIVER_FR = "hepatite (chronique|virale chronique|b chronique|c chronique)";
export const LIVER_OPEN_FR =
  "nash, steatohepatite*, fibrose hepatique, hepatite (alcoolique|auto-immune)";
export const liverDisease: CriterionReading = {
  system: "liver",
  yes: {
    fr: `insuffisan* hepat*, hepatocarcinome, child (a|b|c), greffe* hepati*, cirrhos*, cirrhotique*, hepatopathie*, ${LIVER_FR}, maladie hepatique*, insuf* hepat*, hepatique chronique`,
    en: "cirrhos*, cirrhotic, (chronic )?liver disease, hepatic disease, chronic hepatitis, liver failure",
    es: "cirros*, cirrotic*, hepatopatia*, hepatitis cronica, enfermedad hepatica, insuficiencia hepatica",
  },
  no: {
    fr: "(foie|bilan hepatique|fonction hepatique) (est )?(sain|ras|normal*|ok|intact), (fonction hepatique|bilan hepatique|foie) (est )?normal*",
    en: "(liver|hepatic) function (is )?normal, normal (liver|hepatic) function",
    es: "funcion hepatica (es )?normal",
  },
  // A cirrhosis, or how active?
  open: { fr: LIVER_OPEN_FR, en: "nash, steatohepatitis", es: "esteatohepatitis" },
  history: true,
};

/** The segment of an electrocardiogram that is shifted. */
export const stDeviation: CriterionReading = {
  yes: {
    fr: "(sus|sous) (decal*|st), st (sus|sous), (sus|sous)-decal* (de |du |en )?(st|inferieur|anterieur|lateral|v*)*, (onde de )?pardee, courant de lesion, miroir, (sus|sous)-decalage*, sous-decale*, ecg ~ sus-decale*, (sus|sous)-st, decalage* ~ st, st (decale|sus-decale|sous-decale), depression ~ st, modif* ~ st, st (devie|modifie), st+",
    en: "st+, stemi, st (segment )?(depression|elevation|deviation|shift|change*), (depression|elevation|depressed|elevated|deviation) ~ st",
    es: "(descenso|ascenso|depresion|elevacion|desviacion|desnivel*|infradesnivel*|supradesnivel*) ~ st, infradesnivel*, supradesnivel*, infra-st, supra-st, scacest, iamcest",
  },
  no: {
    fr: "(aucun|pas de) decalage*, ni (sus|sous)-decal* ni (de )?(sus|sous)-decal*, (pas de|sans) (sus|sous) ni (de )?(sus|sous)-decal*, (pas de|sans) (sus|sous)-decal* ni (de )?(sus|sous)-decal*, (pas de|sans|aucun|ni) decalage* (du |de )?(segment )?st, (pas de|sans|aucun*) (modif*|anomalie*|trouble*) (du |de |de l')?(segment |l')?(st|ecg|repolarisation), (ecg|electro*|trace) (est )?(strictement |parfaitement )?(normal|nl|ok|ras|blanc), (ecg|electrocardiogramme|trace) ~ (normal|ras|sans (anomalie*|particularite*|modif*|changement*)), (ecg|electrocardiogramme|trace) sans (anomalie*|modif*|changement*), (segment )?st (est )?(iso|isoelectrique|stable|plat|normal|non (decale|modifie)|sans decalage)",
    en: "(normal|unremarkable) (ecg|ekg), (ecg|ekg) ~ (normal|unremarkable), st (segment )?(is )?(isoelectric|normal|unchanged|flat)",
    es: "(ecg|electrocardiograma|electro) ~ (normal|sin (alteraciones|cambios)), (segmento )?st (es )?(isoelectrico|normal|sin (cambios|desviacion))",
  },
  not: {
    fr: "sans sus-decalage*, (sca|idm|infarctus|syndrome coronaire*) (aigu )?(sans sus-decalage*|st-|non-st+), non-st+, nstemi",
    en: "non-st* elevation*, nstemi",
    es: "scasest, iamsest, sca sin elevacion ~ st",
  },
};

export const raisedMarkers: CriterionReading = {
  yes: {
    fr: "(tropo*|enzyme*|marqueur*) (a |: )?(> |superieure* a |plus de |a plus de )?(2|3|4|5|6|7|8|9|10|12|15|20|30|40|50|100|deux|trois|quatre|cinq|six|huit|dix|vingt|cent) ?(x|fois|n) (la |le |l'|au-dessus )?(normale|norme|seuil|limite|n)?, (tropo*|enzyme*|marqueur*) ~ (positivee*|au-dessus (du|de la) (seuil|norme|normale|limite)|superieure* (au|a la) (seuil|norme|normale|limite)|cinetique positive|en hausse|franchement positive*), tropo* (est )?(significative*), (tropo*|tropos|tni|tnt) (hs |us |i |t |ic |tc )?(a |= |: )?(1|2|3|4|5|6|7|8|9)(0|1|2|3|4|5|6|7|8|9)(0|1|2|3|4|5|6|7|8|9)*, (tropo*|enzyme*|marqueur*) (> |superieure* au |au-dessus du )99*, (tropo*|enzyme*|marqueur*|biomarqueur*) ~ (elevee*|eleves|positive*|positifs|positif|augmentee*|augmentes|pathologique*|haute), (elevation|augmentation|ascension) ~ (tropo*|enzyme*|marqueur*), tropo* pos, (tropo*|marqueur*|enzyme*) : oui, (tropo*|marqueur*|enzyme*): oui",
    en: "(tropo*|marker*|biomarker*|enzyme*) ~ (elevated|raised|positive|high|increased|up), (elevated|raised|positive|high) (cardiac )?(tropo*|marker*|biomarker*|enzyme*)",
    es: "(tropo*|marcador*|biomarcador*|enzima*) ~ (elevad*|positiv*|alt*|aumentad*), elevacion ~ (tropo*|marcador*|enzima*)",
  },
  no: {
    fr: "(tropo*|enzyme*) (< |inferieure* au |inferieure* a la )(seuil|norme|limite|normale|99*), (tropo*|enzyme*) (hs |us |i |t |ic )?(n|nl|nle|norm), (tropo*|enzyme*|marqueur*|biomarqueur*) (est |sont |reste* )?(sous|inferieure* a|inferieure* au|en dessous d*) (le |la |du |de la )?(seuil|limite|norme|normale|99*), (tropo*|enzyme*) (a )?(zero|nulle*|0), (tropo*|enzyme*|marqueur*) (dans la norme|dans les normes|plate*|non significati*|ras|ok|basse*), cycle (de tropo* )?negatif, (tropo*|enzyme*|marqueur*) (< |inferieure* au |sous le |en dessous du )99*, (tropo*|enzyme*|marqueur*|biomarqueur*) ~ (normale*|normaux|negative*|negatifs|neg|indetectable*|indosable*|non eleve*|non augmente*)",
    en: "(normal|negative|undetectable) (tropo*|marker*|enzyme*), (tropo*|marker*|biomarker*|enzyme*) ~ (normal|negative|undetectable|not raised|not elevated)",
    es: "(tropo*|marcador*|enzima*) ~ (normal*|negativ*|indetectable*), (tropo*|marcador*) no elevad*",
  },
  open: { fr: "tropo*", en: "tropo*", es: "tropo*" },
};

export const diabetes: CriterionReading = {
  yes: {
    fr: "diabet*, dnid, did, (traitement )?antidiabetique*, (du|de) sucre",
    en: "diabet*, t2dm, t1dm",
    es: "diabet*",
    any: "dt1, dt2, dm1, dm2, dm",
  },
  not: {
    fr: "diabete insipide",
    en: "diabetes insipidus, (he|she|it|they|patient|who|which) did, did (have|not|he|she|it|they)",
    es: "diabetes insipida",
  },
  history: true,
};

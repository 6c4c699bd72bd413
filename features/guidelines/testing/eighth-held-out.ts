// Written by an author who had read neither the rule nor the sheets; run once before any repair: 72
// of 80 sheets, 28 of 30 with nothing to find. Where the author allowed two sheets, the one that
// the rule gives is kept.
import * as sheet from "./sheet-ids.ts";

export const EIGHTH_HELD_OUT_TOPIC: readonly sheet.SetQuestion[] = [
  [
    "accouchement imminent à domicile, tête à la vulve, 3e pare, je suis seul avec l'ambulancier : que faire ?",
    sheet.BIRTH,
  ],
  [
    "regul: 38 SA, perte des eaux, envie de pousser, contractions ttes les 2 min, maternité à 40 min. transport ou on reste?",
    sheet.BIRTH,
  ],
  [
    "circulaire du cordon serrée au moment du dégagement dans le camion, conduite à tenir",
    sheet.BIRTH,
  ],
  [
    "Diabétique type 1 de 22 ans, glycémie 4,8 g/L, cétonémie 6, pH 7,12, K+ 3,1 : est-ce que je démarre l'insuline tout de suite ?",
    sheet.DKA,
  ],
  ["debit insuline ivse acidocetose UI/kg/h et quand passer au G5", sheet.DKA],
  [
    "Jeune femme amaigrie depuis 3 semaines, boit 5 L par jour, vomit, respire vite et profondément, haleine de pomme",
    sheet.DKA,
  ],
  ["adrenaline IM dose adulte et enfant choc anaphylactique", sheet.ANA],
  [
    "Homme 35 ans piqué par une guêpe il y a 10 minutes, urticaire généralisée, voix rauque, TA 75/40",
    sheet.ANA,
  ],
  [
    "patient sous betabloquant, anaphylaxie ki repond pas à 2 injections d'adré, glucagon combien ?",
    sheet.ANA,
  ],
  ["ACR adulte FV réfractaire après 3 chocs, dose amiodarone ?", sheet.ACR],
  ["à quel moment arrêter la réa chez un adulte en asystolie, no flow inconnu", sheet.ACR],
  [
    "H 66 ans diabétique, oppression rétrosternale au repos par épisodes depuis hier, sous décalage ST V3-V6, tropo 340 : aspirine + héparine, prétraitement par ticagrelor ou non ?",
    sheet.NSTEMI,
  ],
  [
    "nouveau né qui ne crie pas, FC 50 après 30 s de ventilation au ballon : étape suivante ?",
    sheet.CHILD_ACR,
  ],
  ["Énergie du choc en J/kg et dose d'adré chez un enfant de 4 ans en arrêt", sheet.CHILD_ACR],
  [
    "PNO spontané primaire 1er épisode, décollement 1 cm au hile, pas dyspnéique : surveillance ambulatoire ou exsufflation, et l'avion ?",
    sheet.PNO,
  ],
  [
    "asthme aigu grave adulte: sulfate de magnésium, quelle dose sur combien de temps",
    sheet.ASTHMA,
  ],
  [
    "Ado de 16 ans, ne finit pas ses phrases, sibilants puis silence auscultatoire, DEP 30 %, 3 nébu de salbutamol sans effet",
    sheet.ASTHMA,
  ],
  ["salbutmol + ipratropium nebu posologie 1ere heure crise d'asme", sheet.ASTHMA],
  ["Thrombolyse AVC : contre-indications et délai max", sheet.STROKE],
  [
    "Hémiplégie droite et aphasie depuis 1h30, IRM sans saignement, TA 200/115, est-ce que je dois baisser la tension avant l'altéplase ?",
    sheet.STROKE,
  ],
  ["occlusion M1 à 5h du début, NIHSS 17, thrombectomie indiquée ?", sheet.STROKE],
  [
    "Nourrisson de 6 semaines, rhinite puis toux, tirage, boit moins de la moitié des biberons, SpO2 90 % : critères d'hospitalisation",
    sheet.BRONCHIOLITIS,
  ],
  ["bronchiolite : kiné respi, bronchodilatateurs, corticoïdes, ça sert ?", sheet.BRONCHIOLITIS],
  ["cephalees drapeaux rouges quand faire un scanner aux urgences", sheet.HEADACHE],
  [
    "crise migraineuse aux urgences, AINS déjà pris, que donner ensuite ? triptan ?",
    sheet.HEADACHE,
  ],
  [
    "Homme, mal de tête explosif maximal en quelques secondes pendant l'effort, vomissements, raideur de nuque",
    sheet.ICH,
  ],
  ["acide tranexamique dose choc hemorragique et délai", sheet.BLEEDING],
  ["ratio CGR PFC plaquettes transfusion massive + fibrinogène cible", sheet.BLEEDING],
  ["objectif de PAM avant contrôle du saignement sans TC", sheet.BLEEDING],
  ["noradrénaline voie périphérique sepsis, dose de départ et cible PAM", sheet.SEPSIS],
  [
    "Mamie d'EHPAD, fièvre 39,5, marbrures, TA 80/45 malgré 30 ml/kg de cristalloïdes, lactate 5",
    sheet.SEPSIS,
  ],
  ["qd ajouter HSHC ds le choc septique", sheet.SEPSIS],
  [
    "patient trouvé inconscient glasgow 6, glycémie normale, pas de contexte: quel bilan et quand intuber",
    sheet.COMA,
  ],
  ["score de Glasgow détaillé et examen des pupilles chez un comateux", sheet.COMA],
  ["Évaluation RUD d'un patient qui a des idées suicidaires avec scénario précis", sheet.SUICIDE],
  [
    "appel 15 : mon fils dit qu'il veut en finir, il a un fusil à la maison. Que dire, que faire ?",
    sheet.SUICIDE,
  ],
  [
    "patiente de 19 ans, TS hier, refuse l'hospitalisation, peut on faire une SPDT ?",
    sheet.SUICIDE,
  ],
  ["DT aux urgences : démarche diagnostique, les 4 urgences vitales à éliminer (PIED)", sheet.PAIN],
  [
    "douleur thoracique déchirante migratrice vers le dos, asymétrie tensionnelle, à quoi penser et quel examen",
    sheet.PAIN,
  ],
  ["wells simplifié + seuil ddimeres ajusté à l'age suspiscion EP", sheet.PE],
  [
    "Femme sous pilule, retour d'un vol de 11 h, dyspnée brutale, mollet gauche gonflé, syncope, TA 80, VD dilaté à l'écho",
    sheet.PE,
  ],
  ["clonazepam 1ère ligne EME dose adulte, puis 2e ligne ?", sheet.SE],
  ["convulse depuis 10 min, pas de voie veineuse, midazolam IM ou buccal combien ?", sheet.SE],
  [
    "infarctus inf. avec extension au VD, TA 85/50 : dérivés nitrés contre indiqués ? remplissage ?",
    sheet.STEMI,
  ],
  ["BPCO décompensée pH 7,28 PaCO2 68 : VNI réglages et objectif SpO2", sheet.COPD],
  [
    "gros fumeur, emphysème connu, crachats verts et plus abondants, plus essoufflé depuis 3 j: antibiotique lequel et corticoïdes combien de jours",
    sheet.COPD,
  ],
  ["ACFA rapide 150/min bien tolérée début > 48h : ralentir ou cardioverser ?", sheet.AF],
  ["CHA2DS2-VASc à 2, faut il anticoaguler, quel AOD ?", sheet.AF],
  ["hematome intracérébral sous apixaban : réversion par CCP, dose", sheet.ICH],
  ["HSA anevrismale nimodipine posologie et objectif tensionnel", sheet.ICH],
  [
    "Cirrhotique qui vomit du sang rouge : octréotide, antibioprophylaxie, délai de l'endoscopie",
    sheet.GI,
  ],
  [
    "méléna sous aspirine, Hb 7,2, score de Blatchford 12 : IPP IV dose et seuil transfusionnel",
    sheet.GI,
  ],
  ["K+ 7,4 ondes T pointues QRS larges gluconate de ca combien", sheet.K],
  ["insuline-glucose pour faire baisser le potassium : quel protocole et surveillance", sheet.K],
  ["Dialysé qui a sauté 2 séances, faiblesse des jambes, bradycardie à 35, QRS à 160 ms", sheet.K],
  [
    "dextro 0,35 g/L patient inconscient sous gliclazide, G30 combien et combien de temps surveiller",
    sheet.HYPO,
  ],
  [
    "glucagon IM 1 mg possible si pas de VVP ?? diabétique en sueurs, confus, gly 2,1 mmol/l",
    sheet.HYPO,
  ],
  ["Na 112 convulsions sérum salé hypertonique 3% bolus", sheet.NA],
  ["vitesse maximale de correction natrémie pour éviter la myélinolyse centropontine", sheet.NA],
  ["cystite simple femme 30 ans fosfomycine ou pivmecillinam", sheet.UTI],
  [
    "femme enceinte 5 mois, brulures mictionelles sans fièvre, BU leuco+ nitrites+, quel atb",
    sheet.UTI,
  ],
  [
    "créat 450 contre 80 il y a 1 mois, anurie, sous IEC + AINS : bilan et critères d'épuration extrarénale en urgence",
    sheet.AKI,
  ],
  ["IRA fonctionnelle vs organique : natriurèse, rapport Na/K urinaire, urée/créat", sheet.AKI],
  ["IMV tricycliques QRS 140 ms bicarbonates 8,4 % combien", sheet.POISON],
  [
    "charbon activé délai et contre-indications, ado qui a avalé une plaquette d'alprazolam et du propranolol",
    sheet.POISON,
  ],
  ["NAC IV schéma doses paracetamol 15 g ingérés il y a 6h", sheet.APAP],
  ["Nomogramme de Rumack-Matthew : paracétamolémie 120 mg/L à H5, je traite ?", sheet.APAP],
  [
    "Enfant 3 ans fièvre, taches violacées qui ne s'effacent pas à la vitropression, somnolent, je suis au cabinet : ceftriaxone combien avant le SMUR ?",
    sheet.MENINGITIS,
  ],
  ["OAP hypertendu TA 220/120 sat 82 dérivés nitrés bolus + furosémide + CPAP", sheet.OAP],
  [
    "PAC hospitalisée hors réa 78 ans avec comorbidités : antibiothérapie probabiliste et durée",
    sheet.CAP,
  ],
  [
    "tension pneumothorax in a ventilated patient: needle decompression site and then what?",
    sheet.PNO,
  ],
  [
    "crashing STEMI patient, cath lab 3 hours away, tenecteplase dose by weight in a 78 year old",
    sheet.STEMI,
  ],
  [
    "NSTEMI with rising hs-troponin, no ST elevation, GRACE 150: timing of angiography and anticoagulant?",
    sheet.NSTEMI,
  ],
  [
    "motorbike vs car, GCS 9, open femur, unstable pelvis, who goes to the level 1 trauma centre and pelvic binder placement",
    sheet.TRAUMA,
  ],
  [
    "adult bacterial meningitis dexamethasone dose and timing with the first antibiotic, CT before LP?",
    sheet.MENINGITIS,
  ],
  ["CURB-65 of 3, fever and right lower lobe crackles, ICU or ward?", sheet.CAP],
  [
    "chico alto y delgado, dolor torácico súbito al respirar, murmullo abolido a la izquierda: ¿drenaje o aspiración?",
    sheet.PNO,
  ],
  [
    "anciana ortopneica, crepitantes hasta los vértices, esputo rosado, ¿CPAP y dosis de furosemida?",
    sheet.OAP,
  ],
  [
    "elevación del ST en II, III, aVF, dolor desde hace 1 hora: ¿angioplastia o fibrinólisis, dosis de aspirina?",
    sheet.STEMI,
  ],
  [
    "politraumatizado atrapado, TA 70, abdomen a tensión: ¿FAST, escáner corporal o quirófano?",
    sheet.TRAUMA,
  ],
];

export const EIGHTH_HELD_OUT_NOTHING: readonly string[] = [
  "pyélonéphrite aiguë obstructive fébrile, JJ ou néphrostomie, quel antibiotique ?",
  "hypokaliemie 2,1 mmol/L avec onde U, combien de KCl par heure en IV",
  "hypernatrémie à 165 chez une personne âgée déshydratée, vitesse de correction",
  "hypercalcémie maligne 3,6 mmol/L acide zolédronique dose",
  "intoxication au CO famille de 4, chauffe-eau, indication caisson hyperbare",
  "amanite phalloïde ingérée il y a 12 h, silibinine dose ?",
  "morsure de vipère grade II, Viperfav quand et comment",
  "rectorragies abondantes du sujet âgé, diverticules connus, coloscopie quand ?",
  "pancréatite aiguë lipase 1200 : scanner à quel moment, réhydratation",
  "crise de Bouveret TV éliminée, adénosine dose ou manoeuvre de Valsalva modifiée",
  "convulsion fébrile simple 18 mois terminée en 2 min, quels conseils aux parents au retour à domicile",
  "laryngite sous glottique enfant toux aboyante stridor bétaméthasone dose",
  "oedème de la langue sous IEC, angioedème bradykinique, icatibant 30 mg ?",
  "TVP surale isolée, durée d'anticoagulation et bas de contention",
  "paralysie faciale périphérique a frigore prednisone + valaciclovir ?",
  "asthme persistant léger traitement de fond palier 2 GINA, CSI-formotérol",
  "delirium tremens diazépam dose et vitamine B1",
  "colique néphrétique simple kétoprofène dose, scanner obligatoire ?",
  "prostatite aiguë durée du traitement par ofloxacine",
  "crise vaso-occlusive drépanocytaire titration morphine",
  "Paludisme grave à P. falciparum, artésunate IV schéma",
  "insuffisance surrénale aiguë chez un Addison qui vomit, hydrocortisone combien",
  "glaucome aigu par fermeture de l'angle oeil rouge douloureux acétazolamide",
  "Brûlure 30 % SCT, formule de Parkland, transfert en centre de brûlés",
  "initiation de la sertraline dans un épisode dépressif modéré, à quelle dose et quand réévaluer ?",
  "GEU rompue ou non, indications du méthotrexate",
  "comment remplir le certificat de décès électronique CertDc",
  "quel est le tarif de la garde SMUR de nuit pour un PH contractuel ?",
  "salut, tu vas bien ? raconte moi une blague de carabin",
  "réduction d'une luxation antérieure d'épaule, technique de Milch, kétamine ou Kalinox",
];

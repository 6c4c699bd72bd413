// What a message is about, when it is not said whole: the questions before it, the message, and the
// sheet that it must open ("absent: words", "nothing" as in the frozen sets). Written before the
// rules they judge; unlike those sets, the rules were changed for them.
type Case = readonly [turns: readonly string[], expected: string];

/** A name said in part borrows the rest from the subject before, or from what its sheet speaks of. */
const COMPLETED: readonly Case[] = [
  [["choc hémorragique", "et septique ?"], "choc-septique"],
  [["choc septique", "et s’il est cardiogénique ?"], "absent: cardiogénique"],
  [["hémorragie digestive haute", "et la basse ?"], "absent: basse"],
  [["intoxication au paracétamol", "et les tricycliques ?"], "intoxication-medicamenteuse"],
  [["intoxication médicamenteuse", "et pour le doliprane ?"], "intoxication-paracetamol"],
  [["pneumonie communautaire", "et la nosocomiale ?"], "absent: pneumonie"],
  [
    ["AVC ischémique", "l’IRM montre une hémorragie"],
    "hemorragie-cerebrale-et-sous-arachnoidienne",
  ],
  [
    ["ischaemic stroke", "and if it is hemorrhagic?"],
    "hemorragie-cerebrale-et-sous-arachnoidienne",
  ],
  [["ictus isquémico", "¿y si es hemorrágico?"], "hemorragie-cerebrale-et-sous-arachnoidienne"],
  [["douleur thoracique aiguë", "plutôt une dissection"], "absent: dissection"],
];

/** What somebody lives with leaves the subject what it is; what happens to them does not. */
const HISTORY: readonly Case[] = [
  [["embolie pulmonaire", "et s’il a une insuffisance cardiaque ?"], "embolie-pulmonaire"],
  [["pneumonie communautaire", "en cas d’insuffisance rénale ?"], "pneumonie-aigue-communautaire"],
  [
    ["community-acquired pneumonia", "what if he has heart failure?"],
    "pneumonie-aigue-communautaire",
  ],
  [["embolia pulmonar", "¿y si tiene insuficiencia renal?"], "embolie-pulmonaire"],
  [["OAP", "il a un cancer du poumon"], "oedeme-aigu-pulmonaire"],
  [["pneumonie communautaire", "renal failure on dialysis?"], "pneumonie-aigue-communautaire"],
  [["intoxication au paracétamol", "hépatopathe chronique ?"], "intoxication-paracetamol"],
  [
    ["hémorragie digestive haute", "elle est sous rivaroxaban pour une FA, je l’arrête ?"],
    "hemorragie-digestive-haute",
  ],
  [
    ["upper GI bleeding", "he is on apixaban for atrial fibrillation, do I stop it?"],
    "hemorragie-digestive-haute",
  ],
  [
    ["neumonía adquirida en la comunidad", "toma apixabán por una fibrilación auricular, ¿sigo?"],
    "pneumonie-aigue-communautaire",
  ],
  [["hyperkaliémie", "il fait une insuffisance rénale aiguë"], "insuffisance-renale-aigue"],
  [["fibrillation atriale", "et s’il fait un OAP ?"], "oedeme-aigu-pulmonaire"],
  [["FA rapide", "quid du flutter atrial ?"], "absent: flutter"],
  [["atrial fibrillation", "and atrial flutter?"], "absent: flutter"],
];

/** A message that names no disease is first asked of the sheet at hand. */
const AT_HAND: readonly Case[] = [
  // What the disease at hand does to the patient is no other disease.
  [["prééclampsie sévère", "elle convulse"], "preeclampsie"],
  [["severe preeclampsia", "she is having a seizure"], "preeclampsie"],
  [["preeclampsia grave", "está convulsionando"], "preeclampsie"],
  [["hyponatrémie à 112", "il convulse"], "hyponatremie"],
  [["neutropénie fébrile, antibiotique", "allergie à la pénicilline"], "neutropenie-febrile"],
  [
    ["pneumonie communautaire", "et en cas d’allergie aux pénicillines ?"],
    "pneumonie-aigue-communautaire",
  ],
  [
    ["neumonía adquirida en la comunidad", "alergia a la penicilina"],
    "pneumonie-aigue-communautaire",
  ],
  [
    ["acidocétose diabétique, glycémie 28 mmol/L", "on est à 2,5 g/L maintenant"],
    "acidocetose-diabetique",
  ],
  [["diabetic ketoacidosis, glucose 500", "now at 210"], "acidocetose-diabetique"],
  [["SCORTEN, qu’y a-t-il dedans ?"], "toxidermie-grave"],
  [
    ["STEMI", "qu’est-ce qui contre-indique la fibrinolyse ?"],
    "syndrome-coronarien-avec-sus-decalage",
  ],
  [["STEMI", "contre-indications à la thrombolyse"], "syndrome-coronarien-avec-sus-decalage"],
  [["pulmonary embolism treatment", "contraindications to thrombolysis?"], "embolie-pulmonaire"],
  [["embolia pulmonar", "¿contraindicaciones de la trombólisis?"], "embolie-pulmonaire"],
  [["intoxication au paracétamol", "l’ingestion date d’hier soir"], "intoxication-paracetamol"],
  [["anaphylaxie", "si ça ne marche pas ?"], "anaphylaxie"],
  [["status epilepticus", "this did not work"], "etat-de-mal-epileptique"],
  [["crisis asmática grave", "si no mejora"], "asthme-aigu"],
  [["acidocétose diabétique", "la kaliémie est à 3"], "acidocetose-diabetique"],
  [["asthme aigu grave", "et chez un enfant de 6 ans ?"], "asthme-aigu"],
];

/**
 * A value or a sign that by itself tells another disease leaves what does not speak of it, or what is
 * only a symptom; beside a disease that speaks of it, it is a detail.
 */
const TOLD_BY_A_VALUE: readonly Case[] = [
  [["hyperK 6,9 avec T pointues", "et son Na à 114, j’en fais quoi"], "hyponatremie"],
  [["pneumonie communautaire", "K à 7,1"], "hyperkaliemie"],
  [["embolie pulmonaire", "calcémie 3,6 mmol/L"], "hypercalcemie"],
  [["coma", "dextro 0,28"], "hypoglycemie"],
  [["coma", "glucose 30 mg/dL"], "hypoglycemie"],
  [
    ["douleur thoracique aiguë", "ECG : sus ST en inférieur"],
    "syndrome-coronarien-avec-sus-decalage",
  ],
  [["chest pain", "ECG shows ST elevation"], "syndrome-coronarien-avec-sus-decalage"],
  [
    ["intoxication médicamenteuse volontaire", "elle a pris aussi 15 g de paracétamol"],
    "intoxication-paracetamol",
  ],
  [["overdose of quetiapine", "she also took 20 g of paracetamol"], "intoxication-paracetamol"],
  [["acidocétose diabétique", "glycémie à 4 g/L"], "acidocetose-diabetique"],
  [["choc septique", "lactates à 6"], "choc-septique"],
  [["agressif, glycémie à 0,4 g/L"], "hypoglycemie"],
  [["confus, frappe le personnel, dextro 0,35"], "hypoglycemie"],
  [["agité, frappe le personnel, dextro 1,1"], "agitation"],
  [["palpitations, pouls irrégulier à 145, QRS fins, pas d’onde P"], "fibrillation-atriale"],
  [["hemiparesia izquierda desde hace una hora, TAC sin sangrado"], "avc-ischemique"],
];

/** Somebody "is" what they live with; the figure of a score is a finding, not a question. */
const DESCRIBED: readonly Case[] = [
  [
    ["plaie du ventre par balle, pouls 140, TAS 60, remplissage jusqu’à quelle pression"],
    "choc-hemorragique",
  ],
  [["woke up fine, then the left arm dropped and speech gone, what first"], "avc-ischemique"],
  [["pneumothorax spontané", "c’est un BPCO sévère"], "pneumothorax"],
  [["fibrillation atriale", "c’est un asthmatique"], "fibrillation-atriale"],
  [["pneumothorax", "he is a COPD patient"], "pneumothorax"],
  [["neumotórax", "es un EPOC"], "pneumothorax"],
  [["bronchiolite", "c’est un ancien préma 30 SA"], "bronchiolite"],
  [["SCA ST-", "DFG à 22"], "syndrome-coronarien-sans-sus-decalage"],
  [["AVC ischémique", "NIHSS à 14"], "avc-ischemique"],
  [["embolie pulmonaire", "c’est une pneumonie"], "pneumonie-aigue-communautaire"],
];

/** What is no question of medicine, and no more so in the middle of an exchange. */
const NOTHING: readonly Case[] = [
  [["choc septique", "et chez le chien ?"], "nothing"],
  [["choc septique", "et la capitale de la Norvège ?"], "nothing"],
  [["asthme aigu grave", "tu connais une bonne pizzeria ?"], "nothing"],
  [["different strokes in oil painting"], "nothing"],
  [["brûlure d’un CD sous Windows"], "nothing"],
  [["la fièvre du samedi soir, acteur principal"], "nothing"],
  [["fiebre del oro en California"], "nothing"],
  [["le gel a fait une crise dans les vignes"], "nothing"],
  [["infarctus du moteur"], "nothing"],
  [["coma de l’ordinateur"], "nothing"],
  [["arrêt cardiaque du serveur, que faire ?"], "nothing"],
  [["l’asphyxie de l’économie"], "nothing"],
  [["stroke of the engine"], "nothing"],
  [["infarto del motor"], "nothing"],
  [["l’accouchement d’un accord commercial"], "nothing"],
  [["migrer"], "nothing"],
  [["migrer vers un autre serveur"], "nothing"],
  [["migration de données"], "nothing"],
  [["perforer une feuille"], "nothing"],
  [["pneumatique crevé"], "nothing"],
];

/** An everyday word is said as it was typed, not as the disease of somebody else. */
const ITSELF: readonly Case[] = [
  [
    ["homme de 50 ans, ictère et prurit depuis 3 semaines, selles décolorées"],
    "absent but: nouveau",
  ],
  [["hombre de 50 años con ictericia"], "absent but: neonatal"],
  [["fever in a 45 year old man back from a conference"], "absent but: infant"],
  [["fièvre isolée chez une femme de 80 ans"], "absent but: nourrisson"],
];

/**
 * A disease of the history, the terrain or the company leaves the question to what is measured or
 * asked; named at its head, or with nothing else to answer, it is the subject.
 */
const ASIDE: readonly Case[] = [
  [["calcémie 3,4 avec cancer du sein"], "hypercalcemie"],
  [["calcémie revenue à 3,4 chez une femme suivie pour un cancer du sein"], "hypercalcemie"],
  [["péritonite opérée il y a 3 jours, PAM 52 sous noradrénaline, lactate 5"], "choc-septique"],
  [["K 7,2 avec ondes T amples chez un patient opéré d’une péritonite"], "hyperkaliemie"],
  [["Na 112 et convulsions chez une femme suivie pour une sarcoïdose"], "hyponatremie"],
  [["ATCD de sclérose en plaques, dextro à 0,30, inconsciente"], "hypoglycemie"],
  [["maladie de Crohn traitée par infliximab, PNN 200 et 39,2"], "neutropenie-febrile"],
  [["known lupus, K 7.1 with peaked T waves"], "hyperkaliemie"],
  [["mujer con lupus conocido, potasio 7,1 y ondas T picudas"], "hyperkaliemie"],
  [["embolie pulmonaire il y a 2 ans, maintenant K 7,3 avec QRS larges"], "hyperkaliemie"],
  [["homme myasthénique, dextro à 0,25"], "hypoglycemie"],
  [["sarcoïdose connue, corticoïdes au long cours ?"], "absent: sarcoïdose"],
  [["mucoviscidose, exacerbation, tobramycine inhalée"], "absent: mucoviscidose"],
  [["dissection aortique chez un patient hypertendu"], "absent: dissection"],
  [["syndrome de Marfan connu, fréquence des échographies"], "absent: Marfan"],
  [["rituximab chez un patient avec pemphigus"], "absent: pemphigus"],
];

/** A whole name after « et », what no word of the sheet at hand tells, a detail of an absent subject. */
const LEFT: readonly Case[] = [
  [["méningite bactérienne", "et une encéphalite herpétique ?"], "absent: encéphalite"],
  [["neumonía grave", "¿y la enfermedad de Chagas crónica?"], "absent: Chagas"],
  [["bacterial meningitis", "what about herpes encephalitis?"], "absent: encephalitis"],
  [["phlébite du mollet", "elle est dyspnéique, FC 130, D-dimères 4000"], "embolie-pulmonaire"],
  [["agitation", "il dit qu’il veut mourir, plan précis"], "crise-suicidaire"],
  [["hyperkaliémie", "elle saigne, méléna abondant"], "hemorragie-digestive-haute"],
  [["entorse de cheville", "reprise du sport à combien ?"], "absent: entorse"],
  [["hypercalcémie 3,4", "DFG 20, biphosphonates ?"], "hypercalcemie"],
  [["pneumonie communautaire", "il a un cancer du sein"], "pneumonie-aigue-communautaire"],
  [["embolie pulmonaire", "il a une BPCO"], "embolie-pulmonaire"],
  [["IRA à 600 de créat, dialyse quand ?", "il est sous lithium"], "insuffisance-renale-aigue"],
  [["OAP, nitrés lancés", "insuff rénale, je touche au diurétique ?"], "oedeme-aigu-pulmonaire"],
  [["status epilepticus", "second-line drug and dose?"], "etat-de-mal-epileptique"],
];

/** A disease is said once, by its usual name and the words of the person. */
const NAMED: readonly Case[] = [
  [["riluzole dans la SLA"], "absent: sclérose latérale amyotrophique (SLA)"],
  [["Horton avec signes visuels"], "absent: Horton"],
  [["Wilson : dose de D-pénicillamine"], "absent: maladie de Wilson"],
  [["crise drépanocytaire, morphine"], "absent: drépanocytose (crise drépanocytaire)"],
  [["néphrite lupique, induction"], "absent: lup"],
  [["syndrome appendiculaire, échographie ?"], "absent: appendicite"],
  [["miastenia ocular, piridostigmina"], "absent: miastenia"],
];

export const SCOPE_CASES: readonly Case[] = [
  ...COMPLETED,
  ...HISTORY,
  ...AT_HAND,
  ...TOLD_BY_A_VALUE,
  ...DESCRIBED,
  ...NOTHING,
  ...ITSELF,
  ...ASIDE,
  ...LEFT,
  ...NAMED,
];

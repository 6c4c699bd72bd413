// Names of diseases and situations in the words of three languages.
// NAMED: one condition a row; the sheet that bears one of the names answers to all of them.
// OTHERS: everything else a clinician may ask about. A name that no sheet claims is a near miss: a question about it
// gets nothing, never the sheet of another disease. The day its sheet is written it is found at once by its own names.

import { POISONS } from "./vocabulary/poisons.ts";

const NAMED = `
arrêt cardiorespiratoire | bls | acls | als | svb | arrêt cardio-respiratoire | arrêt cardiaque | arrêt cardio-circulatoire | acr | mort subite | rcp | réanimation cardiopulmonaire | réanimation cardio-pulmonaire | fibrillation ventriculaire | racs | post arrêt cardiaque | cardiac arrest | cpr | cardiopulmonary resuscitation | parada cardiaca | parada cardiorrespiratoria | paro cardíaco | reanimación cardiopulmonar
anaphylaxie | choc anaphylactique | réaction anaphylactique | allergie grave | anaphylaxis | anaphylactic shock | anafilaxia | choque anafiláctico | shock anafiláctico
choc septique | sepsis | septic shock | choque séptico | shock séptico
douleur thoracique | douleur thorax | dt | chest pain | dolor torácico
syndrome coronarien avec sus-décalage | sca st+ | idm st+ | stemi | st+ | infarctus du myocarde st+ | infarctus avec sus-décalage | infarctus du myocarde | idm | infarctus | st elevation myocardial infarction | myocardial infarction | heart attack | infarto agudo de miocardio | infarto de miocardio | scacest | iamcest | iam
embolie pulmonaire | ep | pulmonary embolism | pe | embolia pulmonar | tromboembolismo pulmonar | tep
exacerbation de bpco | bpco | eabpco | copd | copd exacerbation | exacerbación de epoc | epoc | décompensation de bpco
asthme aigu | asthme | crise d'asthme | asthme aigu grave | aag | asthma | asthma attack | acute severe asthma | asma | crisis asmática | crisis de asma | exacerbación asmática
accident vasculaire cérébral ischémique | avc ischémique | avc | infarctus cérébral | aic | stroke | ischemic stroke | ischaemic stroke | ictus | ictus isquémico | accidente cerebrovascular | acv | thrombolyse avc | hémiplégie | hémiparésie | déficit neurologique brutal | déficit moteur brutal | aphasie brutale
état de mal épileptique | état de mal | eme | état de mal convulsif | status epilepticus | crise tonicoclonique prolongée | crise qui ne s'arrête pas | estado epiléptico | estatus epiléptico
hyperkaliémie | hyperpotassémie | hyper k | hyperk | hyperkalaemia | hyperkalemia | hiperpotasemia | hiperkalemia | hipercalemia
acidocétose diabétique | acidocétose | acd | diabetic ketoacidosis | dka | ketoacidosis | cetoacidosis diabética | cetoacidosis | cad
polytraumatisé | avp | polytraumatisme | traumatisé grave | polytrauma | traumatisme sévère | major trauma | politraumatismo | politraumatizado
choc hémorragique | choc hypovolémique | hémorragie massive | transfusion massive | hemorrhagic shock | haemorrhagic shock | massive transfusion | shock hemorrágico | hemorragia masiva | hémorragie grave
intoxication médicamenteuse | intoxication médicamenteuse volontaire | imv | overdose | surdosage médicamenteux | tentative de suicide médicamenteuse | ts médicamenteuse | drug overdose | poisoning | self poisoning | intoxicación | intoxicación medicamentosa | sobredosis | intoxication opioides | overdose opioides | intoxication benzodiazépines | intoxication tricycliques | intoxication antidépresseurs | intoxication bêtabloquant | intoxication inhibiteur calcique | intoxication lithium | intoxication opiacés | intoxication morphine | intoxication neuroleptiques
intoxication au paracétamol | surdosage paracétamol | ingestion de paracétamol | ingestion de doliprane | paracetamol overdose | acetaminophen overdose | intoxication doliprane | n acétylcystéine | nomogramme de rumack | sobredosis de paracetamol | intoxicación por paracetamol
syndrome coronarien sans sus-décalage | sca st- | scanst | sca nst | idm st- | idm non st | nstemi | nste-acs | nste acs | non st elevation myocardial infarction | scasest | iamsest | sca sans sus-décalage | angor instable | infarctus st- | infarctus sans sus-décalage | unstable angina | angina inestable | st-
œdème aigu pulmonaire | oap | œdème pulmonaire | œdème aigu du poumon | insuffisance cardiaque aiguë | insuffisance cardiaque | ica | décompensation cardiaque | acute heart failure | heart failure | pulmonary edema | pulmonary oedema | insuficiencia cardiaca | edema agudo de pulmón | eap
fibrillation atriale | fibrillation auriculaire | fa | fa rapide | acfa | flutter | flutter auriculaire | atrial fibrillation | afib | af | a fib | fibrilación auricular
pneumonie aiguë communautaire | pneumonie | pneumopathie | pneumopathie hypoxémiante | pac | pneumopathie communautaire | pneumonia | community acquired pneumonia | neumonía | neumonía adquirida en la comunidad | legionellose
pneumothorax | pno | tension pneumothorax | collapsed lung | neumotórax | neumotórax a tensión
hémorragie cérébrale | avc hémorragique | hématome intracérébral | hémorragie intracérébrale | hemorragie intracrânienne | hémorragie sous-arachnoïdienne | hemorragie meningee | hsa | hic | rupture d'anévrisme cérébral | subarachnoid hemorrhage | subarachnoid haemorrhage | intracerebral haemorrhage | intracerebral hemorrhage | brain hemorrhage | hemorrhagic stroke | ictus hemorrágico | hemorragia cerebral | hemorragia subaracnoidea
coma | trouble de conscience | troubles de la conscience | coma non traumatique | patient inconscient | trouble de la vigilance | unconscious | unresponsive | impaired consciousness | pérdida de conciencia | inconsciente
céphalée | céphalées | céphalée aiguë | mal de tête | maux de tête | migraine | crise de migraine | headache | thunderclap headache | cefalea | migraña | dolor de cabeza | cephalee en coup de tonnerre | algie vasculaire | algie vasculaire de la face | cluster headache
insuffisance rénale aiguë | insuffisance rénale | ira | acute kidney injury | acute renal failure | aki | insuficiencia renal | insuficiencia renal aguda | lesión renal aguda | daño renal agudo
hyponatrémie | hypona | hyponatremia | hyponatraemia | natrémie basse | hiponatremia | siadh | low sodium
hypoglycémie | hypo | hypoglycemia | hypoglycaemia | low blood sugar | hipoglucemia | coma hypoglycémique
hémorragie digestive haute | vomissements de sang | vomissement sanglant | hémorragie digestive | rupture de varices oesophagiennes | hematemese | melena | gi bleeding | upper gi bleed | gastrointestinal bleeding | gi bleed | variceal bleeding | hemorragia digestiva | hemorragia digestiva alta | hematemesis | ulcère hémorragique
méningite | syndrome méningé | meningitis | méningite bactérienne | bacterial meningitis | méningo-encéphalite | purpura fulminans | purpura fébrile | méningocoque | meningococcal disease
infection urinaire basse | infection urinaire | cystite | iu | uti | urinary tract infection | cystitis | cistitis | infección urinaria | infección de orina
bronchiolite | bronchiolitis | bronquiolitis
arrêt cardiaque de l'enfant | acr pédiatrique | rcp pédiatrique | arrêt cardiorespiratoire enfant | asystolie enfant | fibrillation ventriculaire enfant | fv enfant | aesp enfant | rcp enfant | acr enfant | mort subite enfant | racs enfant | pediatric cardiac arrest | paediatric cpr | neonatal resuscitation | newborn life support | réanimation du nouveau-né | réanimation néonatale | asphyxie néonatale | adrénaline nouveau-né | parada cardiaca pediátrica | rcp pediátrica | reanimación neonatal
accouchement | accouchement inopiné | accouchement imminent | accouchement à domicile | delivery | childbirth | emergency delivery | precipitous delivery | parto | parto extrahospitalario | parto inminente | hémorragie du post-partum | hémorragie de la délivrance | hpp | hppi | postpartum hemorrhage | postpartum haemorrhage | score de malinas | dystocie des épaules | procidence du cordon
crise suicidaire | suicide | tentative de suicide | ts | idées suicidaires | idées noires | suicidal ideation | suicidal | suicide attempt | suicide risk | intento de suicidio | ideación suicida | riesgo suicida
`;

const OTHERS = `
intoxication monoxyde de carbone | carbon monoxide | intoxication digoxine | cardiotropes
brûlure grave | brûlure | brûlé | brulures | burn | burns | quemadura
noyade | drowning | coup de chaleur | heat stroke | golpe de calor | hypothermie accidentelle | hypothermie | hypothermia | gelures
morsure | plaie | plaies | morsure de chien | piqûre | envenimation | morsure de vipere | vipere | méduse
traumatisme crânien | tc leger | traumatisme cranien leger | commotion | head injury | traumatismo craneoencefalico
sédation procédurale | sedation procedurale | procedural sedation | intubation en sequence rapide | isr | induction sequence rapide | rapid sequence induction
pendaison | électrisation | electrocution | accident d'exposition au sang | aes | prophylaxie vih
sca non st+ | sca non st | angor | angine de poitrine | sans sus-décalage
choc cardiogénique | cardiogenic shock
tachycardie ventriculaire | tv | tachycardie à qrs larges | tachycardie supraventriculaire | tsv | torsade de pointes | torsades | maladie de bouveret | svt | tachycardie jonctionnelle
bradycardie | bav | bloc auriculoventriculaire | bloc auriculo-ventriculaire | bav 3 | bradycardia | heart block | bradicardia | bloc de branche
péricardite | pericarditis | myocardite | myocarditis | tamponnade | tamponade | takotsubo
dissection aortique | dissection de l'aorte | syndrome aortique aigu | aortic dissection | disección aórtica | anévrisme de l'aorte abdominale | rupture d'anevrysme | aaa
crise hypertensive | urgence hypertensive | hta | hta maligne | poussée hypertensive | hypertension arterielle | hypertension | hypertensive emergency | hipertensión
syncope | lipothymie | malaise vagal | syncope vasovagale | sincope
endocardite | endocarditis | valvulopathie | rétrécissement aortique | insuffisance mitrale | cardiomyopathie | prothese valvulaire
thrombose veineuse profonde | tvp | phlébite | deep vein thrombosis | dvt | trombosis venosa | ischémie aiguë de membre | ischemie de membre | aomi | ischémie mésentérique
bronchite
pneumomediastin | hemothorax
hémoptysie | hemoptysis | hemoptisis | pleurésie | épanchement pleural | pleural effusion | cancer bronchique | cancer du poumon | lung cancer
sdra | ards | détresse respiratoire aiguë | syndrome de détresse respiratoire | insuffisance respiratoire aiguë | embolie gazeuse | embolie graisseuse | embolie amniotique | fibrose pulmonaire | mucoviscidose | apnée du sommeil | htap | hypertension pulmonaire
hematome sous dural | hsd | hematome extra dural | anevrisme cerebral
accident ischémique transitoire | ait | tia | transient ischemic attack | thrombophlébite cérébrale | thrombose veineuse cérébrale | dissection carotidienne
hypertension intracranienne | htic
arterite temporale | horton | nevralgie du trijumeau
première crise d'épilepsie | première crise | épilepsie | crise d'epilepsie | crise convulsive | epilepsy | seizure | epilepsia
vertige | vertiges | vertigo | vértigo | vppb | névrite vestibulaire | meniere
guillain-barré | syndrome de guillain barre | myasthénie | sclérose en plaques | sep | parkinson | alzheimer | démence | sla
confusion | syndrome confusionnel | delirium | confusion mentale | paralysie faciale | bell's palsy | compression médullaire | canal carpien | sciatique
maladie rénale chronique | mrc | insuffisance renale chronique | ckd | syndrome néphrotique | nephrotic syndrome | rhabdomyolyse | glomérulonéphrite | syndrome hemolytique et uremique
hypernatrémie | hypernatremia
hypokaliémie | hypokalemia | hypokalaemia | hipopotasemia | hypercalcémie | hypercalcemia | hypocalcémie | hypomagnesemie | hypophosphoremie | acidose métabolique | acidose lactique | alcalose | lactic acidosis
colique néphrétique | calcul urinaire | lithiase | renal colic | cólico nefrítico | rétention aiguë d'urine | rau | globe vesical | hematurie | torsion testiculaire | torsion du testicule | prostatite | priapisme | orchi-epididymite
hyperosmolar hyperglycemic | hyperglycemic hyperosmolar | état hyperosmolaire hyperglycémique | état hyperosmolaire | syndrome hyperosmolaire | coma hyperosmolaire | hyperosmolar | shh | estado hiperosmolar
insuffisance surrénale aiguë | insuffisance surrenalienne | isa | addison | adrenal crisis | crise thyrotoxique | hyperthyroïdie | thyrotoxicosis | hypothyroïdie | coma myxoedemateux | coma myxoedeme | myxedema | myxoedeme | basedow | pheochromocytome | cushing
diabète de type 2 | diabète | dt2 | diabete type 2 | diabete type 1 | diabete gestationnel | diabetes | diabetes tipo 2 | hba1c | corticothérapie | goutte | obésité | dyslipidemie | cholesterol | hypercholesterolemie
hemorragie digestive basse | varices | rectorragie | ulcere gastrique | ulcère | reflux
pancréatite | pancréatite aiguë | pancreatitis | cirrhose | cirrhosis | ascite | encéphalopathie hépatique | hépatite | hepatitis | hepatite alcoolique | insuffisance hepatique aigue | syndrome hepatorenal | infection du liquide d'ascite
appendicite | appendicitis | apendicitis | péritonite | syndrome occlusif | occlusion intestinale | bowel obstruction | angiocholite | cholécystite | cholangitis | colique hépatique | diverticulite | sigmoidite | colite grave | crohn | rectocolite | hernie etranglee | douleur abdominale | abdominal pain | dolor abdominal | gastro entérite | gastroenterite | diarrhee | constipation | fissure anale | hemorroides | volvulus
encephalite | purpura
pyélonéphrite | pyelonephritis | pielonefritis
dermohypodermite | érysipèle | fasciite nécrosante | cellulite | cellulitis | erisipela | necrotizing fasciitis | abces | panaris | impetigo
paludisme | malaria | neutropénie fébrile | aplasie febrile | febrile neutropenia | fievre au retour de voyage | dengue | chikungunya | grippe | influenza | covid | covid-19 | tuberculose | tuberculosis | infection sexuellement transmissible | ist | syphilis | gonorrhee | chlamydia | tétanos | rage | choc toxique | vih | lyme | rougeole | varicelle | coqueluche | leptospirose | ebola | monkeypox
fièvre du nourrisson | fièvre | fever | fiebre | déshydratation | convulsion fébrile | febrile seizure | laryngite | croup | corps étranger | inhalation de corps etranger | invagination | ictère | ictere du nouveau-ne | maltraitance | epiglottite | mort inattendue du nourrisson | scarlatine | kawasaki | stenose du pylore
prééclampsie | éclampsie | preeclampsia | eclampsia | hellp | grossesse extra-utérine | geu | ectopic pregnancy | contraception d'urgence | contraception | infection génitale haute | salpingite | métrorragies | menace d'accouchement prématuré | map | fausse couche | ivg | torsion d'annexe | endometriose | menopause
agitation | état d'agitation | patient agité | agité | agitée | bouffée délirante | sevrage alcoolique | delirium tremens | alcohol withdrawal | syndrome malin | syndrome sérotoninergique | serotonin syndrome | soins sans consentement | hospitalisation sous contrainte | dépression | épisode dépressif | depression | trouble panique | attaque de panique | anxiete | psychose | schizophrénie | trouble bipolaire | manie | insomnie | anorexie
urticaire | angio-œdème | angioedeme | angioedème bradykinique | urticaria | toxidermie | lyell | stevens-johnson | dress | zona | herpes zoster | gale | eczéma | psoriasis | mélanome | acne | pemphigoide | escarre
œil rouge | conjonctivite | kératite | uveite | baisse d'acuité visuelle | glaucome | décollement de rétine | brulure oculaire | occlusion de l'artere centrale de la retine | glaucoma | dmla | cataracte
luxation | luxation d'épaule | fracture | fracture du col du fémur | fracture du poignet | entorse | entorse de cheville | lombalgie | lumbago | queue de cheval | low back pain | syndrome de loge | arthrite septique | arthrite | arthrose | tendinite | osteoporose | hernie discale | douleur lombaire | polyarthrite rhumatoide | lupus | capsulite
hypercalcémie maligne | compression médullaire maligne | syndrome cave supérieur | lyse tumorale | tumor lysis | immunothérapie | douleur du cancer | cancer | cancer du sein | cancer du colon | cancer de la prostate | leucemie | lymphome | myelome | soins palliatifs
angine | angina de garganta | pharyngite | otite | otite moyenne aiguë | otitis | sinusite | rhinosinusite | rhinite | surdosage en avk | avk | anticoagulants | surdosage anticoagulant | vaccination | vaccins | certificat médical | arrêt de travail | lombalgie chronique | anémie | anemia | drepanocytose | drépanocytaire | hemophilie | purpura thrombopenique | thrombopénie | civd | microangiopathie thrombotique | amygdalite | epistaxis | surdite brusque | fatigue | asthenie
temps de saignement | protéinurie | jambe froide | membre froid | infection respiratoire | incontinence urinaire | infarctus mésentérique | infarctus splénique | infarctus rénal | infarctus osseux | infarctus médullaire | infarctus pulmonaire | embolie septique | embolie de cholestérol | ischemie critique | choc obstructif | choc neurogénique | choc spinal | hypertension intra-abdominale | acidocétose alcoolique | asthme professionnel | asthme cardiaque | sca
insuffisance cardiaque chronique | insuffisance veineuse | insuffisance respiratoire | acidose tubulaire | extrasystoles | extrasystole | douleur cancereuse | douleur neuropathique | douleur chronique | sevrage | withdrawal | abstinencia | sevrage benzodiazepines | sevrage opioides | sevrage tabagique | addiction | secret médical | secret professionnel | rupture prématurée des membranes | infection urinaire masculine | infection urinaire fébrile | infection urinaire fièvre | infection urinaire de l'homme | uti in men | céphalée protéinurie | céphalées hta enceinte | saignement de nez | food poisoning | sang dans les selles | blood in stool | nosebleed | frottement péricardique | anesthésie en selle | anévrisme de l'aorte | douleur pelvienne | douleur épigastrique | cancer pulmonaire | directives anticipées | asthénie | urétrite | prothèse de hanche | avortement | césarienne | gelure | bilan d'infertilité | polype
`;

const PARTS =
  "genou | cheville | poignet | main | epaule | oeil | oculaire | dentaire | nez | nasal | facial | doigt | pied | coude | hanche | dent | oreille | scrotal | testicule | orteil | bras | jambe";

const names = (row: string) => row.split("|").map((name) => name.trim());

/** Each condition as the list of its names. */
export const CONDITIONS: readonly (readonly string[])[] = NAMED.trim().split("\n").map(names);

/** Names of conditions that lend nothing to each other. */
export const OTHER_CONDITIONS: readonly string[] = [
  ...OTHERS.trim().split("\n").flatMap(names),
  ...POISONS,
  ...names(PARTS).map((part) => `traumatisme ${part}`),
];

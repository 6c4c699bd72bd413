// English clinical words and bedside phrases, and the words of the sheets. Names of diseases are in
// `content/register/diseases.json`, drugs in drug-names.ts. Articles and prepositions may be left
// out of a phrase or stand in it: expand.ts forgives both.
export const ENGLISH = `
breath sounds absent | absent breath sounds | no breath sounds | no air entry | diminished breath sounds | decreased breath sounds | reduced air entry | decreased air entry | breath sounds gone > murmure aboli
tracheal deviation | trachea deviated | deviated trachea | trachea shifted | distended neck veins | jvd | raised jvp | elevated jvp | neck veins distended | engorged neck veins > turgescence
hyperresonant | hyperresonance | hyper resonant > tympanisme
needle decompression | finger thoracostomy | needle thoracostomy | decompress chest | needle thoracentesis > exsufflation
chest drain | chest tube | pigtail catheter | pigtail drain | intercostal drain | tube thoracostomy > drain thoracique
tension ptx | tension pneumo | spontaneous ptx | collapsed lung | lung collapse > pneumothorax
subcutaneous emphysema | surgical emphysema > emphyseme sous cutane
lung cancer > cancer du poumon
back pain | low back pain > lombalgie
air leak | pleural rim > decollement
pelvic binder | t pod | pelvic sling | binder | pelvis fracture | fractured pelvis | broken pelvis > ceinture pelvienne
unstable pelvis | pelvis unstable | pelvic fracture | open book pelvis | pelvic ring > bassin instable
major trauma centre | trauma center | trauma centre | trauma team | trauma bay | trauma call | trauma activation > dechocage traumatisme
pelvic packing | preperitoneal packing > ceinture pelvienne bassin
motorbike | motorcycle | run over | hit by car | hit by truck | pedestrian struck | rollover | ejected | fell from height | fall from height | fell off roof | fell off ladder | high speed crash | motor vehicle collision | mvc | road traffic collision | rtc | car vs | vs car | vs tree > avp
trapped | entrapped | extrication > incarcere
flail chest | flail segment > volet costal
open femur | femur fracture | multiple fractures > fractures multiples
open fracture | compound fracture > fracture ouverte
neutropenia | neutropenic > neutropenie
efast | e fast | fast positive | fast exam | pos fast > fast echo
pan scan | panscan | whole body ct | trauma ct > body scanner
ich | intracranial bleed | intracranial bleeding | intracranial hemorrhage | intracranial haemorrhage | brain bleed | bleed in brain | cerebral bleed > hemorragie cerebrale
sah | subarachnoid | aneurysmal bleed | ruptured aneurysm | berry aneurysm | blood in basal cisterns | blood in cisterns | basal cisterns > hemorragie sous arachnoidienne
hydrocephalus | evd | external ventricular drain > hydrocephalie
lower bp | bp lowering | blood pressure lowering | bp control | bp target | target bp | target systolic | systolic target | sbp target | bp goal > pression arterielle cible
reversal | reverse | doac reversal | noac reversal > reversion
vasospasm | delayed cerebral ischemia > vasospasme
high bp | raised bp > hta
crackles | creps | crepitations | rales > crepitants
bibasal | bibasilar | both bases > bilateral
right lower lobe | left lower lobe | rll | lll | right base | left base | lobar consolidation | consolidation | infiltrate | rml | lobar > foyer
ward > hospitalisation
productive cough | green sputum | yellow sputum | purulent sputum > toux crachats purulents
rusty sputum > crachats rouilles
pleuritic | pleuritic chest pain | pleuritic pain > douleur pleurale
unilateral leg swelling | leg swollen | one leg swollen | swollen calf | calf swollen | leg swelling one side | calf tender | calf tenderness | unilateral edema > mollet
immobilization | immobilised | immobilized | long flight | after flight | hip replacement | knee replacement | post surgery | recent surgery | after surgery | hip surgery > postoperatoire
birth control pill | on the pill | oral contraceptive | ocp | on ocp > pilule oestroprogestatifs
rv strain | right heart strain | right ventricular strain | rv dilated | dilated rv | rv dysfunction > dilatation vd
submassive | intermediate high risk | half dose lysis > submassive
clot burden | saddle embolus | saddle embolism | saddle pe | saddle clot > embolie pulmonaire
age adjusted | raised d dimer | positive d dimer | elevated d dimer > d dimeres
collapsed | collapse | dropped to floor | not responding | won't wake up | cannot wake | can't wake | found unresponsive | obtunded | comatose | unarousable | not waking up | lethargic | decreased loc | reduced gcs | low gcs > inconscient
no pulse | pulseless | no signs of life > pouls absent
vf | v fib | vfib | pulseless vt | pvt | refractory vf | persistent vf > fv
pea | pulseless electrical activity > aesp
asystole | asystolic | flatline | flat line > asystolie
post arrest | post cardiac arrest | return of spontaneous circulation | post rosc | temperature control | targeted temperature | ttm > racs
stop cpr | stopping cpr | terminate resuscitation | termination of resuscitation | stop resuscitation > arret cardiaque rcp
bystander cpr | chest compression | compressions | compressing | mechanical cpr | lucas > compressions thoraciques
defibrillator | defibrillation | shock delivered > defibrillation
4h 4t | 4hs 4ts | hs and ts | h's and t's | reversible causes > causes reversibles arret cardiaque
ecpr | ecls | va ecmo > ecmo compressions thoraciques
epi | epinephrin > adrenaline
pals | peds arrest | pediatric arrest | paediatric arrest | child arrest | peds code | infant arrest > arret cardiaque enfant
at birth | after birth | birth > naissance
ppv | positive pressure ventilation | rescue breaths | inflation breaths | bag valve mask | bvm > insufflations
not crying | floppy baby | floppy newborn | floppy > apgar
throat tightness | throat closing | throat swelling | hoarse | hoarse voice | voice change > dysphonie quincke
lips swelling | swollen lips | lip swelling | face swelling | swollen face | facial swelling | swollen tongue | tongue swelling | lips swollen > quincke
itching | itchy | pruritus | itch > prurit
ate peanut | peanut | shellfish | shrimp | tree nuts | sesame | after eating > allergie aliment
bee sting | bees | stung | wasp sting | stung by | hornet > piqure guepe
im epi | epi im | im adrenaline | epinephrine im | im epinephrine > adrenaline im
biphasic | biphasic reaction > biphasique
contrast reaction | iv contrast | contrast media > produit contraste
fluids | fluid bolus | boluses > remplissage
norepi | levo | levophed | pressor | vasopressor > noradrenaline
map target | target map | map goal | map 65 > pam noradrenaline
source control > controle source porte entree infection
mottled skin | mottled knees | skin mottling | cold extremities | cold and clammy > marbrures
lactate clearance > lactate
rigors | shaking chills > frissons
septic patient | septic pt | urosepsis | septicaemia | septicemia > sepsis
differential | differential diagnosis | ddx > diagnostic
rule out acs | rule out mi | acs rule out | rule out | heart score | heart pathway > douleur thoracique
chest tightness | chest pressure | tight chest | pressure in chest | chest discomfort | substernal | retrosternal | crushing chest pain > douleur thoracique constrictive
tearing | ripping > dechirante
jaw pain | left arm pain | radiating to arm | radiating to jaw | radiates to left arm > bras gauche
diaphoretic | diaphoresis | sweaty | clammy > sueurs
st segment elevations | st elevations | st elev | st elevated | lbbb new | new lbbb | new left bundle branch block | sgarbossa > st+
st depressions | st depressed | st dep | t wave inversion | inverted t waves > st- sous decalage
no st elevation | without st elevation | no ste | non st elevation | no st change > st-
pci | primary pci | ppci | cath lab | cath | door to balloon | d2b | cathlab > angioplastie coronarographie
rescue pci | failed lysis | lysis failed | after lysis | failed thrombolysis | vs lysis | or lysis > angioplastie thrombolyse
lytics | lysis | lyse | thrombolytics | thrombolyse > thrombolyse
anterior mi | inferior mi | posterior mi | lateral mi | rv infarct | inferior stemi | anterior stemi | posterior stemi | acute mi | omi ecg | heart attack > stemi
rising troponin | raised troponin | elevated troponin | troponin rise | troponin rising | troponin leak | positive troponin | troponin positive | trop rise | trop positive | rising trop | delta troponin | high troponin > troponine positive
trop | hs troponin > troponine
angiography | angiogram | coronary angiography | early invasive | invasive strategy > coronarographie
dapt | dual antiplatelet | antiplatelet | loading > antiagregant
ongoing pain | rest pain | pain at rest > douleur repos
pink frothy sputum | frothy sputum | pink sputum | frothy > mousseux
cannot lie flat | can't lie flat | unable to lie flat | orthopnoea | pnd | paroxysmal nocturnal > orthopnee
bilateral edema | pedal edema | ankle swelling | leg edema | peripheral edema | lower limb edema | legs swollen > omi
nitrates | nitro drip | gtn | ntg drip | high dose nitro > derives nitres
scape | flash pulmonary | chf | chf exacerbation | adhf | decompensated heart failure | decompensated hf | acute hf | hf exacerbation > oedeme aigu pulmonaire
diuretic | diuresis > furosemide
copd exac | copd flare | aecopd | copd flare up | copd exacerbations > exacerbation bpco
hypercapnic | hypercapnia | hypercarbia | hypercarbic | co2 retainer | retaining co2 | co2 narcosis | respiratory acidosis | type 2 respiratory failure > hypercapnie
88 92 | 88 to 92 | venturi | venturi mask > 88 92
heavy smoker | pack years > tabagique
niv | non invasive ventilation | bipap settings > vni
can't finish sentences | cannot finish sentences | unable to finish sentences | can't complete sentences | can't speak | unable to speak in sentences | can't talk > parle phrases
nebs | nebuliser | nebulizer | nebulised | duoneb | back to back nebs > nebulisation
inhaler | puffs | mdi | spacer > salbutamol
magnesium | iv magnesium | iv mag | mag > sulfate magnesium
asthmatic attack | asthma exacerbation | severe asthma | life threatening asthma | near fatal asthma > asthme aigu
arm dropped | arm went limp | arm drift | pronator drift | arm weakness | hemiparesis | hemiplegia | weak arm | right sided weakness | left sided weakness | one sided weakness | unilateral weakness | hemi weakness | can't move arm | can't move left side | can't move right side > hemiplegie
facial droop | droopy face | face drooping | mouth drooping | droop | facial weakness | facial palsy sudden > paralysie faciale brutal
speech gone | lost speech | slurring | slurred | speech difficulty | can't find words | word finding | trouble speaking | aphasic | aphasia | garbled speech > aphasie
wake up stroke | woke up with stroke > avc debut reveil
last seen well | last seen normal | lsw | lkn > dernier vu bien
lvo | large vessel occlusion | m1 occlusion | basilar occlusion > thrombectomie occlusion sylvienne
visual field loss | field cut | hemianopia > hemianopsie
tpa window | lysis window | tnk stroke > thrombolyse delai
permissive hypertension > avc pression arterielle cible
code stroke | stroke code | stroke team > avc
still seizing | seizing | ongoing seizure | keeps seizing | continuous seizure | back to back seizures | seizing still | fitting | still fitting | seized | seizure lasting | prolonged seizures > convulsions persistant min
not regaining consciousness | no recovery between | post ictal > reprise conscience
no iv access | no iv > pas de voie veineuse
hyperk | hi k | k high > hyperkaliemie
shift potassium | shifting potassium | lower potassium | lowering potassium | potassium lowering | push potassium | bring down potassium | lower k > baisser potassium
potassium binder > resine
missed dialysis | missed hd | skipped dialysis | missed session | dialysis patient | esrd | on dialysis | hemodialysis | haemodialysis > dialyse epuration extrarenale
sine wave | broad qrs | widened qrs | prolonged qrs | wide complex > qrs larges
anion gap | gap closed | anion gap closed > trou anionique acidocetose
bhb | beta hydroxybutyrate | blood ketones | ketonuria | positive ketones > cetonemie
fruity breath | acetone breath | fruity > haleine acetone
deep breathing | kussmaul breathing > kussmaul
polyuria | polydipsia | drinking lots | peeing a lot | thirsty and peeing > polyurie polydipsie
insulin drip | insulin infusion | insulin rate | fixed rate insulin > insuline perfusion
sglt2 | sglt2 inhibitor | sglt2i | empagliflozin | dapagliflozin | canagliflozin | isglt2 > gliflozine
euglycemic | euglycaemic | euglycemic dka > acidocetose euglycemique
insulin pump > pompe insuline
crown | baby is coming | head visible | head is out | head out | about to deliver | delivering baby | in active labor | active labour | urge to push | needs to push > envie pousser
contracting | contractions every > contractions
shoulders stuck | shoulders are stuck | shoulder dystocia | mcroberts > dystocie epaules accouchement
nuchal cord | cord around neck | cord round neck > circulaire cou accouchement
cord prolapse | prolapsed cord > cordon prolabe accouchement
cord clamping | cut cord | clamp cord > clampage cordon accouchement
pph | bleeding after delivery | uterine atony | boggy uterus | retained placenta | placenta not delivered > hemorragie post partum
breech | breech delivery > accouchement siege
born before arrival | bba | born at home | born in car | delivered at home | delivered in car | home birth > accouchement domicile
rsv pos | rsv positive | rsv > vrs
runny nose | stuffy nose | congested | coryza > rhinite
poor feeding | not feeding | feeding poorly | reduced feeding | feeds | reduced feeds | half feeds | not taking bottle > biberons
nasal flaring | grunting | intercostal recession | subcostal recession | recession | chest indrawing | retracting > tirage
nasal suction | suctioning > desobstruction nez
apnea | apnoea | apneic | apnoeic > apnee
hfnc | high flow nasal > haut debit nasal
wks old | weeks old | wk old | months old | mo old > nourrisson mois
lp | lumbar tap > ponction lombaire
thunder clap | worst ever headache | sudden severe headache | worst headache ever | worst headache of life | sudden headache | explosive headache > cephalee coup de tonnerre
ct negative | negative ct | normal ct | ct normal | clear ct > scanner normal
giant cell arteritis | temporal arteritis | jaw claudication | scalp tenderness | gca > claudication machoire cephalee
migraine attack | migraine in ed | migraine cocktail > migraine
cluster attack | cluster > algie vasculaire
snoop | snnoop10 > cephalee signes alerte
bleeding out | exsanguinating | bleeding heavily | bleeding profusely | major hemorrhage | major haemorrhage | massive hemorrhage | massive haemorrhage | massive bleeding | life threatening bleeding | hemorrhaging > hemorragie massive
mtp | massive transfusion protocol | major haemorrhage protocol | mhp > transfusion massive
prbc | packed cells | packed red cells | ffp platelets > concentres globules transfusion
platelets > plaquettes
stabbed | stabbing | stab | gunshot wound | shot in > plaie penetrante
blood loss > saignement
not responding to | no response to | not responsive to | unresponsive to | does not respond to > refractaire
blown pupil | dilated pupil | fixed dilated pupil | unequal pupils | anisocoria > anisocorie
motor response | eye opening | verbal response > glasgow
pinpoint | pinpoint pupils | pin point pupils > myosis
threatening to jump | wants to jump | jump off | on a bridge | end her life | wants to end | better off dead | kill himself | kill herself | kill myself | self harm | self harming | cutting herself | cutting himself | hang himself | hang herself | wants to kill | suicidal thoughts | suicidality | suicidal plan > idees suicidaires
safety plan > plan securite suicidaire
involuntary | involuntary hold | section patient > hospitalisation contrainte suicidaire
rate control | slow down rate | rhythm control | irregular pulse | irregular heart | fast af | af rvr | a fib | new onset af | new af > fibrillation atriale
cardiovert | dccv | synchronised cardioversion | synchronized cardioversion > cardioversion
doac | noac | anticoagulate | anticoagulated > aod anticoagulation
chads vasc | chadsvasc | cha2ds2 | chads2 | chadvasc > cha2ds2 fibrillation atriale
hematemesis | haematemesis | vomited blood | vomits blood | blood in vomit | coffee ground emesis | coffee ground vomit | bloody vomit | vomit black | vomiting black | black vomit > hematemese
melaena | malaena | tarry stool | dark stools | black tarry > melena
acs | acute coronary syndrome > sca
ugib | ugi bleed | gib | upper gi bleeding | variceal bleed | variceal hemorrhage | varices bleeding | bleeding varices | variceal > hemorragie digestive haute
egd | upper endoscopy > endoscopie
transfusion threshold | hb threshold > seuil transfusionnel
low blood sugar | blood sugar low | low blood glucose | hypoglycaemic | hypoglycemic | bg low | sugar low | low bg > hypoglycemie
d10 | dextrose 10 | d50w | d10w | juice | oral glucose > resucrage glucose
hypertonic | 3% saline | 3% bolus | hypertonic bolus > serum sale hypertonique
overcorrection | overcorrected | osmotic demyelination | ods | central pontine | correction rate | sodium correction > correction natremie
water intoxication | beer potomania | polydipsia psychogenic > potomanie
dysuric | burning when peeing | burning pee | burning when urinating | stinging pee | pain when peeing | burning with urination | peeing hurts | hurts to pee | urinary frequency | frequency urgency > sfu
uncomplicated uti | simple uti | lower uti | uncomplicated cystitis | recurrent uti | uti in pregnancy > infection urinaire basse
asymptomatic bacteriuria > bacteriurie grossesse
leg weakness > faiblesse jambe
not peeing | no urine | no urine output | anuric | urine output down | low urine output | uop > anurie
creatinine doubled | creatinine tripled | creatinine rise | creatinine rising | cr rise | rising creatinine | bumped creatinine > creatinine augmente
obstructive uropathy | bilateral hydronephrosis > hydronephrose
prerenal | pre renal | atn | fena > fonctionnelle creatinine uree
rrt | crrt | start dialysis | urgent dialysis > epuration extrarenale
stage 3 aki | aki stage > insuffisance renale aigue
took tablets | took pills | swallowed pills | took overdose | od on | overdosed on | od'd > ingestion comprimes
charcoal | activated charcoal > charbon active
tca | tcas | tricyclic > tricyclique
benzo | benzodiazepine overdose > benzodiazepine
opioid | opiate | opioid od | heroin | fentanyl | methadone > opioides
resp depression | respiratory depression | rr 4 | rr 5 | rr 6 | rr 7 | rr 8 > bradypnee opioides
toxidrome | anticholinergic > toxidrome
rumack | nomogram | treatment line > rumack
apap level | acetaminophen level | paracetamol level | tylenol level > paracetamolemie
staggered | staggered overdose > surdosage
stiff neck | neck stiff | nuchal rigidity | meningism | meningismus > raideur de nuque
photophobic | light hurts | light sensitivity > photophobie
non blanching | nonblanching | doesn't blanch | purpuric > purpura
meningococcal | meningococcemia | meningococcus > meningocoque
close contacts | contacts prophylaxis > prophylaxie entourage
abx | antibiotic > antibiotique
unwell > malaise
throat > gorge
belly pain | stomach pain | abdo pain > douleur abdominale
brady > bradycardie
tachy > tachycardie
hypotensive shocked > hypotension
swelling > oedeme
short of breath | trouble breathing | difficulty breathing | hard to breathe | out of breath | can't breathe | struggling to breathe | respiratory distress | dyspneic > dyspnee
sudden onset | acute onset > brutal
nsaid > ains
liver failure | lft | lfts | hepatic necrosis > hepatite
antigen > antigene
`;

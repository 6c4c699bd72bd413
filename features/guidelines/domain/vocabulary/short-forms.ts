// What clinicians shorten, and the words meant. A short form that is also the name of a sheet
// ("EP", "FA") is not here: it is found as a name. One that means several things is here only when
// the sheets leave a single reading.
export const SHORT_FORMS = `
dlr tho | dl tho | doul tho | dlr thoracique | dlr thorax | doul thoracique | dlr poitrine | mal poitrine | mal dans la poitrine | poitrine serree | poitrine qui serre | douleur poitrine | precordialgies > douleur thoracique
dlr | dl | doul > douleur
tho > thoracique
coro | kt | cathe > coronarographie
tropo | troponin | troponina | tnt hs | tnic > troponine
sus st | st sus decale | sus decalage st | sus decalage du segment st | st elevation | st segment elevation | elevacion del st | ascenso del st | supradesnivel st > st+
sous st | sous decalage st | st depression | descenso del st > st- sous decalage
pnx | ptx > pneumothorax
exsuff | exsu > exsufflation
hemo dig | hdh > hemorragie digestive
vo > varices oesophagiennes
choc hemo | choc hemorr > choc hemorragique
nebu | neb | aerosol | nebulized | nebulizado | nebulizador > nebulisation
o2 > oxygene
sat | sato2 | spo² | saturation > spo2
ohd | ohdn | high flow | alto flujo | optiflow > haut debit nasal
polyp | tachypnee > polypnee
fr > frequence respiratoire
rsv | vsr > vrs
bronchio | bronchiol > bronchiolite
nrs | nn > nourrisson
resp sifflante | sifflements | sifflant | siffle | wheezing | wheezy | wheeze | sibilancias | sibilants | sibilances > sibilants
tirage | retractions | tiraje > tirage
bib | bibs | biberon | boit mal | boit moins | boit plus | mange plus > biberons
dyspneique | essouffle | essoufflement | souffle court | manque d air | mal a respirer | gene respiratoire | dypsnee | shortness of breath | sob | breathless | breathlessness | dyspnea | dyspnoea | disnea | falta de aire | dificultad respiratoria > dyspnee
orthopnea | ortopnea | dort assis | couche plus a plat > orthopnee
crepit | crepitants | crackles | rales > crepitants
omi | oedemes des mi | oedeme membres inferieurs | jambes gonflees | leg swelling | edema mmii > omi oedeme
pls > position laterale
pdc | pdconnaissance | loc > perte de connaissance
bilat | bilateraux > bilateral
convulse | convulsent | crise convulsive | crise comitiale | crisis convulsiva | convulsions | convulsivo | seizing | seizure | convulsing | convulsionando | crise tonico clonique | crise tonicoclonique | crise cgt | cgt | tonic clonic | fait une crise > convulsions
dt1 | dt2 | db1 | db2 | dnid | did | dbt | diabetique | diabetic | diabetico | diabetica > diabetique
cetone | ketones | cetonas | acetone | acetonurie | cetonurie | cetonemie > cetonemie
bu | bandelette | dipstick | tira reactiva > bandelette urinaire
sfu | sbau | brule en urinant | brulure en urinant | brulure mictionnelle | brulure urinaire | brulure pipi | dysurie | dysuria | disuria | burning urination | painful urination | escozor al orinar | ardor al orinar > sfu
pollakiuria | polaquiuria | frequency dysuria | pisse souvent | urine souvent > pollakiurie
ecbu > ecbu
creat | crea | creatinine | creatinina > creatinine
diurese nulle | n urine plus | pisse plus | plus d urine | urine plus | anurique | anuria > anurie
oligurique | oliguria > oligurie
eer | dialyse | dialysis | dialisis > epuration extrarenale
globes > globe
ttt | tx > traitement
atb | antibio | atbs | antibiotics | antibioticos > antibiotique
ivse | pse | sap | bomba | drip > perfusion
ta > pression arterielle
hemiplegique | hemiplejia | hemiparesia | hemiparetique | hemicorps | faiblesse d un cote | bras qui tombe | deficit hemicorps | bras lourd > hemiplegie
aphasique | parle plus | trouble de la parole | dysarthrie | dysarthria | slurred speech | afasia | habla > aphasie
facial droop | face droop | bouche de travers | deviation de la bouche | pf gauche | pf droite | pfc gauche | pfc droite > paralysie faciale
rdn | neck stiffness | stiff neck | rigidez de nuca | nuque raide > raideur de nuque
photophobia | fotofobia | gene a la lumiere > photophobie
taches violacees | taches violettes | taches rouges ne s effacant pas | petechies | petechiae | petequias | rash purpurique | purpuric rash | non blanching rash > purpura
pl | lumbar puncture | puncion lumbar > ponction lombaire
lcr | csf > lcr
coup de tonnerre | thunderclap | worst headache | pire mal de tete | pire cephalee > coup de tonnerre
cephalees | headaches > cephalee
hsa | hemorragie sous arachnoidienne > hsa
htap > hypertension pulmonaire
mollet gonfle | mollet rouge | mollet douloureux | gros mollet | calf swelling | calf pain | swollen calf | swollen leg | pantorrilla | grosse jambe | jambe gonflee unilaterale > mollet
d dimeres | ddimeres | dd | dimero d > d dimeres
angio tdm | angioscan | angio scan | ctpa | angiotac > angioscanner
post op | postop | post operatoire | alite | alitement | platre | immobilise | vol long courrier | long haul flight | postoperatorio > postoperatoire
acr | arret rea > acr
no flow | low flow > no flow
racs | rosc > racs
respire pas | respire plus | ne respire plus | not breathing | no respira | gasps | gasping > gasps
pas de pouls | plus de pouls | sans pouls | no pulse | pulseless | sin pulso > pouls absent
defib | dae | dsa | aed | desfibrilador | cee > defibrillation
mce | massage cardiaque | chest compressions | compresiones | massage > compressions thoraciques
hypota | hypotendu | hypotensive | hypotenso | hipotension | hipotenso | tension effondree | collapsus > hypotension
marbre | mottling | mottled | livideces | moteado > marbrures
frissonne | chills | escalofrios > frissons
temperature 39 | t 39 | t39 | t 40 | t40 | febrile | hyperthermie > fievre
lactates | lactato > lactate
remplissage | fluids | sueros | bolus | crystalloids | cristaloides > remplissage
expecto | expectorations | expectorations purulentes | crachats | sputum | esputo | expectoracion > crachats
purulents | purulento > purulents
toux | tousse | cough | tos > toux
foyer | condensation | opacite > foyer
tabagique | fumeur | fumeuse | smoker | fumador | 40 pa | 50 pa | 30 pa > tabagique
urticaria | plaques | hives | ronchas | habones > urticaire
guepe | abeille | frelon | hymenoptere | wasp | bee | bee sting | avispa | abeja | sting | picadura > piqure guepe
cacahuete | arachide | peanut | nuts | crevettes | fruits a coque > allergie aliment
allergy | allergique | alergia | alergico > allergie
quincke | oedeme du visage | oedeme de la langue | angioedeme | lip swelling | tongue swelling > quincke
pic t | ondes t | t amples | peaked t waves | peaked t | tented t | peaked | ondas t picudas | t picudas | t pointues > ondes t pointues
qrs larges | qrs elargis | wide qrs | qrs ancho > qrs larges
vomit du sang | vomi du sang | vomissement de sang | coffee ground | marc de cafe | vomiting blood | vomitos de sangre | posos de cafe > hematemese
selles noires | black stools | tarry | heces negras | deposiciones negras | goudron > melena
vomit | vomissements | vomi | vomiting | vomitos | vomited > vomissements
cirrhotique | cirrotico | cirrhotic > cirrhotique
fat rapide | palpitations irregulieres | pouls irregulier | coeur irregulier | irregularly irregular | pouls irreg | rythme irreg | irreg | rythme irregulier > arythmie complete
rvr > rapide
palpitations | palpitaciones > palpitations
bb | betabloquant | bbloquant | beta blocker > betabloquant
cardiover | cardioversion | cardioversion electrique > cardioversion
anticoag | anticoagulation | anticoagulacion > anticoagulation
noires | sombres > noires
veut mourir | quiere matarse | matarse | quitarse la vida | envie de mourir | veut en finir | en finir | wants to die | quiere morir | ideation suicidaire | ideas suicidas | veut se tuer | se pendre | scarifications | phlebotomie | autolyse | idees d autolyse | tentamen | tenta > idees suicidaires
perte des eaux | perdu les eaux | poche rompue | rupture poche des eaux | water broke | rotura de bolsa > rupture des membranes
contracts | cu | contractions | contracciones > contractions
tete a la vulve | tete visible | crowning | envie de pousser | pushing | pujos > envie de pousser
en travail | in labor | in labour | trabajo de parto > travail obstetrical
msr | mva | rta | car crash | car accident | traffic accident | accidente de trafico | accident de voiture | accident moto | accident de la route | avp | ejecte | ejection | defenestration | defenestre | chute de 5 | chute de 4 | chute de 6 | chute de 8 | chute de 10 | chute 5 m | chute 6 m | dechoc | chute de grande hauteur | precipite > avp
haute cinetique | high velocity > haute cinetique
damage control > damage control
saigne | saignement | hemorragie externe | bleeding | sangrado > saignement
garrot | tourniquet | torniquete > garrot
plaie par balle | par balle | arme a feu | arme blanche | coup de couteau | gunshot | gsw | stab wound > plaie penetrante
confus | confuse | confusion aigue | confused | obnubile | desoriente | altered mental status | ams > confusion
thiazidiques | thiazide | hctz | diuretique | diuretico > thiazidique
trouve inconscient | retrouve inconscient | inconsciente | reagit pas | ne reagit pas | reveillable | pas reveillable | areactif | found unconscious | found down > inconscient
cps | cp | comprimes | tablets | pills | pastillas | gelules | boites | plaquettes de medicaments > comprimes
avale | a avale | a bu | bu du | bu des | bu de la | a absorbe | absorbe | absorption de | a ingere | ingere | swallowed | ingestion | tomado | ingirio | a pris > ingestion
intox | intoxique | poisoned | intoxicado | intoxs > intoxication
mydriase | myosis | pinpoint pupils | pupilas puntiformes | pupilles en tete d epingle > myosis
heroine | methadone | morphinique | opioides | opiaces | opiates | fentanyl > opioides
tremblements | sueurs | sweating | sudoracion | shaky | tremblant | sueurs froides > sueurs
dextro bas | hgt bas | low glucose > hypoglycemie
dextro hi | dextro high | dextro haut | hgt hi | glucometer hi | lecteur hi > glycemiehaute
hypok | hypo k > hypokaliemie
hypoca > hypocalcemie
hyperca > hypercalcemie
hyperna > hypernatremie
hypomg > hypomagnesemie
lkw | last known well | vu normal > dernier vu bien
pulm edema | pulm oedema | flash pulmonary edema | flash oap | sympathetic crash > oedeme aigu pulmonaire
mousse rose | crachats roses | ecume rose | spume rosee | expecto rosee > mousseux
cpap | bipap | vs pep | vspep | boussignac > vni
choc sept | sepsis severe | septique grave | septico | septic patient | patient septique | septic | septicemique > choc septique
hshc > hydrocortisone
aines > ains
resucrage | resucrer > resucrage
sulfamides | sulfonylurea | sulfonilurea | diamicron | daonil > sulfamide
polyuropolydipsie | polyurie polydipsie | polyurie | polydipsie | spup > polyurie polydipsie
haleine | odeur acetone > haleine acetone
kussmaul | polypnee ample > kussmaul
resp paradoxale | silence auscultatoire | silent chest | torax silente > silence auscultatoire
dep | peak flow | pef > dep
constrictive | retrosternale | en etau | crushing | tight chest | opresivo | constrictif > constrictive
bras gauche | machoire | left arm | jaw | brazo izquierdo > bras gauche
dechirante | tearing | desgarrante > dechirante
asymetrie tensionnelle > asymetrie tensionnelle
hypotonie nn | apgar | ne crie pas > apgar
legio | legionnaire | legionella > legionellose
asthmatique | asmathique | asmatique | asthmatic | asmatico | asmatica > asthme
bpcoteux | bpco tique | emphysemateux > bpco
anaphylactoide > anaphylactique
suicidant > tentative de suicide
amines | vasopresseurs | vasopressors | vasopresores | pressors > noradrenaline
epileptique | epileptic | epileptico > epileptique
thoraks > thorax
meningo > meningocoque
pneumopathe | pneumo > pneumopathie
`;

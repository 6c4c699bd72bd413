// Telegraphic notes: what is scribbled in a chart or typed with one thumb.
export const NOTES = `
tdm | tdm c | tdmc | scan > scanner
tdm tap | body tdm | bodyscan | body > body scanner
laterothoracique | latero thoracique | basithoracique | basi thoracique > douleur thoracique pleurale
murmure vesiculaire aboli | murmure vesiculaire absent | murmure vesiculaire diminue | murmure absent | murmure diminue | abolition du murmure vesiculaire | abolition du mv | mv aboli | mv diminue > murmure aboli
pnp > pneumopathie
sclerose en plaques > sclerose en plaques
syndrome de lyse | lyse tumorale | tumor lysis > lyse tumorale
detresse resp | detresse respi | detresse respiratoire | dr aigue | dra > dyspnee
liquide teinte | liquide meconial | meconium > liquide teinte
nne | n ne > nouveau ne
rp | rp nle | rp normale > radio
susst | sus decal | susdec st | sus st en | sus dec st | ecg sus st | bbg | bbg recent | bloc de branche gauche recent | bloc de branche gauche | bbg nouveau > st+
sousst | sous decalage | sous decalage diffus | sous st | sous decal | sousdec | t neg | ondes t negatives | t negatives > st- sous decalage
atl | kt coro | angiop | icp | salle de kt | salle de cath > angioplastie coronarographie
daap | double antiagregation | bi antiagregation > ticagrelor aspirine
angineuse | angineux | angor typique | dlr retrosternale | dlr constrictive > douleur thoracique constrictive
angine de poitrine instable | angor de novo | angor de repos | angor crescendo > angor instable
tc | tcg | tc grave | trauma cranien > traumatisme cranien
irradiation bras | irradie dans le bras | irradiant bras | machoire et bras | irradie machoire > bras gauche
tropo pos | tropo positive | tropo + | tropo elevee | tropo qui monte | tropo monte | tropo augmente | tropo en hausse | cinetique de troponine | cycle tropo positif | hausse tropo | ascension tropo | tropo x10 | tropo x 10 | troponine x10 | troponine x 10 | tropo x5 | tropo x20 > troponine positive
tropo neg | tropo negative | tropo h0 neg | tropo h0 negative | troponine negative | tropo 0 > troponine negative
hs tropo | tropo hs > troponine
pcp | oap flash > oedeme aigu pulmonaire
dnca > derives nitres
crepitants bilateraux | crepitants 2 bases | crepitants aux deux bases | crepitants des 2 cotes | rales crepitants | ronchi > crepitants bilateral
ntprobnp | nt probnp | probnp > bnp
fevg alteree > fevg
ddim | ddimeres positifs | d dim > d dimeres
tvp connue > mollet
hbpm curatif | anticoagule | anticoaguler | anticoagulation curative > anticoagulation
pesi | spesi | hestia > pesi
score de wells | wells | score de geneve | geneve simplifie | wells simplifie | perc negatif > wells embolie pulmonaire
intermediaire haut | risque intermediaire > intermediaire
bolus alteplase ep > alteplase
rcp en cours | massage en cours | en cours de massage | mce en cours | reanime depuis | temoin masse | mce temoin | massage temoin | lucas | planche a masser | masse au foot | passant masse | on masse | il masse | collegue masse | arbitre masse | pompier masse | masse depuis | masse par > compressions thoraciques
fv recidivante | fv persistante | fv qui persiste | fv apres | chocs inefficaces | cee inefficaces > fv refractaire
ecpr | ecls > ecmo compressions thoraciques
arret de la reanimation | arreter la reanimation | arreter la rea | fin de reanimation | fin de rea | arret de rea | limitation de rcp > arret cardiaque rcp
post acr | post arret | post arret cardiaque > racs
etco2 | capno > capnographie
urticaire gen | urticaire generalisee > urticaire generalise
adre im | re injection adre > adrenaline im
choc anaphy | anaphy | choc allerg > anaphylaxie
hemocs | hemoc x2 > hemocultures
ctrl foyer > porte entree
qsofa | sofa > qsofa
norad | nora | nad ivse > noradrenaline
bpco decomp | decomp bpco | eabpco | ea bpco | bpco surinfectee | bpco decompensee | surinfection bpco > exacerbation bpco
o2 longue duree | oxygeno longue duree > oxygenotherapie longue duree
gds > gaz du sang
acidose hypercapnique | acidose resp > hypercapnie acidose respiratoire
vspep | vs ai pep | vsai pep > vni
asthme grave | aag | crise asthme grave > asthme aigu
bouffees | nb de bouffees | nombre de bouffees > salbutamol
30 ml kg | 30 cc kg > remplissage
salbu neb | nebu salbu | nebus | nebulise | nebs | aerosols de salbu > nebulisation salbutamol
kta > ketamine
hemipl | hemiparesie | deficit hemicorporel | hemicorporel | deficit moteur | deficit mscg | deficit msd | deficit msg | mbg deficit > hemiplegie
pf centrale > paralysie faciale brutal
dysarthrique > aphasie
occlusion carotide | occlusion carotidienne | occlusion m1 | occlusion m2 | occlusion basilaire | occlusion tronc basilaire | occlusion proximale | occlusion acm | sylvien | mismatch > thrombectomie occlusion sylvienne
tmt | thrombecto > thrombectomie
tiv | tnk avc > thrombolyse avc
eme | edm | edme > etat de mal
midaz | mida | dzp | czp > midazolam
crise cvs | cvs | crises epileptiques | crises epileptiques a repetition > convulsions
sans reveil | sans reprise de conscience | pas de reprise de conscience | sans retour a la conscience | ne reprend pas conscience > convulsions reprise conscience
gluca | gluconate de ca | gluc ca > gluconate calcium
ins glucose | insuline glucosee | insulinoglucose | insuline g30 | glucose insuline | insulin dextrose | insulin and dextrose | insulin and glucose > insuline glucose hyperkaliemie
arret cardiaque hyperkaliemique > hyperkaliemie
corps cetoniques | cc +++ | cetones +++ | cetonemie capillaire > cetonemie
acidose chez un diabetique | diabetique en acidose | acidose et cetones > acidocetose diabetique
isglt2 | inhibiteur sglt2 | sglt2 | dapa | forxiga | jardiance > gliflozine
g5 | g10 | relais g5 > glucose
pse insuline | insuline pse | insuline ivse | ivse insuline | debit insuline > insuline perfusion
malinas | score malinas > malinas
rpde | pde rompue > rupture membranes
eepf > envie pousser
col complet | dilatation complete | dilatee a 9 | dilatee a 10 | dilatee a 8 | g1p0 | g2p1 | g3p2 | g4p3 > accouchement travail obstetrical
cu rapprochees > contractions
bb bronchio | bronchio nrs > bronchiolite
moitie bib | moitie bibs | 1/2 bibs | bibs moitie > biberons
ohd | onhd | lhd > haut debit nasal
snnoop | snoop > cephalee
avf crise > algie vasculaire
agc | horton | maladie de horton | arterite giganto | arterite gigantocellulaire | arterite a cellules geantes | arterite temporale > cephalee temporale claudication machoire
vs elevee | vs 90 | vs 100 | vs 80 | vs 70 | vs 110 | vs 120 | vitesse de sedimentation > vs elevee
tm | transf massive | pack transfusionnel | protocole transfusion > transfusion massive
cgr pfc | cgr pfc plaq | pfc cgr > concentres globules rouges transfusion plasma
fibri bas | fibrinogene 1 > fibrinogene
ttx | txa 1g > acide tranexamique
plaq > plaquettes
hic spontanee | hema intracerebral | hematome profond | hematome capsulaire | hematome capsulo lenticulaire | hematome lobaire | hematome thalamique | hematome cerebelleux | hematome au scanner cerebral | saignement intracranien | saignement cerebral | saignement intracerebral | sang dans les ventricules | sang intraventriculaire | hemorragie intraventriculaire | hiv spontanee | inondation ventriculaire | hematome de la fosse posterieure | sang dans la tete | hemorragie capsulaire > hemorragie cerebrale
sang dans les citernes | sang cisternes | sang dans les cisternes | sang sous arachnoidien > hemorragie sous arachnoidienne
dve > hydrocephalie
hsa anevrysmale | hsa anevrismale | rupture d anevrisme | rupture d anevrysme | anevrysme rompu | anevrisme rompu > hemorragie sous arachnoidienne anevrisme
reverse | reverser | antagoniser | antagonisation | reversion | antagoniser avk > reversion
inr 4 | inr 3 | inr 5 | inr 6 > avk
dabi > dabigatran
hdh | hd haute | saignement digestif haut > hemorragie digestive haute
vo rupture | rvo | rupture de vo > varices oesophagiennes
erythro | erythromycine iv > erythromycine
blatch > blatchford
seuil transfu | seuil transfusionnel | seuil de transfusion > seuil transfusionnel
hypogly | hypo gly | hgt bas > hypoglycemie
sulfa | sulfamide hypoglycemiant > sulfamide
g30 | ampoules g30 > glucose g30
ssh | sale hyper | serum sale 3 | sale 3 % | nacl 3 | ssh 3% > serum sale hypertonique
surcorrection | correction trop rapide | vitesse de correction natremie | vitesse correction na | correction na | correction natremie > correction natremie hyponatremie
potomane | potomanie | tea and toast > potomanie
hctz | esidrex | indapamide | fludex | ixprim > thiazidique
isrs | escitalopram hyponatremie > fluoxetine
bu leuco | bu positive | bu + | bu pos > bandelette urinaire leucocytes
ecbu + | ecbu positif | blse | e coli blse > ecbu
cystites a repetition | cystite recidivante > cystite
pas de fievre | sans fievre | apyretique | afebrile > apyretique
ir aigue | irf | ir fonctionnelle | ir obstructive | irao | insuf renale aigue | irc agutisee | ira sur irc | insuf renale > insuffisance renale aigue
cavites dilatees | dilatation des cavites | dilatation pyelocalicielle | dilatation pyelo calicielle | uretero hydronephrose | uhn > hydronephrose
globe vesical > globe
feNa | fe na | feuree | fe uree | fraction d excretion | fraction excretee | excretion fractionnelle > fonctionnelle creatinine uree natriurese
creat double | creat passee | creat monte | creat qui monte | creat augmente | creat grimpe | creatinine passee | creatinine doublee | doublement creat | elevation creat | creat en hausse | majoration creat > creatinine augmente
eer | hd en urgence | hemodialyse | dialyser | dialyse urgence > epuration extrarenale
ims | imv | intox med | intox medic | ts med | ts medic > intoxication medicamenteuse volontaire
bzd | benzo | bzds > benzodiazepine
adt | atc | atd tricyclique | anti dep > tricyclique
ivresse medicamenteuse > intoxication medicamenteuse
charbon | ca active | charbon act > charbon active
centre anti poison | captv > centre antipoison
morphine surdosage | surdosage morphine | surdosage morphinique | surdosage opioide | surdosage opiace | surdosage tramadol | overdose > overdose opioides
paracetamolemie h4 | paracetamolemie > paracetamolemie
ddp paracetamol > paracetamol
cytolyse | alat 3000 | asat 5000 | transaminases 100n | hepatite cytolytique > hepatite cytolyse
nem | syndrome meninge | sd meninge | meninge > raideur nuque
lcr trouble | lcr louche | liquide trouble | lcr purulent | pleiocytose > lcr ponction lombaire
purp fulm | purpura fulm > purpura fulminans
antibioproph | chimioprophylaxie | antibioprophylaxie entourage | sujets contacts | prophylaxie contact > prophylaxie entourage
pac severe | pac grave | pac hospitalisee | pfla | pneumonie franche > pneumonie
crb65 | crb 65 | curb | curb65 | curb 65 > curb pneumonie
antigenurie | antigene urinaire | ag urinaire | antigene legionelle | ag legio | ag pneumo > antigenurie
pneumopathie d inhalation | pneumonie d inhalation | fausse route febrile > pneumonie inhalation
exsuf | exsuffl | exsufflation | pleurocath | furhman | fuhrman | joly | 2e eic | 2eme eic | 4e eic | 5e eic | eic > exsufflation
polytr | poly t | traumat grave > polytraumatise
grade a | trauma grade | grades abc | tri trauma center | vittel | mgap > vittel
echo fast | fast + | fast echo | fast positive | efast > fast echo
g c s > glasgow
coter glasgow | cote le glasgow | calcul glasgow | calculer glasgow | score glasgow | score de glasgow detaille | glasgow detaille | comment coter glasgow | glasgow comment > glasgow score
retire le bras | ouvre les yeux a la douleur | grogne | geint a la douleur | localise la douleur | flexion stereotypee | extension stereotypee | decortication | decerebration | enroulement | reponse motrice | ouverture des yeux | reponse verbale > glasgow stimulation
mydriase unilaterale | anisocorique | mydriase aréactive > anisocorie
spdt | sdt | spdre | sppi | peril imminent | soins sans consentement suicide | hdt > hospitalisation contrainte suicidaire
vigilans | plan de securite > suicidaire
ac fa | acfa rapide | tacfa | passage en fa | passage en acfa | fibr auric | fibrillo flutter > fibrillation atriale
chads vasc | chadsvasc | chads | cha2ds2 va | cha2ds2 vasc | cha2ds2 vasc score | score chads > cha2ds2 fibrillation atriale
has bled | hasbled > hasbled fibrillation atriale
diag > diagnostic
brady > bradycardie
tachy | tachycarde | tachycarde a > tachycardie
pale | paleur > paleur
pdt > pendant
antiag > antiagregant
irc terminale | irct | ir terminale > dialyse
`;

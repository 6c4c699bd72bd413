// Usual names of diseases and injuries, and the words the CIM-10 says them with. Left, what a
// clinician writes; right, the words of the classification, with the commonest reading first where
// there are several. Articles are left out on both sides.
export const USUAL_NAMES = `
cancer | carcinome | neoplasie | neo | epithelioma | adenocarcinome | k > tumeur maligne
cancer bronchique | cancer bronchopulmonaire | cbp | carcinome bronchique > tumeur maligne bronche poumon sans precision
cancer poumon | cbnpc | cpc > tumeur maligne bronches poumon sans precision
cancer col uterin | cancer col uterus > tumeur maligne col uterus sans precision
cancer colorectal > tumeur maligne colon / tumeur maligne jonction rectosigmoidienne
cancer thyroide > tumeur maligne thyroide
cancer peau | carcinome basocellulaire | carcinome spinocellulaire | basocellulaire | spinocellulaire | epithelioma cutane > tumeur maligne peau sans precision
cancer vads > tumeur maligne pharynx
cancer rein > tumeur maligne rein exception bassinet
cancer os > tumeur maligne os cartilage articulaire
cancer foie > tumeur maligne foie / carcinome hepatocellulaire
chc | hepatocarcinome > carcinome hepatocellulaire
metastase | metastatique | meta | secondaire > tumeur maligne secondaire
metastase os | metastase osseuse | metastase vertebrale > tumeur maligne secondaire os moelle osseuse
metastase cerveau | metastase cerebrale > tumeur maligne secondaire cerveau meninges cerebrales
metastase foie | metastase hepatique > tumeur maligne secondaire foie voies biliaires intrahepatiques
metastase poumon | metastase pulmonaire > tumeur maligne secondaire poumon
metastase ganglionnaire | adenopathie metastatique > tumeur maligne secondaire ganglions lymphatiques
carcinose peritoneale | metastase peritoine > tumeur maligne secondaire retroperitoine peritoine
fibrome uterin | myome | fibromyome > leiomyome uterus sans precision
lipome > tumeur benigne tissu lipomateux
adenome prostate | hbp | hypertrophie benigne prostate | hypertrophie prostate | adenome prostatique > hyperplasie prostate
meningiome > tumeur benigne meninges
adenome hypophysaire > tumeur benigne hypophyse
glioblastome | gliome > tumeur maligne encephale
lnh > lymphome non hodgkinien
lh | maladie hodgkin > lymphome hodgkin
llc > leucemie lymphoide chronique
lam > leucemie aigue myeloblastique
lal > leucemie lymphoblastique aigue
lmc > leucemie myeloide chronique
kahler > myelome multiple
smd > syndrome myelodysplasique
anemie ferriprive | anemie martiale | anemie carence martiale | carence martiale > anemie carence fer sans precision
anemie biermer | biermer > anemie carence vitamine b12 carence facteur intrinseque
anemie inflammatoire > anemie au cours maladies chroniques
drepanocytose | crise vaso occlusive | cvo | drepanocytaire > anemie falciforme
thalassemie majeure > beta thalassemie
thrombopenie | thrombocytopenie > thrombopenie sans precision
pti > purpura thrombopenique idiopathique
neutropenie febrile | aplasie febrile | neutropenie | aplasie > agranulocytose
pancytopenie | aplasie medullaire > aplasie medullaire sans precision
hemophilie a > carence hereditaire facteur viii
hemophilie b > carence hereditaire facteur ix
willebrand > maladie willebrand
civd > coagulation intravasculaire disseminee
surdosage avk | accident avk > troubles hemorragiques anticoagulants circulants
splenomegalie | grosse rate > splenomegalie
basedow > thyreotoxicose goitre diffus
hyperthyroidie | hyperthyroidisme > thyreotoxicose sans precision
goitre multinodulaire > goitre multinodulaire non toxique
hashimoto > thyroidite autoimmune
nodule thyroide > nodule thyroidien simple non toxique
diabete | dt > diabete sucre sans precision sans complication
dt2 | diabete type 2 | dnid | diabete non insulinodependant | diabete gras > diabete sucre type 2 sans complication
dt1 | diabete type 1 | did | diabete insulinodependant | diabete maigre > diabete sucre type 1 sans complication
acidocetose | acidocetose diabetique > diabete sucre type 1 acidocetose
coma hyperosmolaire > diabete sucre type 2 coma
retinopathie diabetique > diabete sucre complications oculaires
nephropathie diabetique > diabete sucre complications renales
neuropathie diabetique > diabete sucre complications neurologiques
pied diabetique | mal perforant > diabete sucre complications vasculaires peripheriques / diabete sucre complications neurologiques
addison > insuffisance corticosurrenale primaire
insuffisance surrenale | insuffisance surrenalienne > insuffisance corticosurrenale autres sans precision
cushing > syndrome cushing
conn > hyperaldosteronisme primaire
pheochromocytome > tumeur benigne surrenale
siadh > syndrome secretion anormale hormone antidiuretique
obese | surpoids | surcharge ponderale > obesite sans precision
hypercholesterolemie > hypercholesterolemie essentielle
dyslipidemie | hyperlipidemie > hyperlipidemie sans precision
hypertriglyceridemie > hyperglyceridemie essentielle
denutrition | malnutrition > malnutrition proteino energetique sans precision
denutrition severe | cachexie denutrition > malnutrition proteino energetique grave sans precision
denutrition moderee > malnutrition proteino energetique moderee
hyponatremie > hypoosmolarite hyponatremie
hypernatremie > hyperosmolarite hypernatremie
deshydratation > hypovolemie / deshydratation
hypercalcemie | hypocalcemie > anomalies metabolisme calcium
carence vitamine d | hypovitaminose d > carence vitamine d sans precision
acidose metabolique | acidose lactique | acidose respiratoire > acidose
hyperuricemie > hyperuricemie
goutte | crise goutte > goutte sans precision
mucoviscidose > fibrose kystique sans precision
hemochromatose > anomalies metabolisme fer
amylose > amylose sans precision
wilson > anomalies metabolisme cuivre
intolerance lactose > intolerance lactose sans precision
idm | infarctus | infarctus myocarde > infarctus aigu myocarde sans precision
scast+ | sca st+ | stemi | sca avec sus decalage > infarctus transmural aigu myocarde localisation non precisee
sca st- | nstemi | sca sans sus decalage > infarctus sousendocardique aigu myocarde
sca | syndrome coronarien aigu > angine poitrine instable / infarctus aigu myocarde sans precision
angor instable > angine poitrine instable
angor | angor effort | angine poitrine > angine poitrine sans precision
coronaropathie | maladie coronarienne | insuffisance coronaire | insuffisance coronarienne | cardiopathie ischemique > cardiopathie ischemique chronique sans precision / cardiopathie arterioscleroreuse
oap | oedeme aigu poumon | oedeme pulmonaire cardiogenique > insuffisance ventriculaire gauche
icg | insuffisance cardiaque gauche > insuffisance ventriculaire gauche
insuffisance cardiaque droite | insuffisance cardiaque globale | icc | insuffisance cardiaque congestive > insuffisance cardiaque congestive
ic | decompensation cardiaque | insuffisance cardiaque decompensee > insuffisance cardiaque sans precision
fa | acfa | ac fa | tac fa | fibrillation auriculaire | fibrillation atriale | arythmie complete > fibrillation flutter auriculaires sans precision
fa paroxystique | fibrillation auriculaire paroxystique | fibrillation atriale paroxystique > fibrillation auriculaire paroxystique
flutter | flutter auriculaire > fibrillation flutter auriculaires sans precision
tsv | bouveret | tachycardie jonctionnelle > tachycardie supraventriculaire
tv > tachycardie ventriculaire
fv > fibrillation flutter ventriculaires
acr | arret cardiorespiratoire | arret cardiaque > arret cardiaque sans precision
mort subite > mort cardiaque subite decrite ainsi
bav > bloc auriculoventriculaire autres sans precision
bav complet | bav 3 | bav iii > bloc auriculoventriculaire complet
bav 2 | bav ii > bloc auriculoventriculaire 2 degre
bav 1 | bav i > bloc auriculoventriculaire premier degre
bbg > bloc branche gauche sans precision
bbd > bloc branche droit autres sans precision
wpw > syndrome preexcitation
dysfonction sinusale | maladie rythmique auriculaire > syndrome dysfonctionnement sinusal
extrasystole ventriculaire | esv > depolarisation ventriculaire prematuree
bradycardie > bradycardie sans precision
trouble rythme | arythmie > arythmie cardiaque sans precision
hta | hypertension arterielle | hta essentielle > hypertension essentielle primitive
poussee hypertensive | crise hypertensive > hypertension essentielle primitive
htap > hypertension pulmonaire primitive / hypertension pulmonaires secondaires
cmd | cardiomyopathie dilatee > myocardiopathie avec dilatation
cmh > myocardiopathie obstructive hypertrophique
retrecissement aortique | ra serre | stenose aortique | rao > stenose valvule aortique non rhumatismale
retrecissement mitral | rm > stenose mitrale
insuffisance mitrale | im > insuffisance valvule mitrale non rhumatismale
insuffisance aortique > insuffisance valvule aortique non rhumatismale
endocardite | endocardite infectieuse | osler > endocardite infectieuse aigue subaigue
tamponnade > epanchement pericardique non inflammatoire
ep | embolie pulmonaire > embolie pulmonaire sans mention coeur pulmonaire aigu
tvp | phlebite | thrombose veineuse profonde | phlebite membre inferieur | thrombose veineuse membre inferieur > phlebite thrombophlebite autres vaisseaux profonds membres inferieurs
paraphlebite | thrombose veineuse superficielle | tvs > phlebite thrombophlebite veines superficielles membres inferieurs
varice | varices membres inferieurs | insuffisance veineuse > varices membres inferieurs sans ulcere ni inflammation
ulcere veineux | ulcere variqueux > varices membres inferieurs avec ulcere
ulcere jambe > ulcere membre inferieur non classe ailleurs
aomi | arterite | arteriopathie obliterante membres inferieurs | arteriopathie membres inferieurs | claudication intermittente > atherosclerose arteres membres
ischemie aigue membre inferieur > embolie thrombose arteres membres inferieurs
aaa | anevrisme aorte abdominale > anevrisme aorte abdominale sans mention rupture
dissection aortique > dissection aorte
raynaud > syndrome raynaud
hypotension > hypotension sans precision
choc hemorragique | choc hypovolemique > choc hypovolemique
choc septique > choc septique
lymphoedeme > lymphoedeme non classe ailleurs
avc | accident vasculaire cerebral > accident vasculaire cerebral non precise comme etant hemorragique ou par infarctus
avc ischemique | aic | infarctus cerebral | ischemie cerebrale > infarctus cerebral sans precision
avc hemorragique | hemorragie cerebrale | hematome cerebral | hematome intracerebral | hic > hemorragie intracerebrale sans precision
hemorragie meningee | hsa | hemorragie arachnoidienne > hemorragie sousarachnoidienne sans precision
ait | accident ischemique transitoire > accident ischemique cerebral transitoire sans precision
hsd | hematome sousdural | hematome sousdural chronique > hemorragie sousdurale non traumatique
hsd traumatique | hematome sousdural traumatique | hematome sousdural aigu > hemorragie sousdurale traumatique
hed | hematome extradural | hematome extradural traumatique > hemorragie epidurale
tvc | thrombophlebite cerebrale > thrombose veineuse cerebrale non pyogene / infarctus cerebral thrombose veineuse cerebrale
sequelle avc > sequelles accident vasculaire cerebral non precise
stenose carotide > occlusion stenose artere carotide
epilepsie > epilepsie sans precision
eme | etat mal | etat mal epileptique > etat mal epileptique sans precision
crise convulsive | crise comitiale | convulsion | crise epilepsie > convulsions autres sans precision
convulsion febrile > convulsions febriles
migraine > migraine sans precision
cephalee tension > cephalee dite de tension
parkinson > maladie parkinson
alzheimer > maladie alzheimer sans precision
corps lewy > maladie corps lewy
sep | sclerose plaques > sclerose plaques
sla | charcot | sclerose laterale amyotrophique > maladies neurone moteur
pr0 | guillain barre > syndrome guillain barre
paralysie faciale | paralysie faciale frigore | pf frigore > paralysie bell
canal carpien | scc > syndrome canal carpien
nevralgie trijumeau > nevralgie trijumeau
vppb | vertige positionnel > vertige paroxystique benin
vertige > etourdissements eblouissements
meniere > maladie meniere
confusion | confusion mentale | syndrome confusionnel | etat confusionnel > desorientation sans precision
desorientation > desorientation sans precision
malaise | malaise vagal | lipothymie | malaise vaso vagal | perte connaissance breve | pdc > syncope collapsus
malaise sans perte connaissance > malaise fatigue
tetraplegie > tetraplegie sans precision
paraplegie | paraparesie > paraplegie sans precision
hemiplegie | hemiparesie > hemiplegie sans precision
htic | hypertension intracranienne > hypertension intracranienne benigne
meningite > meningite sans precision
meningite bacterienne | meningite purulente > meningite bacterienne sans precision
meningite virale | meningite lymphocytaire > meningite virale sans precision
meningite meningocoque > meningite meningocoques
purpura fulminans > meningococcemie aigue
polyneuropathie | neuropathie peripherique > polynevrite sans precision
sciatique > sciatique
lombosciatique | lombosciatalgie > lumbago avec sciatique
lombalgie | lumbago | mal dos > lombalgie basse
dorsalgie > dorsalgie sans precision
cervicalgie | torticolis > cervicalgie
ncb | nevralgie cervicobrachiale > atteintes disque cervical radiculopathie
hernie discale | hernie discale lombaire > atteintes disque intervertebral lombaire autres disques intervertebraux avec radiculopathie
canal lombaire etroit > stenose canal rachidien
arthrose cervicale | cervicarthrose | lombarthrose > spondylarthrose
gonarthrose | arthrose genou > gonarthrose sans precision
coxarthrose | arthrose hanche > coxarthrose sans precision
arthrose > arthrose sans precision
rhizarthrose | arthrose pouce > arthrose premiere articulation carpometacarpienne
pr | polyarthrite rhumatoide > polyarthrite rhumatoide sans precision
spa | pelvispondylite > spondylarthrite ankylosante
led | lupus > lupus erythemateux dissemine sans precision
horton | maladie horton | arterite temporale > arterite cellules geantes
ppr | pseudopolyarthrite rhizomelique > syndrome rhizomelique
gougerot > syndrome sec
sclerodermie > sclerose systemique
arthrite septique > arthrite pyogene sans precision
chondrocalcinose > chondrocalcinose
osteomyelite | osteite > osteomyelite sans precision
spondylodiscite > infection disque intervertebral
tendinite epaule | tendinite coiffe | rupture coiffe | coiffe rotateurs | tendinite coiffe rotateurs > syndrome coiffe rotateurs
capsulite | capsulite retractile > capsulite retractile epaule
epicondylite | tennis elbow > epicondylite
tendinite achille > tendinite achilleenne
dupuytren > fibromatose aponevrose palmaire
doigt ressaut > doigt a ressaut
hallux valgus > hallux valgus acquis
osteoporose > osteoporose sans precision
tassement vertebral > tassement vertebral / fracture fatigue vertebre
osteonecrose > osteonecrose sans precision
rhabdomyolyse > autres atteintes musculaires precisees
myalgie > myalgie
fibromyalgie > fibromyalgie
arthralgie | douleur articulaire > douleur articulaire
lombaire fracture > fracture vertebre lombaire
pneumopathie | pneumonie | pac | pneumopathie communautaire | foyer pulmonaire > pneumopathie sans precision
pneumonie pneumocoque | pneumopathie pneumocoque > pneumonie due streptococcus pneumoniae
legionellose > maladie legionnaires
pneumopathie inhalation | fausse route > pneumopathie due aliments vomissements
pleuresie purulente | empyeme > pyothorax sans fistule
pleuresie | epanchement pleural > epanchement pleural non classe ailleurs
pneumothorax | pno | pnx > pneumothorax sans precision
bpco | bronchopneumopathie chronique obstructive > maladie pulmonaire obstructive chronique sans precision
exacerbation bpco | bpco exacerbee | bpco surinfectee | bpco decompensee > maladie pulmonaire obstructive chronique episodes aigus sans precision
asthme | crise asthme | asthme aigu | exacerbation asthme > asthme sans precision
asthme aigu grave | aag > etat mal asthmatique
ddb | dilatation bronches | bronchectasie > bronchectasie
fibrose pulmonaire | pneumopathie interstitielle diffuse | pid > autres affections pulmonaires interstitielles avec fibrose
sdra > syndrome detresse respiratoire aigu adulte
ira | insuffisance respiratoire aigue | detresse respiratoire aigue > insuffisance respiratoire aigue
irc0 | insuffisance respiratoire chronique > insuffisance respiratoire chronique
irespc > insuffisance respiratoire chronique
saos | apnee sommeil | sas | sahos > apnee sommeil
bronchite > bronchite non precisee aigue chronique / bronchite aigue sans precision
bronchiolite > bronchiolite aigue sans precision
bronchiolite vrs > bronchiolite aigue virus respiratoire syncitial
grippe > grippe autres manifestations respiratoires virus non identifie
rhinopharyngite | rhume | coryza | infection ras | rhino > rhinopharyngite aigue
rhinite allergique | rhume foins > rhinite allergique sans precision
angine | amygdalite | angine virale | angine rouge > amygdalite aigue sans precision
angine streptocoque | angine bacterienne > amygdalite streptocoques
phlegmon amygdale | abces amygdale | abces amygdalien > angine phlegmoneuse
laryngite > laryngite aigue
sinusite > sinusite aigue sans precision
epiglottite > epiglottite aigue
otite moyenne aigue | oma > otite moyenne sans precision
otite | otite externe > otite externe sans precision
bouchon cerumen > bouchon cerumen
surdite brusque > perte audition brusque idiopathique
surdite | presbyacousie > perte audition sans precision
acouphene > acouphenes
dyspnee | essoufflement | detresse respiratoire > dyspnee
hemoptysie > hemoptysie
epistaxis | saignement nez > epistaxis
tb | tuberculose pulmonaire > tuberculose pulmonaire sans mention confirmation bacteriologique histologique
covid | covid19 | covid 19 | sars cov 2 > covid 19 forme respiratoire virus identifie
rgo | reflux | pyrosis > reflux gastrooesophagien sans oesophagite
rgo avec oesophagite | oesophagite peptique > reflux gastrooesophagien avec oesophagite
oesophagite > oesophagite
ugd | ulcere gastroduodenal > ulcere digestif siege non precise
ulcere gastrique > ulcere estomac chronique non precise sans hemorragie ni perforation
ulcere duodenal > ulcere duodenum chronique non precise sans hemorragie ni perforation
ulcere perfore > ulcere chronique non precise avec perforation
ulcere duodenal perfore > ulcere duodenum chronique non precise avec perforation
ulcere hemorragique > ulcere chronique non precise avec hemorragie
gastrite > gastrite sans precision
hernie hiatale > hernie diaphragmatique sans occlusion ni gangrene
hernie inguinale > hernie inguinale unilaterale sans precision sans occlusion ni gangrene
hernie ombilicale > hernie ombilicale sans occlusion ni gangrene
hernie crurale > hernie crurale unilaterale sans precision sans occlusion ni gangrene
eventration > hernie ventrale sans occlusion ni gangrene / eventration sans occlusion
appendicite > appendicite aigue autres non precisees
appendicite perforee | peritonite appendiculaire > appendicite aigue avec peritonite generalisee
peritonite > peritonite sans precision
crohn > maladie crohn sans precision
rch | rectocolite | rectocolite hemorragique > rectocolite hemorragique sans precision
diverticulite | diverticulose | sigmoidite | diverticulite sigmoidienne > maladie diverticulaire colon sans perforation ni abces
occlusion | occlusion intestinale | syndrome occlusif > occlusions intestinales autres sans precision
occlusion bride > adherences intestin avec occlusion
constipation | fecalome > constipation
colopathie fonctionnelle | sii | syndrome intestin irritable | cfo > syndrome intestin irritable sans diarrhee
fissure anale > fissure anale sans precision
hemorroides > hemorroides sans precision
abces marge anale > abces anal
ischemie mesenterique > affections vasculaires aigues intestin
cirrhose > cirrhose foie autres sans precision
cirrhose ethylique | cirrhose alcoolique > cirrhose alcoolique foie
steatose hepatique | nash | nafld > degenerescence graisseuse foie non classee ailleurs
insuffisance hepatique | encephalopathie hepatique | ehp > insuffisance hepatique sans precision
hepatite fulminante > insuffisance hepatique aigue
hepatite b chronique > hepatite virale chronique b sans agent delta
hepatite c chronique | vhc > hepatite virale chronique c
hepatite a > hepatite a sans coma hepatique
hepatite > hepatite inflammatoire non precisee
vo | varices oesophagiennes > varices oesophagiennes non hemorragiques
rupture varices oesophagiennes | rvo > varices oesophagiennes hemorragiques
lithiase vesiculaire | calcul vesicule | lithiase biliaire | colique hepatique > calcul vesicule biliaire sans cholecystite
cholecystite | cholecystite lithiasique > calcul vesicule biliaire avec cholecystite aigue / cholecystite aigue
lithiase choledoque | lithiase vbp > calcul canaux biliaires sans angiocholite cholecystite
colique hepatique > calcul canaux biliaires sans angiocholite cholecystite / calcul vesicule biliaire sans cholecystite
angiocholite > angiocholite
pancreatite | pancreatite aigue > pancreatite aigue sans precision
hdh | hematemese > hematemese
hemorragie digestive | saignement digestif | hemorragie digestive basse | hdb > hemorragie gastrointestinale sans precision
rectorragie > hemorragie anus rectum
gea | gastroenterite | diarrhee aigue | diarrhee > gastroenterites colites origine non precisee
gastroenterite virale > infection intestinale virale sans precision
gastroenterite infectieuse > gastroenterites colites infectieuses autres non precisees
toxi infection alimentaire | tiac > intoxication alimentaire bacterienne sans precision
clostridium difficile | diarrhee clostridium difficile > enterocolite clostridium difficile
nausee | vomissement > nausees vomissements
ictere > hyperbilirubinemie avec mention ictere
douleur abdominale | mal ventre | abdominalgie > douleurs abdominales autres non precisees
colique nephretique | cn > colique nephretique sans precision
lithiase renale | calcul rein > calcul rein
lithiase ureterale > calcul uretere
pna | pyelonephrite | pyelonephrite aigue > nephrite tubulointerstitielle aigue
cystite > cystite aigue
infection urinaire | iu | infection urinaire sans precision > infection voies urinaires siege non precise
prostatite > prostatite aigue
irenalea | insuffisance renale aigue > insuffisance renale aigue sans precision
insuffisance renale chronique | maladie renale chronique | mrc > maladie renale chronique sans precision
insuffisance renale chronique terminale | irct | insuffisance renale terminale > maladie renale chronique stade 5
insuffisance renale > insuffisance renale sans precision
dialyse | hemodialyse | seance dialyse > dialyse extracorporelle
rau | retention urine | retention aigue urine | globe | globe vesical | globe urinaire > retention urine
hematurie > hematurie sans precision
incontinence urinaire effort > incontinence urinaire effort
torsion testicule | torsion cordon > torsion testicule
orchiepididymite | orchite | epididymite > orchite epididymite sans abces
varicocele > varices scrotales
phimosis > prepuce hypertrophie phimosis paraphimosis
kyste ovaire > kystes ovaire autres sans precision
endometriose > endometriose sans precision
salpingite > salpingite ovarite aigues
vaginite | vulvovaginite > vaginite aigue
menorragie | regles abondantes > menstruation trop abondante trop frequente cycle regulier
metrorragie > saignements anormaux uterus vagin sans precision
dysmenorrhee > dysmenorrhee sans precision
menopause > menopause climatere feminin
prolapsus > prolapsus genital feminin sans precision
geu | grossesse extrauterine > grossesse extrauterine sans precision
fcs | fausse couche | avortement spontane | fausse couche spontanee > avortement spontane complet sans precision sans complication
ivg > avortement medical complet sans precision sans complication
menace fausse couche | menace avortement > menace avortement
preeclampsie > preeclampsie sans precision
preeclampsie severe > preeclampsie severe
hellp > syndrome hellp
hpp | hemorragie delivrance | hemorragie postpartum > autres hemorragies immediates postpartum
map | menace accouchement premature > travail premature sans accouchement / faux travail
diabete gestationnel > diabete sucre survenant au cours grossesse
hyperemese | vomissements gravidiques > hyperemese gravidique benigne
rpm | rupture prematuree membranes > rupture prematuree membranes sans precision
accouchement | accouchement normal | accouchement voie basse | avb > accouchement unique spontane presentation sommet
cesarienne > accouchement par cesarienne sans precision
prematurite | premature | nouveau ne premature > autres enfants nes avant terme
rciu > croissance lente foetus
ictere neonatal | ictere nouveau ne > ictere neonatal sans precision
mmh | maladie membranes hyalines > syndrome detresse respiratoire nouveau ne
detresse respiratoire nouveau ne > detresse respiratoire nouveau ne sans precision
trisomie 21 | syndrome down > syndrome down sans precision
pied bot > pied bot varus equin
fente palatine > fente palatine sans precision
luxation congenitale hanche > luxation congenitale hanche sans precision
sepsis | septicemie | bacteriemie > sepsis sans precision
erysipele > erysipele
cellulite | dermohypodermite > phlegmon
cellulite membre inferieur | dermohypodermite membre inferieur > phlegmon autres parties membre
panaris > phlegmon doigt orteil
furoncle | anthrax | abces | abces cutane > abces cutane furoncle anthrax sans precision
impetigo > impetigo
eczema atopique | dermatite atopique > dermite atopique sans precision
eczema | dermatite contact | eczema contact > dermite contact sans precision
urticaire > urticaire sans precision
psoriasis > psoriasis sans precision
escarre > ulcere decubitus
escarre talon > ulcere decubitus
intertrigo | mycose | pied athlete > dermatophytie
onychomycose > dermatophytose unguium
candidose buccale | muguet > stomatite candidosique
candidose vaginale | mycose vaginale > candidose vulve vagin
herpes labial | bouton fievre > gingivostomatite pharyngoamygdalite herpetiques / dermite vesiculaire herpes
herpes genital > infection organes genitaux tractus genitourinaire virus herpes
zona > zona sans complication
varicelle > varicelle sans complication
rougeole > rougeole sans complication
mni | mononucleose | mononucleose infectieuse > mononucleose infectieuse sans precision
vih | sida | seropositif > immunodeficience humaine virus sans precision
lyme | maladie lyme > maladie lyme
palu | acces palustre > paludisme sans precision
syphilis > syphilis autres sans precision
coqueluche > coqueluche sans precision
gale > gale
tetanos > autres formes tetanos
ongle incarne > ongle incarne
kyste pilonidal | sinus pilonidal > kyste pilonidal sans abces
pelade > pelade sans precision
verrue > verrues origine virale
chalazion > chalazion
depression | syndrome depressif | edm | episode depressif > episode depressif sans precision
depression severe > episode depressif severe sans symptomes psychotiques
depression recurrente > trouble depressif recurrent sans precision
bipolaire | trouble bipolaire | pmd > trouble affectif bipolaire sans precision
anxiete | crise angoisse | angoisse | anxieux > trouble anxieux sans precision
attaque panique | trouble panique | crise panique > trouble panique
tag | anxiete generalisee > anxiete generalisee
ptsd | stress post traumatique > etat stress posttraumatique
toc > trouble obsessionnel compulsif sans precision
schizophrenie > schizophrenie sans precision
bda | bouffee delirante > trouble psychotique aigu polymorphe
anorexie mentale > anorexie mentale
demence > demence sans precision
demence vasculaire > demence vasculaire sans precision
demence alzheimer > demence maladie alzheimer sans precision
autisme > autisme infantile
ivresse | ivresse aigue | iea | intoxication alcoolique aigue | intoxication ethylique aigue > troubles mentaux comportement utilisation alcool intoxication aigue
alcoolisme | alcoolodependance | ethylisme chronique | dependance alcool | oh chronique > troubles mentaux comportement utilisation alcool syndrome dependance
dt0 | delirium tremens > troubles mentaux comportement utilisation alcool syndrome sevrage delirium
sevrage alcool > troubles mentaux comportement utilisation alcool syndrome sevrage
tabagisme | tabac > troubles mentaux comportement utilisation tabac syndrome dependance
toxicomanie > troubles mentaux comportement utilisation drogues multiples syndrome dependance
idees suicidaires | ideation suicidaire | crise suicidaire > autres symptomes signes relatifs humeur / idees suicidaires
tentative suicide | ts | imv > lesion auto infligee
insomnie > insomnie non organique / troubles endormissement maintien sommeil
agitation > agitation
hallucination > hallucinations sans precision
cataracte > cataracte sans precision
cataracte senile > cataracte senile sans precision
gafa | glaucome aigu fermeture angle > glaucome angle etroit
dmla > degenerescence macula pole posterieur
decollement retine > decollement retine avec dechirure retinienne
conjonctivite > conjonctivite sans precision
conjonctivite aigue > conjonctivite aigue sans precision
keratite > keratite sans precision
ulcere cornee > ulcere cornee
corps etranger corneen | ce cornee | corps etranger oeil > corps etranger cornee
baisse acuite visuelle | bav0 | cecite > troubles vision
tc | trauma cranien | traumatisme cranien | tc sans pc > lesion traumatique tete sans precision
tc avec pc | tcpc | commotion > commotion cerebrale
contusion cerebrale > lesion traumatique cerebrale focale
plaie > plaie ouverte
plaie main | plaie doigt > plaie ouverte poignet main partie non precisee / plaie ouverte doigt
plaie visage | plaie face > plaie ouverte tete partie non precisee
plaie arcade > plaie ouverte paupiere region perioculaire
plaie cuir chevelu > plaie ouverte cuir chevelu
plaie jambe > plaie ouverte jambe partie non precisee
fracture col femoral | fracture col femur | fesf > fracture fermee col femur
fracture pertrochanterienne > fracture trochanterienne
fracture poignet | pouteau colles | fracture extremite inferieure radius | eir > fracture extremite distale radius
fracture cheville | fracture malleole | fracture malleole externe | fracture bimalleolaire > fracture malleole externe / fracture autres parties jambe
fracture malleole interne > fracture malleole interne
fracture cote | fracture costale > fracture fermee cote
fracture clavicule > fracture fermee clavicule
fracture nez | fracture os propres nez | opn > fracture os propres nez
fracture tibia > fracture diaphyse tibia
fracture humerus > fracture humerus
fracture tete radiale > fracture extremite superieure radius
fracture scaphoide > fracture os scaphoide main
fracture metacarpien > fracture metacarpien
fracture doigt > fracture autre doigt
fracture bassin > fracture lombosacree pelvis partie non precisee
fracture rachis > fracture vertebre
entorse cheville > entorse foulure cheville
entorse genou > entorse foulure genou parties autres non precisees
entorse poignet > entorse foulure poignet
entorse doigt > entorse foulure doigt
entorse cervicale | coup lapin | whiplash > entorse foulure rachis cervical
lca | rupture lca > entorse foulure ligament croise
luxation epaule | luxation glenohumerale > luxation articulation epaule
rupture tendon achille > lesion traumatique tendon achille
brulure 1 degre > brulure premier degre
brulure 2 degre > brulure second degre
brulure 3 degre > brulure troisieme degre
brulure > brulure degre non precise
oedeme quincke | angiooedeme > oedeme angioneurotique
choc anaphylactique | anaphylaxie > choc anaphylactique sans precision
allergie > allergie sans precision
intox | intoxication | surdosage | overdose > intoxication
imv benzodiazepines | intoxication benzodiazepines | intoxication medicamenteuse volontaire benzodiazepines > intoxication benzodiazepines
intoxication paracetamol > intoxication derives 4 aminophenol
intoxication co | intoxication monoxyde carbone > effet toxique monoxyde carbone
intoxication medicamenteuse | intoxication medicamenteuse volontaire > intoxication medicaments substances biologiques autres non precises
intoxication opiaces > intoxication autres opioides
intoxication antidepresseurs > intoxication antidepresseurs
piqure guepe | piqure abeille | piqure hymenoptere > effet toxique venin arthropodes
morsure chien > plaie ouverte / morsure chien
hypothermie > hypothermie
coup chaleur | insolation > coup chaleur insolation
corps etranger oesophage > corps etranger oesophage
noyade > noyade submersion non mortelle
electrisation > effets courant electrique
polytraumatisme | polytrauma > lesions traumatiques multiples sans precision
fievre | hyperthermie | fievre nue | febricule > fievre sans precision
aeg | alteration etat general > alteration etat general
asthenie | fatigue > malaise fatigue
oedeme membres inferieurs | omi > oedeme localise
douleur thoracique > douleur thoracique sans precision
precordialgie > douleur precordiale
chute > chute sans precision / difficulte marche
chutes repetition > chutes repetition
soins palliatifs | sp > soins palliatifs
chimiotherapie | chimio | seance chimiotherapie > seance chimiotherapie tumeur
radiotherapie > seance irradiation
maintien domicile impossible | probleme social > difficultes liees facteurs psychosociaux
`;

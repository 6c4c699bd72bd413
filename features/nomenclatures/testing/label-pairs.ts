// Three hundred names that clinicians give to what they see, with the CIM-10 code they mean. Written
// from clinical knowledge before the search existed and never changed to suit it.
export const LABEL_PAIRS = `
infarctus du myocarde | I219
IDM antérieur | I210
angor instable | I200
insuffisance cardiaque congestive | I500
OAP | I501
FA paroxystique | I480
fibrillation auriculaire | I489
flutter auriculaire | I489
BAV complet | I442
embolie pulmonaire | I269
péricardite aiguë | I309
myocardite aiguë | I409
endocardite infectieuse | I330
rétrécissement aortique | I350
insuffisance mitrale | I340
anévrisme de l'aorte abdominale | I714
dissection aortique | I710
HTA essentielle | I10
choc cardiogénique | R570
arrêt cardiaque | I469
syncope | R55
malaise vagal | R55
palpitations | R002
douleur thoracique | R074
phlébite du membre inférieur | I802
varices des membres inférieurs | I839
hémorroïdes | K649
AOMI | I702
hypotension orthostatique | I951
tachycardie supraventriculaire | I471
AVC ischémique | I639
hémorragie cérébrale | I619
hémorragie méningée | I609
AIT | G459
épilepsie | G409
état de mal épileptique | G419
migraine sans aura | G430
céphalée de tension | G442
maladie de Parkinson | G20
maladie d'Alzheimer | G309
sclérose en plaques | G35
syndrome de Guillain-Barré | G610
paralysie faciale a frigore | G510
névralgie du trijumeau | G500
syndrome du canal carpien | G560
myasthénie | G700
sclérose latérale amyotrophique | G122
hydrocéphalie | G919
méningite bactérienne | G009
méningite virale | A879
encéphalite herpétique | B004
hématome sous-dural chronique | I620
hématome extradural traumatique | S064
commotion cérébrale | S060
vertige paroxystique bénin | H811
maladie de Ménière | H810
coma | R402
confusion mentale | R410
aphasie | R470
céphalées | R51
convulsions fébriles | R560
hémiplégie | G819
paraplégie | G822
pneumonie à pneumocoque | J13
pneumopathie communautaire | J189
pneumopathie d'inhalation | J690
BPCO | J449
exacerbation de BPCO | J441
crise d'asthme | J459
état de mal asthmatique | J46
pneumothorax spontané | J931
épanchement pleural | J90
pleurésie purulente | J869
bronchite aiguë | J209
bronchiolite à VRS | J210
grippe | J111
grippe saisonnière à virus identifié | J101
fibrose pulmonaire | J841
insuffisance respiratoire aiguë | J960
SDRA | J80
dilatation des bronches | J47
apnées du sommeil | G473
laryngite aiguë | J040
angine | J039
sinusite maxillaire aiguë | J010
rhinopharyngite | J00
rhinite allergique | J304
abcès amygdalien | J36
hémoptysie | R042
dyspnée | R060
toux | R05
épistaxis | R040
tuberculose pulmonaire | A162
sarcoïdose pulmonaire | D860
cancer du poumon | C349
cancer du sein | C509
cancer de la prostate | C61
cancer du côlon | C189
cancer du rectum | C20
cancer de l'estomac | C169
cancer du pancréas | C259
carcinome hépatocellulaire | C220
mélanome malin | C439
carcinome basocellulaire | C449
cancer de la vessie | C679
cancer du rein | C64
cancer de l'ovaire | C56
cancer du col de l'utérus | C539
lymphome de Hodgkin | C819
myélome multiple | C900
leucémie lymphoïde chronique | C911
leucémie aiguë myéloblastique | C920
métastases hépatiques | C787
métastases osseuses | C795
métastases cérébrales | C793
métastases pulmonaires | C780
fibrome utérin | D259
lipome | D179
hémangiome | D180
polype du côlon | K635
anémie ferriprive | D509
anémie par carence en fer | D509
anémie de Biermer | D510
drépanocytose | D571
thrombopénie | D696
neutropénie fébrile | D70
agranulocytose | D70
pancytopénie | D619
hémophilie A | D66
diabète de type 2 | E119
diabète de type 1 | E109
acidocétose diabétique | E101
hypoglycémie | E162
hypothyroïdie | E039
maladie de Basedow | E050
hyperthyroïdie | E059
goitre multinodulaire | E042
insuffisance surrénalienne | E274
maladie de Cushing | E240
hyperparathyroïdie primaire | E210
obésité | E669
dénutrition sévère | E43
dénutrition | E46
hypercholestérolémie | E780
hyponatrémie | E871
hypokaliémie | E876
hyperkaliémie | E875
hypercalcémie | E835
déshydratation | E86
acidose métabolique | E872
goutte | M109
mucoviscidose | E849
amylose | E859
hémochromatose | E831
carence en vitamine D | E559
RGO avec oesophagite | K210
reflux gastro-oesophagien | K219
ulcère gastrique | K259
ulcère duodénal perforé | K265
gastrite | K297
hernie hiatale | K449
appendicite aiguë | K359
péritonite | K659
hernie inguinale | K409
hernie ombilicale | K429
éventration | K439
maladie de Crohn | K509
rectocolite hémorragique | K519
diverticulite sigmoïdienne | K573
occlusion intestinale | K566
volvulus | K562
constipation | K590
colopathie fonctionnelle | K589
fissure anale | K602
fistule anale | K603
abcès de la marge anale | K610
cirrhose alcoolique | K703
cirrhose hépatique | K746
stéatose hépatique | K760
hépatite alcoolique | K701
hépatite virale B chronique | B181
hépatite C chronique | B182
hépatite A | B159
encéphalopathie hépatique | K729
varices oesophagiennes | I859
lithiase vésiculaire | K802
cholécystite aiguë | K810
colique hépatique | K805
angiocholite | K830
pancréatite aiguë | K859
pancréatite chronique alcoolique | K860
hématémèse | K920
méléna | K921
rectorragies | K625
hémorragie digestive | K922
ascite | R18
ictère | R17
nausées et vomissements | R11
gastro-entérite virale | A084
gastro-entérite | A099
diarrhée à Clostridium difficile | A047
salmonellose | A029
douleur abdominale | R104
carie dentaire | K029
aphtes | K120
pyélonéphrite aiguë | N10
infection urinaire | N390
cystite aiguë | N300
prostatite aiguë | N410
hypertrophie bénigne de la prostate | N40
colique néphrétique | N23
lithiase urétérale | N201
insuffisance rénale aiguë | N179
insuffisance rénale chronique terminale | N185
syndrome néphrotique | N049
rétention d'urine | R33
hématurie | R31
incontinence urinaire | R32
torsion du testicule | N44
hydrocèle | N433
phimosis | N47
varicocèle | I861
orchite | N459
kyste de l'ovaire | N832
endométriose | N809
salpingite aiguë | N700
vaginite aiguë | N760
ménorragies | N920
ménopause | N951
prolapsus génital | N819
grossesse extra-utérine | O009
fausse couche spontanée | O039
pré-éclampsie sévère | O141
éclampsie | O159
placenta praevia | O441
hémorragie du post-partum | O721
menace d'accouchement prématuré | O600
diabète gestationnel | O244
vomissements gravidiques | O210
rupture prématurée des membranes | O429
accouchement normal | O800
césarienne | O829
prématurité | P073
ictère néonatal | P599
maladie des membranes hyalines | P220
détresse respiratoire du nouveau-né | P229
spina bifida | Q059
trisomie 21 | Q909
pied bot varus équin | Q660
fente palatine | Q359
sepsis | A419
choc septique | R572
érysipèle | A46
zona | B029
varicelle | B019
herpès labial | B001
rougeole | B059
mononucléose infectieuse | B279
VIH | B24
paludisme à Plasmodium falciparum | B509
maladie de Lyme | A692
syphilis | A539
coqueluche | A379
candidose buccale | B370
gale | B86
poux | B850
toxoplasmose | B589
COVID-19 | U0710
tétanos | A35
scarlatine | A38
abcès cutané | L029
furoncle | L029
cellulite du membre inférieur | L031
panaris | L030
impétigo | L010
eczéma atopique | L209
dermatite de contact | L259
psoriasis | L409
urticaire | L509
acné | L709
escarre stade 3 | L892
ulcère de jambe | L97
pemphigoïde bulleuse | L120
kyste pilonidal | L059
ongle incarné | L600
pelade | L639
vitiligo | L80
polyarthrite rhumatoïde | M069
spondylarthrite ankylosante | M45
lupus érythémateux disséminé | M329
gonarthrose | M179
coxarthrose | M169
lombalgie | M545
lombosciatique | M544
hernie discale lombaire | M511
cervicalgie | M542
tendinite de la coiffe des rotateurs | M751
épicondylite | M771
ostéoporose | M819
ostéoporose avec fracture vertébrale | M808
arthrite septique | M009
ostéomyélite | M869
hallux valgus | M201
scoliose | M419
fibromyalgie | M797
rhabdomyolyse | M628
pseudopolyarthrite rhizomélique | M353
maladie de Horton | M316
fracture du col du fémur | S7200
fracture de l'extrémité distale du radius | S525
fracture du poignet | S628
fracture de la clavicule | S420
fracture de côte | S223
fracture de la malléole externe | S826
entorse de la cheville | S934
entorse du genou | S836
luxation de l'épaule | S430
traumatisme crânien | S099
plaie de la main | S619
plaie du cuir chevelu | S010
contusion du genou | S800
brûlure du deuxième degré de la main | T232
intoxication médicamenteuse volontaire aux benzodiazépines | T424
intoxication au paracétamol | T391
intoxication au monoxyde de carbone | T58
choc anaphylactique | T782
œdème de Quincke | T783
hypothermie | T68
coup de chaleur | T670
dépression | F329
trouble bipolaire | F319
schizophrénie paranoïde | F200
anorexie mentale | F500
trouble panique | F410
anxiété généralisée | F411
delirium tremens | F104
intoxication alcoolique aiguë | F100
dépendance à l'alcool | F102
démence vasculaire | F019
autisme | F840
idées suicidaires | R458
cataracte sénile | H259
glaucome aigu par fermeture de l'angle | H402
conjonctivite aiguë | H103
décollement de rétine | H330
DMLA | H353
kératite | H169
otite moyenne aiguë | H669
otite externe | H609
bouchon de cérumen | H612
acouphènes | H931
surdité brusque | H912
fièvre | R509
altération de l'état général | R53
soins palliatifs | Z515
séance de chimiothérapie | Z511
dialyse | Z491
`;

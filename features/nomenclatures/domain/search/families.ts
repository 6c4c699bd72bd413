// Words of one family: the organ and its adjective, the plain word and the learned one. A search
// for one finds the labels written with the other. Each row is a family; its first word names it.
import { stem } from "#platform/search/normalise.ts";

const FAMILIES = `
foie hepatique
rein renal reins renale
coeur cardiaque
poumon pulmonaire
bronche bronchique
estomac gastrique stomacal
cerveau cerebral encephale encephalique
os osseux osseuse
peau cutane cutanee dermique
intestin intestinal grele
vessie vesical vesicale
sein mammaire
uterus uterin uterine
ovaire ovarien
testicule testiculaire
prostate prostatique
pancreas pancreatique
thyroide thyroidien
rectum rectal
anus anal
oesophage oesophagien
larynx larynge
pharynx pharynge
trachee tracheal tracheale
oeil oculaire yeux ophtalmique
retine retinien
cornee corneen
paupiere palpebral
dent dentaire dents
bouche buccal buccale oral
langue lingual linguale
levre labial
nez nasal nasale
rate splenique
duodenum duodenal
appendice appendiculaire
peritoine peritoneal
plevre pleural
meninge meninge meningee
moelle medullaire
rachis vertebral vertebrale vertebre rachidien colonne spinal spinale
crane cranien cranienne
thorax thoracique thoraciques
abdomen abdominal ventre
bassin pelvien pelvis pelvienne
femur femoral femorale
tibia tibial
fibula perone peronier fibulaire
humerus humeral
radius radial
ulna cubitus ulnaire cubital
clavicule claviculaire
scapula omoplate scapulaire
rotule patella rotulien patellaire
poignet carpe carpien
menisque meniscal meniscale
tendon tendineux
muscle musculaire
nerf nerveux
artere arteriel arterielle
veine veineux veineuse
aorte aortique
valvule valvulaire valve
ganglion ganglionnaire
sang sanguin sanguine hematologique
urine urinaire urinaires
uretere ureteral
uretre uretral
sperme spermatique
vagin vaginal
vulve vulvaire
grossesse gravidique enceinte gestationnel
accouchement obstetrical travail
neonatal neonatale
enfant infantile pediatrique juvenile
congenital congenitale
hemorragie hemorragique saignement
infection infectieux infectieuse
tumeur tumoral
ischemie ischemique
inflammation inflammatoire
alcool alcoolique ethylique alcoolisme ethylisme
tabac tabagique tabagisme
toxique intoxication empoisonnement
allergie allergique
virus viral virale
bacterie bacterien bacterienne
mycose mycosique fongique
parasite parasitaire
paludisme malaria
tuberculose tuberculeux tuberculeuse bk
syphilis syphilitique
diabete diabetique
arthrose arthrosique
rhumatisme rhumatismal
psychose psychotique
depression depressif
anxiete anxieux
epilepsie epileptique comitial
stenose retrecissement
calcul lithiase
convulsion convulsif convulsivant
brulure brule
plaie coupure
fracture fracas
luxation deboitement
entorse foulure
contusion contus ecchymose
douleur algie douloureux
perforation perfore
rupture
occlusion obstruction obstructif
aigu
chronique
recidivant recidivante recurrent
hereditaire familial
senile
auto-immune
ictere jaunisse
phlebite thrombophlebite
fibrillation
auriculaire atrial atriale
ventricule ventriculaire
zona zoster
varicelle
herpes herpetique
peste
gale scabiose
poux pediculose
dentition
scanner tdm tomodensitometrie scanographie scan tomodensitometrique
irm remnographie
echographie echo ultrasonographie
radiographie radio cliche rx
scintigraphie
endoscopie endoscopique fibroscopie
coloscopie colonoscopie
coelioscopie laparoscopie
exerese ablation resection
ponction
biopsie
prothese prothetique arthroplastie
cataracte
genou
hanche coxo coxofemoral
coude
cheville
epaule glenohumeral scapulohumeral
orteil
doigt digital
calcaneus calcaneum
talus astragale
colon colique
dermite dermatite dermatose
parodonte periodonte
parodontite periodontite
myocardiopathie cardiomyopathie
cou cervical cervicale
cheveu capillaire
postpartum puerperal puerperale puerperalite
purulent suppure suppuree pyogene
anevrisme anevrysme anevrismal
regurgitation fuite
ulcere ulceration ulcereux
helminthe helminthiase
vision visuel vue
audition auditif ouie
eruption exantheme rash
prurit demangeaison
sueur transpiration sudation
fievre febrile hyperthermie
paralysie paralytique
spasme spastique spasmodique
suicide suicidaire
kyste kystique
polype polypose
hernie herniaire
greffe transplantation
deces mort
jumeau gemellaire
prematurite premature
serpent vipere ophidien
electrique electrocution electrisation
verge penis penien
gland balanique
scrotum scrotal
gencive gingival
glotte glottique
epiglotte epiglottique
tympan tympanique
sinus sinusien
orbite orbitaire
choroide choroidien
iris irien
cristallin cristallinien
vitre vitreen
vestibule vestibulaire
carotide carotidien
coronaire coronarien
mitral mitrale
tricuspide tricuspidien
pylore pylorique
jejunum jejunal
ileon ileal
caecum caecal
sigmoide sigmoidien
vesicule vesiculaire
choledoque choledocien
surrenale surrenalien surrenalienne corticosurrenale
hypophyse hypophysaire pituitaire
parathyroide parathyroidien
thymus thymique
placenta placentaire
foetus foetal
perinee perineal
ombilic ombilical
aine inguinal
aisselle axillaire
sternum sternal
cote costal
sacrum sacre
coccyx coccygien
mandibule mandibulaire
maxillaire machoire
malleole malleolaire
metacarpe metacarpien
metatarse metatarsien
phalange phalangien
fesse fessier
cuisse crural
mollet sural
mamelon mamelonnaire
`;

const FAMILY_OF = new Map<string, string>();
for (const row of FAMILIES.trim().split("\n")) {
  const [name = "", ...others] = row.split(" ").map(stem);
  for (const word of [name, ...others]) if (!FAMILY_OF.has(word)) FAMILY_OF.set(word, name);
}

/** The stem that stands for the family of a stem; itself when it has none. */
export const familyOf = (stemmed: string): string => FAMILY_OF.get(stemmed) ?? stemmed;

// English and Spanish words of a question, and the French word the sheets use. Names of diseases
// are in `content/register/diseases.json`.
export const ORDINARY_WORDS = `
cardiac | cardiaco | cardiaca > cardiaque
lung | pulmonar > pulmonaire
breathing | breath | respiratory | respiratorio > respiratoire
fever | febrile | fiebre | pyrexia > fievre
shock | choque > choc
sudden | subito | repentina | repentino | abrupt | suddenly > brutal
severe | severo > grave
elderly | anciano | anciana > age
boy | girl | kid | kids | toddler | child | children | nino | nina | infante | gosse | petit garcon | fillette > enfant
infant | baby | lactante | bebe | bb | nourisson > nourrisson
newborn | neonate | neonato | recien nacido > nouveau ne
pregnant | embarazada | gestante > enceinte
target | objetivo > cible
oxygen | oxigeno > oxygene
perfusion | infusion | infusion continua > perfusion
blood pressure | presion arterial | tension arterial > pression arterielle
heart rate | frecuencia cardiaca > frequence cardiaque
drainage | drenaje | chest drain | chest tube > drain
transfusion | transfundir > transfusion
blood | sangre > sang
low | bajo | baja > bas
high | alto | alta > haut
window | ventana > delai
weakness | debilidad > faiblesse
thrombolysis | trombolisis | fibrinolysis | fibrinolisis | lysis | thrombolytics > thrombolyse
thrombectomy | trombectomia > thrombectomie
cardioversion | cardiovertir > cardioversion
waves | ondas > ondes
loading dose | dosis de carga > dose charge
overdosed > overdose
levels | nivel > taux
normal > normal
scan | ct scan | ct | tac > scanner
steroids | corticoides | corticosteroids | corticos | cortico > corticoides
neck | cuello > cou
headache > cephalee
dolor | pain > douleur
abdomen | belly > abdominal
right | derecho | derecha > droite
left | izquierdo | izquierda > gauche
arm | brazo > bras
leg | pierna > jambe
chest | torax | pecho > thorax
bite | mordedura > morsure
needle > aiguille
crushed > ecrase
home | house | casa > domicile
hospital > hopital
weight | peso > poids
tongue | lengua > langue
skin | piel > peau
adolescente | teenager | teen > ado
glasgow coma scale | escala de glasgow | escala de coma > glasgow
urine | orina > urines
burning | ardor > brulures
tachycardia | taquicardia > tachycardie
bradycardia > bradycardie
fluid resuscitation | resuscitation fluids > remplissage
ratio | relacion > ratio
seguimiento | follow up > suivi
calculator | calculadora | calculatrice | calculateur | calc > calcul
erythemateux | erythemateuse | erythema | eritematoso | eritematosa | rojo | roja | reddened > rouge
tender | painful | doloroso | dolorosa > douloureux
yeux | eye | eyes | ojo | ojos > oeil
warm | caliente > chaud
bp > pression arterielle
comprimido | comprimidos > comprime
costado > flanc
hinchada | hinchado | hinchadas | hinchados | swollen > gonfle
morada | morado | moradas | morados | purple > violet
muslo | thigh > cuisse
rodilla | knee > genou
tobillo | ankle > cheville
codo | elbow > coude
cadera | hip > hanche
hombro | shoulder > epaule
muneca | wrist > poignet
hueso | huesos | bone | bones > os
vientre | barriga | belly | tummy > ventre
espalda > dos
garganta > gorge
labio | labios | lip | lips > levre
oreja | oido | ear > oreille
nariz | nose > nez
dedo | dedos | finger | fingers > doigt
dedo del pie | toe | toes > orteil
pulso | pulse > pouls
rinon | rinones | kidney | kidneys > rein
higado | liver > foie
vejiga | bladder > vessie
flemas | phlegm > crachats
cansancio > fatigue
sudor | sweat > sueur
insoportable | unbearable | agonising | agonizing | excruciating > insupportable
ronquido | ronca | snoring > ronfle
ciego | ciega | blind > aveugle
frente | forehead > front
agrupado | agrupada | agrupados | agrupadas | clustered > groupe
borrosa | borroso | blurred | blurry > flou
vista > vision
granos | granitos > boutons
mancha | manchas | spots > taches
llagas | llaga > ulceration
azul | azules | blue > bleu
negra | negro | black > noir
sonda | catheter > sonde
escayola | yeso | cast > platre
sore > douloureux
jerking | twitching | sacudidas > secousses
numb | dormida > engourdi
tingling | hormigueo > fourmillements
bruise | bruises | moraton | moratones > ecchymose
lump | bulto > masse
weak | debil > faible
heart > coeur
stomach > estomac
fall | caida > chute
feverish > fievre
`;

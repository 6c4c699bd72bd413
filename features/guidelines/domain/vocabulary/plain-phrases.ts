// What is said at the bedside or dictated in a hurry, in three languages, and the clinical words
// meant.
export const PLAIN_PHRASES = `
sus dec | susdec | sus decale | onde de pardee | pardee > st+
sous dec | sousdec > st- sous decalage
choc allergique | reaction allergique | reaction allergique severe | allergic reaction | reaccion alergica | oedeme de la glotte > reaction anaphylactique
rythme choquable | rythme non choquable | shockable rhythm | shockable | dissociation electromecanique | choc electrique externe > defibrillation arret cardiaque
paro | paro cardiaco | paro cardiorrespiratorio | coeur arrete | arrest | cardiac arrest | en arret | est en arret > arret cardiaque
crise generalisee | crise d epilepsie qui dure | crise epileptique qui dure | crise qui dure | crise qui ne cede pas | crise prolongee | crises repetees | prolonged seizure | seizures not stopping | convulsion prolongee > convulsions persistant min
trouble du langage | ne trouve plus ses mots | jargon | deviation du regard | regard devie > aphasie
trouble moteur brutal | ne bouge plus le bras | paralyse d un cote | paralysie d un cote | paralysie brutale | hemiplegique brutal | one sided weakness | paralisis de un lado > hemiplegie
derrame cerebral > hemorragie cerebrale
oligoanurie | oligoanurique | oligo anurie > oligurie anurie
rein qui ne fonctionne plus | kidney failure | renal failure | fallo renal > insuffisance renale
ins card | insuf card | insuffisance card | ic aigue | ic decompensee | coeur decompense | decompensation card | decomp cardiaque | decomp card | poussee d ic | poussee d insuffisance cardiaque > insuffisance cardiaque aigue
edema pulmonar | eau dans les poumons | fluid on the lungs | noye dans son lit > oedeme pulmonaire
dec resp bpco | decomp resp | epoc reagudizada | reagudizacion de epoc | agudizacion de epoc > exacerbation bpco
ataque de asma > crise asthme
infection urine | infection de vessie | bladder infection | water infection | infeccion de vejiga > infection urinaire
pulmonia | pneumopathie infectieuse | infection pulmonaire | infection du poumon | chest infection | infeccion pulmonar > pneumonie
sauter par la fenetre | se jeter | se jeter sous | sauter du pont | se defenestrer | se tuer | mettre fin a ses jours | jeter sous un train | quiere suicidarse | kill himself | kill herself | s ouvrir les veines | taille les veines | coupe les veines | ouvert les veines > idees suicidaires
passage a l acte > passage acte suicidaire
medocs | medicaments de sa mere | boite de medicaments | tablettes | mezclo pastillas > comprimes
tentative medicamenteuse | ts par medicaments | ts medicaments | suicide aux medicaments > intoxication medicamenteuse volontaire
somniferes | sleeping pills > benzodiazepine
azucar baja | azucar bajo | low sugar | sucre bas | hypo sucre | manque de sucre > hypoglycemie
potasio alto | high potassium | k eleve | potassium haut | trop de potassium | peak k | high k | k haut | k monte > hyperkaliemie
sodio bajo | low sodium | low na | na bas | sodium bas > hyponatremie
fracaso renal | fracaso renal agudo > insuffisance renale aigue
respire plus | ne respire plus | ne respire pas > inconscient gasps
en arret maladie | en arret de travail > arret travail
brule en pissant | brule en urinant | brule quand je pisse | brule quand elle urine | brule en faisant pipi > sfu
clampage cordon | clamper le cordon | couper le cordon > clampage cordon accouchement
allergie penicilline | penicillin allergy | pcn allergy | allergique penicilline | allergie amox > allergie aux betalactamines
natremies > natremie
coma diabetico | diabetic coma | coma diabetique | acidose diabetique | cetose > acidocetose diabetique
vomita sangre | vomito sangre | throwing up blood | crache du sang noir | saignement digestif | saigne du tube digestif | hemorragia gastrointestinal > hematemese
passing black stool | caca noir | selle noire > melena
ulcere qui saigne | ulcere hemorragique | bleeding ulcer | ulcera sangrante > hematemese ulcere
va accoucher | en train d accoucher | est en train d accoucher | accouche | accouche a la maison | baby coming | bebe arrive | delivering > accouchement imminent
bleeding after birth | saigne apres accouchement | saignement apres accouchement | hemorragie apres accouchement | hemorragia posparto | hemorragia postparto | hemorragia post parto | posparto | postparto > hemorragie du post partum
bebe qui siffle | nourrisson qui siffle | bebe siffle | bebe encombre > nourrisson sibilants
bebe qui ne respire plus | bebe ne respire pas | enfant qui ne respire plus | enfant ne respire pas | enfant en arret | nourrisson en arret | bebe en arret | child not breathing | baby not breathing > arret cardiaque enfant
tachyarythmie | tac fa | tacfa | ac fa | aceffa > fibrillation atriale
coeur qui s emballe > palpitations
fibro | fogd | fibroscopie | gastroscopie > endoscopie
transfu | transfu massive | transfuser | o neg | o negatif > transfusion
plaie arterielle | saignement arteriel | saigne abondamment | hemorragie abondante | hemorragie interne | hemorragie active | heavy bleeding > hemorragie massive saignement
clot in lung | blood clot lung | caillot poumon | caillot dans le poumon | embolie > embolie pulmonaire
migraineux | migraineuse > migraine
mal au crane | mal au tete | dolor de cabeza fuerte > mal de tete
nuque raide | raideur meningee | meningee syndrome > raideur de nuque
somnolent | somnolence | stuporeux | obnubilation | drowsy | stupor > trouble de conscience
fibri | fibri v | fibri ventriculaire | vfib > fibrillation ventriculaire
cordon autour | circulaire du cordon > circulaire cou accouchement
cordon qui sort > cordon prolabe accouchement
polytrauma | polytraumatise | polyT | fracas | ecrasement | blast > polytraumatise
coke | coked up | sous coke > cocaine
`;

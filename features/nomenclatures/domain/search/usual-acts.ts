// Usual names of acts, and the words of the CCAM.
export const USUAL_ACTS = `
ecg | electrocardiogramme > electrocardiographie sur au moins 12 derivations
ett | echographie cardiaque | echocardiographie | echo coeur > echographie doppler transthoracique du coeur
eto > echographie doppler du coeur par voie transoesophagienne
holter | holter ecg > electrocardiographie sur au moins 2 derivations enregistrement continu pendant au moins 24 heures
mapa > mesure ambulatoire pression arterielle
radio thorax | radiographie pulmonaire | radiographie poumon | rp | rx thorax > radiographie du thorax
asp | radio abdomen > radiographie de l abdomen sans preparation
radio poignet > radiographie du poignet
radio cheville > radiographie de la cheville
radio genou > radiographie du genou
radio hanche > radiographie articulation coxofemorale
radio rachis > radiographie segment colonne vertebrale
panoramique dentaire > radiographie panoramique dentomaxillaire
mammographie > mammographie
scanner cerebral | tdm cerebrale | scanner crane > scanographie du crane et de son contenu sans injection
scanner cerebral injecte > scanographie du crane et de son contenu avec injection
scanner thoracique > scanographie du thorax
angioscanner pulmonaire | angioscanner thoracique > scanographie des vaisseaux du thorax et du coeur
scanner abdominopelvien | tdm abdominopelvienne | tdm ap > scanographie de l abdomen et du petit bassin avec injection
scanner tap | tdm tap > scanographie 3 territoires anatomiques ou plus avec injection
uroscanner > scanographie de l abdomen et du petit bassin
irm cerebrale | irm cerveau > remnographie du crane et de son contenu
irm genou > remnographie membre inferieur
irm epaule > remnographie membre superieur
irm lombaire | irm rachis > remnographie colonne vertebrale moelle
echo abdominale | echographie abdominale > echographie transcutanee de l abdomen
echo pelvienne > echographie transcutanee du petit bassin
echographie obstetricale > echographie embryon foetus
doppler veineux | echodoppler veineux membre inferieur | echo doppler veineux > echographie doppler des veines des membres inferieurs
doppler arteriel | echo doppler arteriel > echographie doppler des arteres des membres inferieurs
doppler tsa | echo doppler tsa > echographie doppler des arteres cervicocephaliques extracraniennes
efr | spirometrie > mesure de la capacite vitale lente et de l expiration forcee
eeg | electroencephalogramme > electroencephalographie
emg | electromyogramme > electromyographie
polysomnographie > polysomnographie
fibroscopie gastrique | fogd | eogd | gastroscopie | endoscopie oesogastroduodenale > endoscopie oesogastroduodenale
coloscopie | colonoscopie > coloscopie totale avec visualisation du bas fond caecal
rectoscopie > rectoscopie
fibroscopie bronchique | bronchoscopie | fibro bronchique > fibroscopie bronchique
cystoscopie > uretrocystoscopie
nasofibroscopie > fibroscopie nasopharynx larynx
coronarographie | coro > arteriographie coronaire
angioplastie coronaire | atc | stent coronaire > dilatation intraluminale vaisseau coronaire avec pose endoprothese
pacemaker | stimulateur cardiaque | pose pacemaker > implantation sous cutanee stimulateur cardiaque definitif
defibrillateur | dai > implantation sous cutanee defibrillateur cardiaque automatique
pontage coronarien | pac > revascularisation coronaire par pontage
ponction lombaire | pl > ponction lombaire
ponction ascite > ponction evacuation epanchement peritoneal / evacuation epanchement intraperitoneal
ponction pleurale | thoracocentese > ponction cavite pleurale / evacuation epanchement cavite pleurale
drain thoracique | drainage thoracique | drainage pleural > drainage cavite pleurale
gds | gaz du sang > prelevement sang arteriel
vvc | voie veineuse centrale | catheter central > pose catheter veineux central
intubation | iot > intubation tracheale
cardioversion | choc electrique externe | cee > cardioversion choc electrique externe
massage cardiaque | rcp | reanimation cardiopulmonaire > massage cardiaque externe / reanimation cardiorespiratoire
sondage urinaire | sonde urinaire > pose sonde uretrale a demeure / evacuation urine par sonde
suture plaie | suture > suture plaie peau tissu sous cutane
suture plaie face > suture plaie peau tissu sous cutane face
pansement brulure > pansement brulure
meche epistaxis | tamponnement epistaxis | mechage > tamponnement nasal
reduction luxation epaule > reduction orthopedique luxation scapulohumerale
reduction fracture poignet > reduction orthopedique fracture extremite distale radius
platre | immobilisation | resine > confection contention rigide
ablation corps etranger cornee > ablation corps etranger superficiel cornee
incision abces | drainage abces > incision drainage collection peau tissu sous cutane
infiltration > injection intraarticulaire agent pharmacologique
appendicectomie > appendicectomie
cholecystectomie > cholecystectomie par coelioscopie
cure hernie inguinale | hernie inguinale > cure hernie aine avec pose prothese
sigmoidectomie | colectomie gauche > colectomie gauche
colectomie droite > colectomie droite
gastrectomie > gastrectomie
sleeve > gastrectomie longitudinale sleeve
bypass gastrique | bypass > court circuit gastrique
thyroidectomie > thyroidectomie totale
mastectomie > mastectomie totale
tumorectomie sein > tumorectomie du sein
hysterectomie > hysterectomie totale
cesarienne > accouchement par cesarienne
accouchement > accouchement cephalique unique voie naturelle
curetage > evacuation uterus
ivg > evacuation uterus gravide
conisation > conisation col uterin
salpingectomie > salpingectomie
rtup | resection prostate > resection hyperplasie prostate uretrocystoscopie
prostatectomie > prostatectomie
nephrectomie > nephrectomie totale
circoncision > posthectomie
vasectomie > interruption canaux deferents
lithotritie > lithotritie extracorporelle
jj | sonde double j > pose endoprothese ureterale
pth | prothese hanche > remplacement articulation coxofemorale prothese totale
ptg | prothese genou > remplacement articulation genou prothese
arthroscopie genou > arthroscopie genou / meniscectomie arthroscopie
meniscectomie > meniscectomie arthroscopie
ligamentoplastie | lca > reconstruction ligament croise anterieur
canal carpien > liberation nerf median canal carpien
hallux valgus > correction hallux valgus
osteosynthese femur > osteosynthese fracture femur
clou gamma > osteosynthese fracture trochanter
cataracte | phaco | phacoemulsification > extraction cristallin phacoemulsification implant
ivt > injection intravitreenne
fond oeil > examen fond oeil biomicroscopie
amygdalectomie > amygdalectomie
vegetations | adenoidectomie > adenoidectomie
yoyos | aerateurs transtympaniques | att > pose aerateur transtympanique
septoplastie > septoplastie
tracheotomie > tracheotomie
avulsion dent | extraction dentaire > avulsion dent permanente
detartrage > detartrage sus sousgingival
hemodialyse | dialyse > epuration extrarenale hemodialyse
transfusion > transfusion
myelogramme > ponction moelle osseuse
biopsie ostemedullaire | bom > biopsie medullaire osseuse
biopsie hepatique | pbh > biopsie foie
frottis | fcu > prelevement cervicovaginal
`;

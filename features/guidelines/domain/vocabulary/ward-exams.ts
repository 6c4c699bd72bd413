// Samples, tubes, examinations and what is measured, as they are asked for at a bedside.
export const WARD_EXAMS = `
prise de sang | bilan sanguin | prelevement sanguin | ponction veineuse | bilan
bilan en urgence | bilan urgent | prelevement urgent | cito
bilan preoperatoire | bilan pre op | bilan preop | bilan d entree au bloc
tube bleu | citrate | tube citrate | tube d hemostase | bouchon bleu
tube violet | edta | tube edta | tube de numeration | bouchon violet | tube mauve
tube vert | heparinate | tube heparine | bouchon vert | heparinate de lithium
tube rouge | tube sec | bouchon rouge | tube jaune | tube gel
tube gris | fluorure | tube fluore | bouchon gris
ordre des tubes | ordre de remplissage | ordre de prelevement
tube mal rempli | tube insuffisant | remplissage du tube | niveau de remplissage | trait de jauge
tube coagule | tube hemolyse | hemolyse | prelevement coagule | caillot dans le tube
numeration | nfs | nf | formule sanguine | hemogramme
hemoglobine | hb | hemocue | taux d hemoglobine
plaquettes | taux de plaquettes | numeration plaquettaire | thrombocytes
coagulation | hemostase | bilan d hemostase | tp tca | crase
temps de prothrombine | tp | taux de prothrombine | inr
temps de cephaline | tca | ratio tca
activite anti xa | anti xa | heparinemie | antixa
fibrinogene | taux de fibrinogene | fibri
d dimeres | ddimeres | dimeres
groupage | groupe sanguin | groupe rhesus | abo | determination du groupe
recherche d agglutinines | rai | anticorps irreguliers | agglutinines
coombs | test de coombs | test direct a l antiglobuline | tda
epreuve de compatibilite | cross match | compatibilite | epreuve directe de compatibilite
controle pretransfusionnel | controle ultime | ctu | test au lit du malade | beth vincent
ionogramme | iono | electrolytes | bilan ionique | bes
kaliemie | potassium sanguin | k+ | taux de potassium
natremie | sodium sanguin | na+
calcemie | calcium sanguin | calcium ionise
creatinine | fonction renale | uree creat | creat | clairance | dfg
troponine | tropo | marqueur cardiaque | enzymes cardiaques
bnp | nt probnp | peptide natriuretique
lactates | lactate | acide lactique | lactatemie
gaz du sang | gds | gazometrie | gazometrique | gaz arteriels | gaz arteriel
gaz veineux | gds veineux | gaz du sang veineux
glycemie | glycemie veineuse | glucose sanguin | taux de sucre
glycemie capillaire | dextro | hgt | glycemie au doigt
cetonemie | corps cetoniques | acetone | cetonurie
hemoglobine glyquee | hba1c | glyquee
bilan hepatique | bh | transaminases | asat alat | enzymes hepatiques
bilirubine | bili | bilirubinemie | taux de bilirubine | bilirubine transcutanee
crp | proteine c reactive | marqueur d inflammation | procalcitonine | pct
hemoculture | hemoc | hemocultures | hemocs | serie d hemocultures
ecbu | examen d urines | analyse d urines | examen cytobacteriologique des urines
bandelette urinaire | bu | labstix
recueil des urines | jet | milieu de jet | toilette genitale | urines de 24 h
coproculture | selles | examen des selles | copro | parasitologie des selles
recherche de clostridium | clostridium | clostridioides | difficile | toxine
ecbc | expectoration | crachat | crachats | examen de crachats
bk crachats | tubage gastrique | recherche de bk | bacilles tuberculeux
lavage broncho alveolaire | lba | aspiration tracheale | prelevement distal protege | pdp
prelevement de plaie | ecouvillon de plaie | prelevement de pus | pus
prelevement nasal | ecouvillon nasal | nasopharynge | pcr nasale | test antigenique
depistage bmr | ecouvillon rectal | depistage rectal | recherche de bmr
prelevement vaginal | pv vaginal | streptocoque b | strepto b
ponction lombaire | pl | liquide cephalo rachidien | lcr | lcs
ponction d ascite | ascite | ponction abdominale | liquide d ascite
ponction pleurale | liquide pleural | ponction de plevre | thoracocentese
ponction articulaire | liquide articulaire | genou gonfle
myelogramme | ponction sternale | ponction medullaire | biopsie osteo medullaire
biopsie | prelevement tissulaire | piece operatoire | piece
extemporane | examen extemporane | anapath en urgence | extempo
fibroscopie | gastroscopie | fogd | endoscopie haute | fibro
coloscopie | endoscopie basse | rectosigmoidoscopie
bronchoscopie | fibroscopie bronchique | fibro bronchique
serologie | sero | recherche d anticorps
serologie vih | test vih | elisa vih | charge virale | vih
hepatite b | antigene hbs | vhb | hbs
hepatite c | vhc | serologie vhc
toxicologie | toxiques | recherche de toxiques | dosage de toxiques | alcoolemie
dosage de medicament | concentration residuelle | residuelle | taux residuel
dosage de vancomycine | vancocinemie | taux de vanco
dosage d aminoside | pic d aminoside | gentamicinemie
guthrie | depistage neonatal | buvard | test de guthrie
test de l audition | oea | peaa | depistage auditif | surdite
gaz au cordon | ph au cordon | gaz du cordon | ph arteriel du cordon
kleihauer | test de kleihauer | hematies foetales
proteinurie | albuminurie | proteines urinaires
beta hcg | bhcg | test de grossesse | hcg
acide ammonique | ammoniemie | ammoniaque
resultat critique | resultat alarmant | valeur critique | valeur d alerte | resultat urgent
delai de rendu | rendu des resultats | resultats | reponse du labo
transport du prelevement | acheminement | envoyer au labo | envoi au laboratoire
conservation du prelevement | attente avant envoi | stabilite du prelevement
stat biologie delocalisee | biologie delocalisee | ebmd | automate delocalise | gazo du service
examen non fait la nuit | liste des examens de garde | examens de garde | analyses de nuit
electrocardiogramme | ecg | electro | trace electrique | trace cardiaque
ecg dix huit derivations | derivations droites | derivations posterieures | 18 derivations
echographie cardiaque | ett | echo coeur | echocoeur | eto
echo doppler | doppler | doppler veineux | doppler des membres inferieurs
echo abdominale | echographie abdominale | fast echo | echo fast
radiographie | radio | rx | cliche | radio de thorax
radio de controle | cliche de controle | verification radiologique
scanner | tdm | scan | tomodensitometrie | angioscanner | bodyscan
scanner cerebral | tdm cerebrale | scan cerebral | scanner de tete
irm | imagerie par resonance | irm cerebrale | resonance magnetique
angiographie | arteriographie | embolisation | radiologie interventionnelle
coronarographie | coro | angioplastie | atl
scintigraphie | scinti | scinti v p
tomographie | tep | pet scan | petscan
epreuve d effort | test d effort | ergometrie
electroencephalogramme | eeg | trace cerebral
electromyogramme | emg
spirometrie | efr | peak flow | debit expiratoire de pointe | dep
saturation | spo2 | oxymetrie | sat
frequence respiratoire | fr | cycles respiratoires | mouvements respiratoires
frequence cardiaque | pouls | pulsations | battements
pression arterielle | ta | tension | pam
temperature | t degre | fievre | temp
conscience | glasgow | gcs | score de glasgow | vigilance
pupilles | reactivite pupillaire | mydriase | anisocorie
douleur | eva | echelle numerique | evaluation de la douleur
douleur de la personne agee | algoplus | doloplus | ecpa
douleur de l enfant | evendol | flacc | edin | echelle visages
sedation | rass | ramsay | score de sedation
echelle de braden | norton | risque d escarre | waterlow
risque de chute | morse | tinetti | get up and go
confusion | cam | cam icu | delirium | test de confusion
score d alerte | news | score precoce | deterioration
diurese horaire | quantification des urines | diurese | volume urinaire
bilan entrees sorties | entrees sorties | bilan hydrique | bilan des liquides
residu gastrique | residu | stagnation gastrique
pesee | poids | surveillance du poids | courbe de poids
test de deglutition | essai de deglutition | depistage de la dysphagie | test de gorgees
test d apnee | mort encephalique | mort cerebrale | eme cerebrale
allergie | bilan allergologique | tryptase | prick test
intradermo | idr | test tuberculinique | quantiferon | igra
lipasemie | lipase
padoue | padua
`;

// What happens to people and to things in a ward: how a state or an incident is said.
export const WARD_STATES = `
arret cardiaque | acr | arret cardio respiratoire | ne respire plus | plus de pouls | arret cardiorespiratoire
urgence vitale | detresse vitale | danger vital | menace vitale
inconscient | coma | ne repond pas | areactif | sans connaissance
malaise | perte de connaissance | syncope | pdc | tombe dans les pommes
convulsion | crise d epilepsie | crise comitiale | convulse
etouffement | fausse route | corps etranger | s etouffe | avale de travers
detresse respiratoire | dyspnee | essouffle | gene respiratoire | respire mal | du mal a respirer
desaturation | desature | baisse de saturation | hypoxie | hypoxemie
apnee | pause respiratoire | arret respiratoire
bradypnee | respire lentement | depression respiratoire | frequence respiratoire basse
bradycardie | brady | coeur lent | pouls lent
tachycardie | tachy | coeur rapide | palpitations
fibrillation | fa | acfa | arythmie | fibrillation atriale
fibrillation ventriculaire | fv | tachycardie ventriculaire
hypotension | tension basse | chute de tension | collapsus
hypertension | hta | poussee hypertensive | tension haute
choc | etat de choc | marbrures | marbre
choc hemorragique | hemorragie massive | saignement massif | exsanguine
hemorragie | saignement | saigne | hemorragique | perte de sang
hematome | ecchymose | collection de sang
epistaxis | saigne du nez | saignement de nez
hematemese | vomit du sang | vomissement de sang | hemorragie digestive
melena | rectorragie | sang dans les selles | selles noires
hematurie | sang dans les urines | urines rouges | caillots dans les urines
retention d urine | globe vesical | globe | rau | n urine plus
anurie | oligurie | urine peu | pas de diurese
fuite urinaire | incontinence | incontinent
hypoglycemie | hypo | sucre bas | glycemie basse | hypoglycemique
hyperglycemie | hyper | sucre haut | glycemie haute
acidocetose | acetone | ceto | cetose
hyperkaliemie | potassium eleve | k eleve | trop de potassium | kaliemie elevee | kaliemie haute | potassium haut | ondes t pointues | ondes t amples | t pointues
hypokaliemie | potassium bas | manque de potassium
hyponatremie | sodium bas
fievre | febrile | hyperthermie | pyrexie
hypothermie | temperature basse | refroidi
frissons | frisson | tremble | decharge bacteriemique
infection | infecte | sepsis | surinfection
choc septique | sepsis grave | sepsis severe
infection de catheter | catheter infecte | kt infecte | infection sur catheter | ilc
veinite | phlebite superficielle | lymphangite | rougeur au point de ponction
phlebite | thrombose veineuse | tvp | thrombose veineuse profonde
embolie pulmonaire | ep | embolie
embolie gazeuse | bulle d air | air dans la voie
allergie | reaction allergique | allergique
anaphylaxie | choc anaphylactique | oedeme de quincke | quincke
urticaire | eruption | plaques | boutons | rash
prurit | demangeaisons | se gratte | gratte
nausees | vomissements | vomit | vomir | nvpo
diarrhee | selles liquides | gastro | epidemie de gastro
constipation | pas alle a la selle | fecalome
occlusion intestinale | ileus | ventre ballonne
deshydratation | deshydrate
denutrition | denutri | maigre | perte de poids
escarre | plaie de pression | talon rouge | rougeur de pression
plaie | coupure | blessure | dechirure cutanee
brulure | brule | brulures
fracture | casse | os casse
entorse | cheville tordue | foulure
chute | tombe | retrouve au sol | retrouve par terre
traumatisme cranien | tc | coup sur la tete | choc cranien
traumatisme grave | polytraumatise | polytrauma | trauma severe
douleur | souffre | algique
douleur intense | eva elevee | tres douloureux
douleur thoracique | mal dans la poitrine | serrement | oppression thoracique
mal de tete | cephalee | cephalees | maux de tete
cephalee post rachi | breche | blood patch | breche dure merienne | mal de tete apres peridurale
bloc moteur | jambes lourdes | ne bouge plus les jambes | deficit apres peridurale
toxicite des anesthesiques locaux | intoxication aux anesthesiques locaux | intox aux anesthesiques
agitation | agite | s agite | enerve | excite
agressivite | agressif | violent | violence
confusion | confus | desoriente | delire | syndrome confusionnel
demence | alzheimer | dement | troubles cognitifs
errance | deambulation | erre | deambule | deambuler
fugue | fugueur | parti sans prevenir | sorti sans autorisation | absent de sa chambre
idees suicidaires | suicide | suicidaire | tentative de suicide | veut mourir
pendaison | defenestration | passage a l acte
intoxication | overdose | surdosage | intox | imv
surdosage en morphine | trop de morphine | somnolence sous morphine | overdose aux opiaces
ivresse | alcoolise | ivre | bourre | ebriete
sevrage alcoolique | delirium tremens | manque d alcool
accident vasculaire cerebral | avc | hemiplegie | bouche de travers | stroke | attaque cerebrale | accident vasculaire
infarctus | idm | sca | sca st | st+ | stemi | sus st | syndrome coronarien
oedeme pulmonaire | oap | eau dans les poumons
pneumothorax | pno | poumon decolle
emphyseme sous cutane | crepitation | crepite
pneumopathie | pneumonie | infection pulmonaire
bronchiolite | asthme | bronchospasme | sifflements | siffle | bebe qui siffle | nourrisson qui siffle
tuberculose | bk | bacille de koch | tub | baar | bk suspect
grippe | influenza | syndrome grippal
covid | sars cov 2 | coronavirus
rougeole | varicelle | zona | maladie contagieuse | eruptive
gale | sarcopte | scabiose
punaises de lit | punaises | parasites du lit
poux | pediculose | teignes
legionelle | legionellose | eau chaude contaminee
clostridium difficile | colite a clostridium | clostridioides difficile | icd
bacterie multiresistante | bmr | germe resistant
bacterie hautement resistante emergente | bhre | bhr
porteur de prion | creutzfeldt jakob | mcj | prion
fievre hemorragique | ebola | risque epidemique et biologique | reb
aplasie | neutropenie febrile | neutropenique | plus de blancs
mucite | aphtes | bouche douloureuse
extravasation | passe a cote | diffusion hors de la veine
fuite de liquide | ecoulement | suintement | pansement mouille
catheter bouche | occlusion de catheter | pas de reflux | kt bouche
arrachement de sonde | sonde arrachee | auto ablation | s est arrache | retrait accidentel | retiree par accident
auto extubation | extubation accidentelle | arrache son tube | s est extube | enleve sa sonde d intubation | retire son tube
decanulation | canule sortie | canule arrachee | canule retiree | trach arrachee | trach sortie | trach qui saute | decanule
sonde bouchee | sonde obstruee | ne coule plus
drain arrache | drain sorti | drain debranche
rupture de cordon | procidence | procidence du cordon | cordon sorti
rupture des membranes | poche des eaux | perte des eaux | rpm
menace d accouchement premature | map | contractions prematurees
contractions | en travail | debut de travail
accouchement inopine | accouchement imminent | accouche dans le couloir | naissance imprevue
dystocie des epaules | epaules bloquees | dystocie
hemorragie du post partum | hemorragie de la delivrance | hpp | hdd
pre eclampsie | toxemie | eclampsie | hellp
rythme foetal anormal | souffrance foetale | bradycardie foetale | anomalies du rcf
cesarienne en urgence | cesarienne code rouge | code rouge cesarienne | cesar
cesarienne | cesar | voie haute
mort foetale | mfiu | mort in utero
grossesse extra uterine | geu
fausse couche | fc spontanee | avortement spontane
nouveau ne qui ne respire pas | bebe qui ne crie pas | reanimation du nouveau ne
hypotonie du nouveau ne | bebe mou | bebe qui ne tete pas
ictere | jaunisse | bebe jaune | jaune
hypoglycemie neonatale | hypoglycemie du nouveau ne | hypo du bebe
mort inattendue | mort subite | mort inattendue du nourrisson
enfant secoue | bebe secoue | maltraitance | enfant en danger | enfant battu | enfant maltraite | mineur en danger
enlevement d enfant | rapt | disparition de nouveau ne | alerte enlevement
fin de vie | mourant | agonie | phase terminale
rales | encombrement terminal | rales agoniques
mort encephalique | mort cerebrale | coma depasse
exposition au sang | aes | piqure accidentelle | coupure souillee | projection oculaire
morsure | griffure | mordu
erreur de medicament | erreur medicamenteuse | erreur d administration | mauvais medicament
erreur de patient | mauvais patient | inversion de patient | confusion d identite
erreur de cote | mauvais cote
oubli | omission | oublie
vol | perte | objet perdu | vole
agression d un soignant | insulte | incivilite
incendie | feu | depart de feu | fumee | ca brule
fuite de gaz | odeur de gaz
coupure de courant | panne electrique | coupure electrique | plus d electricite | panne de courant
coupure d eau | plus d eau | coupure d eau chaude
panne d oxygene | coupure d oxygene | baisse de pression d oxygene | rupture d oxygene | panne de fluides
panne informatique | plus de reseau | logiciel en panne | informatique plantee | serveur en panne
panne de telephone | telephone coupe | plus de telephone | standard en panne
panne d ascenseur | ascenseur bloque | bloque dans l ascenseur
panne de frigo | frigo en panne | alarme de temperature | excursion de temperature | rupture de la chaine du froid
panne de chauffage | plus de chauffage | chauffage
panne de climatisation | clim en panne | trop chaud
panne de materiel | appareil en panne | materiel defectueux | dispositif en panne
cyberattaque | virus informatique | rancongiciel | ransomware
afflux de victimes | plan blanc | nombreuses victimes
saturation des urgences | manque de lits | tension hospitaliere | plus de lits | plus de place
lits fermes | fermeture de lits | plus de lit
alarme du respirateur | pression haute | alarme de pression | alarme de ventilation
alarme d occlusion | alarme pse | alarme de pompe | fin de seringue
epidemie | cas groupes | foyer | cluster
deversement de chimio | flacon casse | poche percee | renversement
mercure | thermometre casse
contamination radioactive | radioactif | irradie | source radioactive
siege | presentation du siege | se presente par le siege | fesses en premier | fesses sortent | pieds en premier
arcade dentaire | arcade | dents | gencive
reste d ampoule | ampoule entamee | fond d ampoule | reliquat | entame | entamee | non injecte | non utilise | restant
trouble | louche | turbide | opaque | pas limpide | laiteux
asperge | eclabousse | arrose | contamine par un produit | produit chimique | produit corrosif | contaminant chimique
sortie de salle de reveil | remonter en chambre | retour en chambre | remontee du bloc | sortie de sspi
jambe | cuisse | membre inferieur
bras | avant bras | membre superieur
chaud | chaleur | compresse chaude | bouillotte
froid | vessie de glace | poche de glace | froid sec
morsure de serpent | envenimation | vipere | mordu par un serpent | mordu par une vipere | antivenin
`;

// What is held in the hand, plugged in, worn or thrown away in a ward.
export const WARD_DEVICES = `
chariot d urgence | chariot de rea | chariot de reanimation | chariot d arret | crash cart | chariot rouge
sac d urgence | sac d intervention | mallette d urgence | sac a dos d urgence | sac de l equipe d urgence
scelle | plombage | cachet de securite | scelles | sceller
planche de massage | planche dure | plan dur
defibrillateur | defib | defibrillo | dsa | dae | scope defibrillateur
electrodes de defibrillation | patchs de defibrillation | palettes | electrodes adhesives
gel de defibrillation | gel conducteur | gel d echo
ballon autoremplisseur | ambu | bavu | ballon a valve unidirectionnelle | insufflateur manuel
masque facial | masque de ventilation | masque du bavu
masque a haute concentration | mhc | masque a reserve | haute concentration
lunettes a oxygene | lunettes o2 | lunettes nasales | canule nasale
masque simple | masque a oxygene | masque o2 moyenne concentration
masque venturi | venturi | masque a effet venturi
aerosol | nebuliseur | nebulisation | nebu | aerosols
chambre d inhalation | babyhaler | spacer
canule de guedel | guedel | canule oropharyngee | mayo
canule nasopharyngee | wendel | nasopharyngee
sonde d intubation | tube d intubation | sit | tube endotracheal
laryngoscope | manche et lame | lame de laryngo | lame
videolaryngoscope | glidescope | airtraq | mac grath | videolaryngo
mandrin | stylet | bougie | mandrin long | mandrin d eschmann | guide d intubation
masque larynge | fastrach | igel | dispositif supraglottique
kit de cricothyroidotomie | crico | minitrach | cricothyrotomie | abord tracheal d urgence
canule de tracheotomie | canule de trach | chemise interne | canule interne
nez artificiel | filtre echangeur | ech | filtre hme | filtre respiratoire
humidificateur | rechauffeur humidificateur | barboteur
aspirateur de mucosites | aspiration murale | aspi | aspiration bronchique | aspirateur electrique
sonde d aspiration | yankauer | canule d aspiration | sonde aspi
bocal d aspiration | bocal | poche d aspiration | receptal | serres
capnographe | capno | etco2 | capnometre | capnographie
oxymetre | saturometre | pince a saturation | capteur de saturation | doigtier
tensiometre | brassard | manchon a tension | dinamap | appareil a tension
thermometre | thermo | prise de temperature | sonde thermique
stethoscope | stetho | steto
lecteur de glycemie | glucometre | lecteur dextro | lecteur de dextro | appareil a dextro
bandelettes de glycemie | bandelettes dextro | electrode de glycemie
solution de controle | controle de qualite | cq | qc | calibration
autopiqueur | lancette | stylo autopiqueur
bladder scan | bladder | scanner vesical | echographe vesical | bladderscan
electrocardiographe | appareil a ecg | ecg | electrocardiogramme
moniteur de transport | scope de transport | moniteur portable
holter | enregistrement des 24 heures | mapa
telemetrie | surveillance a distance du rythme | telesurveillance ecg
respirateur de transport | respi de transport | oxylog | osiris | monnal t60
respirateur | ventilateur de reanimation | ventilateur | respi | appareil de ventilation
circuit du respirateur | tuyaux du respirateur | circuit de ventilation | tuyau annele
optiflow | oxygenotherapie a haut debit | airvo | haut debit nasal
appareil d apnee | ppc | pression positive continue | cpap domicile
concentrateur | extracteur d oxygene | extracteur o2
obus d oxygene | bouteille d o2 | obus o2 | bouteille d oxygene de transport | b5
manodetendeur | detendeur | manometre de bouteille | mano
prise d oxygene | prise murale o2 | debitmetre | debitmetre a oxygene | debilitre
air medical | air comprime | prise d air | air mural
vide medical | prise de vide | vacuum | regulateur de vide
catheter court | vvp | cathlon | jelco | intranule | kt court
catheter long | midline | mid line | catheter mi long
desilet | introducteur | kit de catheter central | set de voie centrale
trocart intra osseux | ez io | intraosseuse | vio | voie intra osseuse | perceuse intra osseuse | dio | dispositif intra osseux | intra osseux | intra osseuse
catheter arteriel | kta | ligne arterielle | pa sanglante | pression arterielle invasive
tete de pression | capteur de pression | transducteur | chambre de pression
manchette a pression | poche a pression | manchon de contre pression | contre pression
pousse seringue | pse | seringue electrique | sap | pousse seringues | perfuseur de precision
pompe a perfusion | pompe volumetrique | regulateur de debit | dial a flow
tubulure | perfuseur | ligne de perfusion | trousse de perfusion
robinet | rampe de robinets | rampe | robinet trois voies | robinets
prolongateur | raccord | rallonge de perfusion
valve anti retour | valve bidirectionnelle | valve | bouchon obturateur
pied a perfusion | pied a serum | potence | support de perfusion
accelerateur de transfusion | rechauffeur de sang | level one | accelerateur rechauffeur | rechauffeur de perfusion
rechauffeur de liquides | rechauffeur de solutes | hotline perfusion
couverture chauffante | bair hugger | air chaud pulse | couverture a air pulse
couverture de survie | couverture isothermique | couverture doree
couverture refroidissante | hypothermie | matelas refroidissant
diffuseur portable | infuseur | baxter diffuseur | diffuseur | pompe elastomerique
pompe pca | pca | pompe d analgesie autocontrolee | pompe a morphine
pompe a insuline | pompe sous cutanee | pompe d insuline
seringue | seringues | seringue preremplie
seringue orale | seringue enterale | seringue ent | seringue de gavage
aiguille | trocart | pompeuse | aiguilles
aiguille de huber | gripper | aiguille a port a cath | huber securise
epicranienne | ailette | butterfly | microperfuseur
collecteur a aiguilles | boite a aiguilles | opct | conteneur a piquants | boite a objets piquants
garrot | garrot hemostatique | tourniquet | garrot tactique
pansement hemostatique | compressif | pansement compressif | coussin hemostatique | israelien
pansement transparent | tegaderm | film adhesif | opsite
champ sterile | champ troue | champ | champs operatoires
compresses steriles | compresse | gaze | gazes
set a pansement | plateau de soin | set de soin | kit de pansement
bistouri | lame de bistouri | scalpel
bistouri electrique | electrocoagulation | bistouri monopolaire | plaque de bistouri
agrafeuse | agrafes | ote agrafe | retire agrafes
fils | suture | points de suture | points
colle biologique | colle cutanee | dermabond | stri
strips | steri strip | bandelettes adhesives | sutures adhesives
redon | drain de redon | drain aspiratif | flacon de redon
lame de drainage | lame de delbet | lame ondulee | lame multitubulee
systeme de drainage thoracique | pleurevac | valise de drainage | bocal de drain | valise pleurale
valve de heimlich | heimlich | valve antireflux de drain
thoracotomie | kit de thoracotomie | clamp de thorax
pression negative | vac | tpn | therapie par pression negative | pansement aspiratif
sonde urinaire | sonde a demeure | sad | sonde vesicale | foley
sondage evacuateur | sondage intermittent | aller retour | sondage aller retour | autosondage
poche a urines | poche a diurese | collecteur d urine | sac a urine | urimetre
etui penien | penilex | penyflow | collecteur penien
catheter sus pubien | kt sus pubien | ktsp | sus pubienne | cystocatheter | cystostomie
irrigation vesicale | lavage vesical | lavage continu | decaillotage | sonde trois voies
sonde nasogastrique | sng | sonde gastrique | sonde de salem | salem
gastrostomie | gpe | peg | bouton de gastrostomie | sonde de gastro
pompe de nutrition | nutripompe | pompe enterale | kangaroo
poche de nutrition | poche d alimentation | nutrition parenterale | poche parenterale | npt | np | poche de np
poche de stomie | poche de colostomie | stomie | colostomie | ileostomie | appareillage de stomie
sonde rectale | sonde a lavement | canule rectale | lavement
bassin de lit | bassin | panne plat | vase de nuit
urinal | pistolet | pistolet a urine
protection | change complet | couches | changes | slip absorbant
chaise percee | fauteuil garde robe | garde robe | chaise wc
lit medicalise | lit | lit electrique | lit a hauteur variable
berceau | lit de bebe | lit a barreaux
couveuse | incubateur | incubateur ferme
table chauffante | table de reanimation neonatale | table radiante | giraffe | table de rea bebe
incubateur de transport | couveuse de transport | transport neonatal
barriere de lit | barrieres | ridelle | ridelles
matelas anti escarre | matelas a air | matelas alternating | matelas dynamique | support anti escarre
coussin anti escarre | coussin | coussin de decharge
talonniere | decharge talonniere | botte anti escarre | protection des talons
bas de contention | bas anti thrombose | chaussettes de contention | compression elastique
compression pneumatique | cpi | compression intermittente
attelle | platre | immobilisation | gouttiere | botte platree
collier cervical | minerve | collier rigide
ceinture pelvienne | contention pelvienne | sangle pelvienne
matelas a depression | matelas coquille | coquille | plan dur
traction | traction collee | poids de traction
bequilles | cannes anglaises | canne | deambulateur | cadre de marche
fauteuil roulant | fr roulant | fauteuil | chaise roulante
leve malade | souleve malade | lit de transfert | leve personne | verticalisateur
drap de glisse | planche de transfert | rollboard | rollerboard | planche de glisse
brancard | civiere | chariot brancard | lit brancard
contention | contentions physiques | attaches | sangles | segufix | liens
sonnette | appel malade | bouton d appel | poire d appel | sonnettes
alarme incendie | declencheur manuel | detecteur de fumee | boitier rouge | bris de glace
extincteur | extincteurs | robinet incendie arme | ria
porte coupe feu | portes coupe feu | recoupement
lampe torche | lampe de poche | eclairage de secours | lampes
groupe electrogene | secours electrique | alimentation secourue | groupe de secours
onduleur | batterie | batteries | autonomie sur batterie
prise ondulee | prise secourue | prise rouge | prises rouges
talkie walkie | talkies | radio portative | walkie
dect | telephone portable de service | telephone sans fil | bip | bipeur
telephone de secours | telephone rouge | ligne directe | ligne d urgence
ordinateur | poste informatique | pc | chariot informatique
imprimante | imprimante a etiquettes | etiqueteuse
scanner a code barre | douchette | lecteur de code barre
bracelet d identification | bracelet | bracelet patient
etiquettes | etiquette patient | planche d etiquettes | etiquette d identite
cle usb | support amovible | disque externe
tensiometre de secours | materiel de secours | materiel de remplacement | appareil de pret
echographe | echo portable | appareil d echographie
amplificateur de brillance | ampli | arceau | scopie
tablier de plomb | tablier plombe | dosimetre | radioprotection
container de transport | conteneur isotherme | glaciere | mallette de transport
boite de transport triple | emballage triple | triple emballage | un3373
pneumatique | tube pneumatique | cartouche | obus pneumatique | cosse
sachet de prelevement | sachet double poche | pochette de prelevement | sachet kangourou
ecouvillon | ecouvillonnage | goupillon
flacon d hemoculture | flacons d hemoculture | bouteille d hemoculture | bouteilles d hemoculture | flacon aerobie | flacon anaerobie
pot sterile | pot a ecbu | recueil sterile | pot de recueil
formol | flacon de formol | formaldehyde | fixateur
autoclave | sterilisateur | bowie dick | test de bowie
boite d instruments | boite d instrumentation | plateau operatoire | conteneur de sterilisation
endoscope | fibroscope | coloscope | gastroscope | bronchoscope
laveur d endoscopes | laveur desinfecteur | lave endoscope | armoire de stockage d endoscopes
lave bassin | lave bassins | laveur de bassin
detergent | desinfectant | detergent desinfectant | produit de surface | surfanios
javel | eau de javel | hypochlorite | dakin | chlore
lingettes | lingette desinfectante | bandeau de lavage | microfibre
solution hydroalcoolique | sha | pha | gel hydroalcoolique | friction des mains
savon antiseptique | savon doux | savon
gants steriles | gants | gants non steriles | gants d examen
masque chirurgical | masque de soins | masque anti projection
masque ffp2 | ffp2 | masque respiratoire | appareil de protection respiratoire
surblouse | casaque | blouse a usage unique | surblouse a manches longues
tablier | tablier plastique | tablier a usage unique
charlotte | calot | coiffe
lunettes de protection | visiere | ecran facial
surchaussures | sabots | chaussures de bloc
kit antideversement | kit de decontamination | kit chimio | kit de recueil chimio | trousse deversement
kit d extravasation | trousse d extravasation | kit extrav
kit aes | trousse aes | kit d exposition
coffret viol | kit de prelevement judiciaire | kit agression sexuelle | kit viol
kit accouchement | boite d accouchement | set d accouchement | coffret d accouchement
forceps | spatules | ventouse | instruments d extraction | kiwi
monitoring foetal | cardiotocographe | erf | rythme cardiaque foetal | rcf | toco
ballon de tamponnement | bakri | tamponnement intra uterin | ballonnet uterin
sac de recueil | sac gradue | sac de recueil des pertes | poche de recueil des saignements
tire lait | tire lait electrique | exprimer le lait
biberon | tetine | nourette | tetines
lampe de phototherapie | tunnel de photo | bilibed | lampe bleue | photherapie
bracelet de naissance | bracelet maman bebe | bracelet antivol | bracelet antirapt
balance | pese bebe | pese personne | balance de fauteuil | pesee
toise | taille | metre ruban
housse mortuaire | housse | sac mortuaire | housse a corps
chariot de medicaments | chariot de distribution | chariot a medicaments | pilulier
pilulier | semainier | pilulier nominatif | dose individuelle
coupe comprime | ecrase comprime | pilon | broyeur
poubelle noire | sac noir | ordures menageres | dechets menagers | daom
poubelle jaune | sac jaune | dasri | fut jaune | dechets infectieux | carton jaune
fut rigide | fut | baril | conteneur rigide
sac a linge | sac hydrosoluble | sac fuschia | sac de linge
store | paravent
chaussettes antiderapantes | chaussons antiderapants | antiderapant
detecteur de fugue | bracelet anti fugue | bracelet anti errance | tapis detecteur
prothese auditive | appareil auditif | sonotone | piles auditives
dentier | prothese dentaire | appareil dentaire | boite a dentier
lunettes de vue | lentilles | lentilles de contact | verres de contact
sac a effets | inventaire des effets | sac vestiaire | affaires personnelles
aimant | aimant de pacemaker | magnet
stimulateur externe | boitier de stimulation | pacemaker externe | sonde d entrainement | electrosystolique
ballon de contre pulsion | cpia | contre pulsion
ecmo | assistance circulatoire | ecls | cec | circulation extracorporelle
generateur de dialyse | moniteur de dialyse | dialyseur | rein artificiel | hemodialyseur
catheter de dialyse | kt de dialyse | permcath | tunnelise
capteur de pic | pression intracranienne | dve | derivation ventriculaire externe
index bispectral | monitorage de la curarisation | curarimetre | tof
plateau de rachi | aiguille de rachi | aiguille de pl | aiguille atraumatique
`;

// Where things are and happen in a hospital: wards, rooms, stores, doors, the town around it.
export const WARD_PLACES = `
service | unite de soins | unite d hospitalisation | etage de soins
urgences | sau | service des urgences | accueil des urgences | urg
urgences pediatriques | urgences enfants | uped
urgences gynecologiques | urgences obstetricales | urgences maternite | urgences gyneco
salle de dechocage | dechoc | dechocage | sauv | salle d accueil des urgences vitales | salle d urgence vitale
box | salle d examen | box d examen | box de consultation
zone de tri | accueil et tri | bureau de l iao | poste d accueil
zone d attente | salle d attente | hall d attente
circuit court | petites urgences | traumatologie legere
salle de suture | petite chirurgie | salle de petite chirurgie
salle de platre | platrerie | salle des platres
lits portes | uhcd | unite d hospitalisation de courte duree | lits porte
reanimation | rea | service de reanimation | rea chir | rea med | reanimation polyvalente
soins intensifs | usi | unite de soins intensifs
surveillance continue | usc | unite de surveillance continue | soins continus
soins intensifs de pneumologie | usip | soins intensifs respiratoires
soins intensifs neurovasculaires | usinv | unv intensive
reanimation neonatale | rea neonat | rea nenat | reanimation du nouveau ne
soins intensifs neonatals | usin | neonat intensive
unite kangourou | kangourou | chambre mere enfant
nurserie | pouponniere | biberonnerie de l etage
biberonnerie | lactarium | salle des biberons | cuisine de lait
salle de naissance | salle d accouchement | salle de travail | salle d acc | bloc obstetrical | bloc obst
suites de couches | sdc | suites de naissance | post partum
grossesses a risque | grossesses pathologiques | ghr | hospitalisation prenatale
bloc operatoire | bloc op | plateau technique operatoire | salle d operation | salle d op
bloc des urgences | salle d urgence du bloc | salle septique
salle hybride | salle d angiographie | salle d interventionnel | interventionnel
salle de catheterisme | coronarographie | salle de coro | coro | cathlab
ambulatoire | chirurgie ambulatoire | ambu | uca | unite de chirurgie ambulatoire
sas | sas d entree | sas du bloc | sas patient
vestiaire | vestiaires | salle d habillage
arsenal | arsenal sterile | reserve sterile | stockage sterile
sterilisation | service de sterilisation | sterilisation centrale
endoscopie | salle d endoscopie | bloc endo | endo
imagerie | radiologie | service d imagerie | service de radiologie | radio
salle de scanner | scan | salle du scan
salle d irm | irm | remnographie
medecine nucleaire | scintigraphie | scinti | tep
radiotherapie | salle de traitement des rayons | rayons | accelerateur
echographie au lit | echo au lit | echo portable
exploration fonctionnelle | efr | explorations fonctionnelles | laboratoire d explorations
consultations | consultations externes | consult | cs externes | policlinique
laboratoire | labo | plateau de biologie | biologie medicale
reception du laboratoire | guichet du laboratoire | reception des prelevements
depot de sang | depot de delivrance | banque de sang | depot d urgence de sang
anatomie pathologique | anapath | anatomopathologie | laboratoire d anapath
pharmacie | pui | pharmacie a usage interieur | pharma
guichet de la pharmacie | comptoir de pharmacie | retrocession
preparation des chimiotherapies | unite de preparation | urc | unite de reconstitution | upcc
chambre mortuaire | morgue | depot mortuaire | amphitheatre
salon de presentation | salon funeraire | salle de presentation du corps
oncologie | onco | cancerologie | service de cancero | cancero
hematologie | hemato | service d hematologie
chambre sterile | secteur protege | chambre a flux | flux laminaire | secteur sterile
chambre a pression negative | chambre en depression | depression | pression negative de chambre
chambre seule | chambre individuelle | chambre particuliere
chambre double | chambre a deux lits | chambre partagee
sas de chambre | sas d isolement | antichambre
hopital de jour | hdj | hospitalisation de jour | seance de jour
hopital de semaine | hds | hospitalisation de semaine
hospitalisation a domicile | had | soins a la maison
geriatrie | court sejour geriatrique | csg | medecine geriatrique | gerontologie
unite alzheimer | unite protegee | cantou | uhr | unite cognitivo comportementale | ucc
soins de suite | ssr | smr | convalescence | readaptation
long sejour | usld | unite de soins de longue duree
ehpad | maison de retraite | residence pour personnes agees | mapad
soins palliatifs | usp | unite de soins palliatifs | lits identifies soins palliatifs
psychiatrie | psy | hopital psychiatrique | unite psy | pole de psychiatrie | hp
urgences psychiatriques | cpoa | psy de liaison | cump
chambre d isolement | csi | chambre de soins intensifs | chambre d apaisement
salon d apaisement | espace d apaisement | salle snoezelen
pediatrie | pedia | service des enfants | medecine pediatrique
chirurgie pediatrique | chir ped | chirurgie infantile
orthopedie | ortho | traumatologie | chirurgie orthopedique | traumato
chirurgie viscerale | visceral | viscerale | chirurgie digestive | dig
chirurgie vasculaire | vasculaire | chir vasc
chirurgie cardiaque | chir card | ccv | chirurgie thoracique et cardiaque
neurochirurgie | neurochir | nch
urologie | uro | service d urologie
gynecologie | gyneco | service de gynecologie
maxillo facial | stomatologie | stomato | chirurgie maxillo faciale
ophtalmologie | ophtalmo | service des yeux
cardiologie | cardio | service de cardiologie
pneumologie | pneumo | service de pneumologie
neurologie | neuro | service de neurologie
gastro enterologie | gastro | hepato gastro | hge | hepatologie
nephrologie | nephro | service de nephrologie
dialyse | centre de dialyse | hemodialyse | salle de dialyse
endocrinologie | diabetologie | endoc | diabeto | endocrino
rhumatologie | rhumato | service de rhumatologie
dermatologie | dermato | service de dermatologie
maladies infectieuses | infectiologie | infectio | smit
medecine interne | medecine polyvalente
medecine du travail | sante au travail | medecin du travail | sst
centre des brules | brulologie | grands brules | ctb
centre antipoison | cap | capt | toxicovigilance
centre de reference | centre expert | centre de competence
smur | ambulance de reanimation | equipe mobile d urgence | umh
samu | centre 15 | regulation | crra | le 15
helistation | heliport | helisurface | helicoptere | dz | plateforme helicoptere
quai des ambulances | garage ambulances | sas ambulances | entree ambulances
poste de soins | salle de soins | poste infirmier | bureau infirmier | salle infirmiere
office | office alimentaire | cuisine d etage | tisanerie
salle de pause | salle de detente | tisanerie du personnel
salle de transmissions | salle de staff | salle de reunion
bureau medical | bureau des medecins | bureau des internes
chambre de garde | chambre du medecin de garde | chambre de l interne
internat | residence des internes | salle de garde
secretariat | bureau des secretaires | secretariat medical
bureau des entrees | bureau des admissions | admissions | accueil administratif | bde
caisse | regie | regisseur | coffre de la regie
accueil | hall | hall d accueil | reception | entree principale
standard | central telephonique | standardiste
pc securite | poste central de securite | pcs | poste de securite | loge
cellule de crise | salle de crise | poste de commandement | pc crise
point de rassemblement | zone de regroupement | lieu de rassemblement
issue de secours | sortie de secours | escalier de secours
zone refuge | compartiment voisin | zone de repli | transfert horizontal
couloir | circulation | galerie
sous sol | rez de jardin | niveau moins un | galerie technique
escalier | cage d escalier | marches
ascenseur prioritaire | monte malades prioritaire | ascenseur pompiers | ascenseur urgence
local technique | gaine technique | chaufferie | sous station
local electrique | tgbt | armoire electrique | tableau electrique
local a dechets | local poubelles | local dasri | zone dechets
local linge | lingerie | lingerie d etage | linge propre
local linge sale | vidoir | local sale | local de desinfection
utilitaire sale | vidoir | local vidoir | lave bassin
menage | local menage | local d entretien
buanderie | blanchisserie | laverie
cuisine centrale | restauration | cuisine | unite de production culinaire
self | cafeteria | restaurant du personnel | cantine
magasin | economat | reserve generale | logistique | magasin general
quai de livraison | reception des marchandises | quai de dechargement
archives | salle des archives | archives medicales | dossiers archives
reserve | reserve de materiel | local de stockage | local de rangement
armoire a pharmacie | armoire des medicaments | pharmacie du service | armoire securisee
coffre | coffre a stupefiants | armoire forte | coffre toxiques
frigo a medicaments | refrigerateur de pharmacie | frigo de la pharmacie | enceinte thermostatique
frigo du sang | refrigerateur a sang | banque a sang refrigeree | enceinte a sang
tiroir | casier | compartiment
etagere | rayonnage | plan de rangement
chambre froide | salle froide | cellule refrigeree
culte | chapelle | lieu de culte | salle de recueillement | aumonerie
parking | stationnement | place de parking
lieu de vie | substitut du domicile | domicile | chez lui | chez elle | maison
commissariat | hotel de police | police | gendarmerie
mairie | etat civil | service de l etat civil
tribunal | palais de justice | tribunal judiciaire
prefecture | ars | agence regionale de sante
pompes funebres | operateur funeraire | croque mort | entreprise funeraire
creche | garderie | halte garderie
ecole | institut de formation | ifsi | ifas
centre de vaccination | consultation du voyageur | centre de vaccinations internationales
cegidd | depistage anonyme | centre de depistage
planning familial | centre de planification | orthogenie | centre d ivg
pmi | protection maternelle et infantile
cmp | centre medico psychologique | consultation psy de secteur
csapa | elsa | addictologie | equipe d addictologie
unite medico judiciaire | umj | medecine legale | medecin legiste | legiste
unite medico psychologique | urgence medico psychologique | cump
unite sanitaire en prison | usmp | detention | prison | penitentiaire | maison d arret
chambre carcerale | chambre securisee | chambre de detenu
biotheque | congelateur du labo | tumorotheque
centre de perfusion | salle de perfusion | salle des fauteuils
balneotherapie | piscine de reeducation | plateau de reeducation | salle de kine
ergotherapie | atelier d ergo | ergo
salle de bain | douche | salle d eau
toilettes | wc | sanitaires | cabinet d aisance
`;

// What is done and asked in a ward in everyday words, and how a written procedure says the same.
export const WARD_ACTS = `
garder | conserver | conservation | stocker | stockage | se conserve | se garde
changer | changement | remplacer | renouveler | remplacement | refaire
verifier | verification | controler | controle | checker | check | tester
attendre | patienter | delai
prevenir | appeler | alerter | avertir | alerte | appel | contacter
appuyer | compresser | compression | comprimer | appui
diluer | dilution | preparer | preparation | reconstituer
regler | reglage | reglages | programmer | programmation | parametrer
manger | repas | alimentation | collation
boire | liquides | liquide | eau
interdit | interdits | interdire | proscrit | contre indique | jamais | droit | permis | autorise
ouvrir | ouverture | ouvert
rechauffer | rechauffeur | chauffage
cle | clef | trousseau
valable | validite | valide | bon jusque
enceinte | grossesse | gestante
papi | papy | mamie | mamy | age | ages | personne agee | sujet age
casse | cassee | bris | brise | cassees
perdu | manquant | manque | ecart | introuvable
objectif | cible | viser | vise | seuil
dose | posologie | quantite
intervalle | espace | espacees | espaces
baisse | baisser | diminution | diminuer | degringole | degringolent | effondre | chutent | chute
augmente | augmenter | monter | majorer
litre | litres
demarrer | debuter | debut | commencer | lancer | brancher | branche
ranger | range | rangee | trouve | se trouve | stocke
jusqu a quand | combien de temps | duree | maximum
endocardite | osler
plus d oxygene | plus d o2 | panne d oxygene
gros accident | accident de car | accident de bus | carambolage | accident collectif | afflux massif
presence | au chevet | chevet | rester a cote | reste a cote | rester avec
nuit | la nuit | de nuit
jour | journee
week end | weekend | samedi | dimanche
peau | cutane | cutanee
oeil | yeux | oculaire
urgence | urgent | urgente | en urgence
visite | visites | visiteurs
fille | fillette
mesurer | mesure | longueur
dechirer | decolle | decollee | souille | souillee | sale
rouge | rougeur
infecte | infectee | infection | suspicion d infection
bouge | deplace | deplacee | migration | sorti | sortie | ressorti | ressortie | recule
debranche | debrancher | deconnecter | deconnexion | deconnecte
mouille | humide | humidifier
rallumer | allumer | eteindre | eteins | eteint
ecrire | noter | tracer | tracabilite | note
porter | porte | tenue | habillage
marche a suivre | conduite a tenir | conduite
mot | courrier | lettre
anonyme | anonymise
assis | asseoir | demi assis
allonge | couche | coucher | decubitus
essai | essais | tentative | tentatives | fois
echec | rate | ratee | n arrive pas
double controle | double lecture | a deux | deux infirmieres | deux ide
ancien | anterieur | antecedent
conduire | prendre le volant | conduite automobile
heparine | hepa | hnf
argatroban | arganova
antidote du pradaxa | praxbind | idarucizumab
bolus | dose de charge | ivd | injection directe
thrombolyse | fibrinolyse
groupe sanguin | groupe | groupage | carte de groupe | determination de groupe
vih | hiv | sida
presse | journalistes | journaliste | medias
psychologue | cellule psychologique | soutien psychologique
scelle | plomb | plombe
laryngoscope | laryngo | lame
excreta | selles | diarrhee | caca | urines
bassin | bassins | panier | urinal | pistolet
affaires | objets de valeur | valeurs | bijoux | bijou | inventaire
toilette mortuaire | toilette
lactation | montee de lait | montee laiteuse
huber | aiguille de huber | gripper
climatiseur | climatiseurs | clim | climatisation | ventilateur
wc | toilettes | chiottes
placenta | delivrance
globe | retention | rau
ecraser | ecrase | ecrases | piler | broyer
jus | jus de fruit | briquette
vernis | ongles
chewing gum | bonbon
metformine | glucophage | stagid
glp1 | ozempic | semaglutide | trulicity | victoza
iec | ramipril | coversyl | perindopril | triatec
garrot | serre
couvertures | couverture | couvrir
mineur | mineure | ado | adolescent
telephone en panne | plus de telephone | telephones hs | telephone ip | talkies | talkie walkie | telephones marchent plus | telephone marche plus
douche | toilette | laver
tubes | tube | flacons
badge | code d acces | digicode
congeler | congelation | decongele | decongeler | recongeler | recongele
temperature | degres | degre
voisin | voisins | contacts | contact
masque | masques | ffp2
gants | gant | surblouse | blouse | tablier
tache | flaque | eclaboussure | projection
travailler | bosser | taffer | au boulot | au taf
sortie contre avis | sortie contre avis medical | partir contre avis | veut partir | veut se barrer | veut se casser | signer sa sortie | signer sa pancarte | signer sa decharge
repas du personnel | plateau de nuit | panier de nuit | panier repas | plateau repas du personnel
echange de garde | changer de garde | echanger une garde | echanger sa garde | permuter une garde | troquer une garde | remplacer une garde
`;

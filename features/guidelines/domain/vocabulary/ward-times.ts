// When, how long, how often, how much; and how the same thing is asked for.
export const WARD_TIMES = `
jour ouvrable | jour ouvre | en semaine | jours ouvrables
week end | samedi dimanche | weekend | fin de semaine | we
jour ferie | ferie | feries | jours feries
nuit | la nuit | poste de nuit | nuits
matin | matinee | poste du matin | du matin
apres midi | aprem | poste du soir | apm
midi | heure du dejeuner | dejeuner
soir | soiree | en soiree
heures ouvrables | heures de bureau | heures d ouverture | horaires d ouverture | en journee
hors heures ouvrables | apres 18 heures | en dehors des heures ouvrables
immediatement | tout de suite | sans delai | sans attendre | aussitot
le plus tot possible | au plus vite | des que possible | rapidement
dans l heure | moins d une heure | en une heure
dans la journee | le jour meme | dans les 24 heures | sous 24 heures
quotidien | chaque jour | tous les jours | une fois par jour | journalier
deux fois par jour | bi quotidien | matin et soir | 2x par jour | toutes les 12 heures
trois fois par jour | toutes les 8 heures | 3x par jour
hebdomadaire | chaque semaine | une fois par semaine | par semaine
deux fois par semaine | bihebdomadaire
mensuel | tous les mois | une fois par mois | chaque mois
trimestriel | tous les trois mois | tous les 3 mois
semestriel | tous les six mois | deux fois par an | tous les 6 mois
annuel | chaque annee | une fois par an | tous les ans
toutes les heures | horaire | chaque heure | par heure
a chaque changement d equipe | a chaque releve | a chaque prise de poste | par equipe
a chaque utilisation | apres chaque utilisation | apres usage | entre chaque patient
entre deux patients | entre chaque patient | d un patient a l autre
avant chaque injection | avant l administration
premiere fois | premiere utilisation | initial
un quart d heure | quinze minutes | 15 min
une demi heure | trente minutes | 30 min
trois quarts d heure | quarante cinq minutes | 45 min
une heure | soixante minutes | 60 min
un jour | 24 heures | vingt quatre heures | 24 h
deux jours | 48 heures | quarante huit heures | 48 h
trois jours | 72 heures | soixante douze heures | 72 h
quatre jours | 96 heures | quatre vingt seize heures | 96 h
une semaine | sept jours | 7 jours | huit jours
deux semaines | quinze jours | 14 jours
un mois | trente jours | 30 jours | quatre semaines
six mois | 6 mois | un semestre
un an | douze mois | 12 mois
delai | temps | combien de temps | au bout de combien
duree | combien de temps | pendant combien de temps
duree de vie | duree de conservation | duree d utilisation | combien de temps se garde
date limite | date limite d utilisation | valable jusqu au
validite | valable | duree de validite | encore bon
frequence | rythme | tous les combien | periodicite
intervalle | espacement | ecart entre deux
age limite | a partir de quel age | age minimal
seuil | a partir de combien | valeur limite
maximum | plafond | pas plus de | au plus | dose maximale
minimum | plancher | au moins | pas moins de
fourchette | intervalle cible | entre combien et combien
cible | objectif | valeur visee | viser
surdose | depassement de dose
demi dose | moitie de dose | moitie
dose de charge | bolus initial | premiere dose
dose d entretien | relais de dose
vitesse | debit | debit de perfusion | cadence | vitesse d injection
concentration | dilution finale | mg par ml
volume | quantite de liquide | millilitres
quantite | nombre | combien d unites | combien
stock | dotation | quantite en stock | nombre en reserve
temperature de conservation | entre 2 et 8 | froid positif | a conserver au froid
temperature ambiante | hors du frigo | a l air libre | sorti du frigo
a l abri de la lumiere | photosensible | protege de la lumiere | opaque
taille | calibre | diametre | charriere | gauge
pression | bars | millimetres de mercure | cm d eau
hauteur | centimetres
couleur | code couleur | teinte
nombre de personnes | combien de personnes | a combien
numero d appel | numero unique | numero d urgence | numero interne | poste telephonique
poste | numero de poste | numero interne
bip | bipeur | numero de bip | dect
ligne directe | numero direct | telephone direct
localisation | emplacement
responsable | qui doit | en charge de | incombe a
decideur | qui decide | decision de | habilite a decider
signataire | qui signe | signature de
destinataire | a qui | adresse a | envoyer a
remplissage | niveau de remplissage | jusqu au trait
etape | temps suivant
priorite | en premier | par ordre | ordre de priorite
exception | sauf | cas particulier | derogation
obligatoire | imperatif | indispensable | exige
facultatif | optionnel | pas obligatoire
interdit | jamais | ne pas | strictement interdit
possible | permis | autorise | a t on le droit
provisoire | temporaire | transitoire
definitif | permanent | irreversible
nourrisson | bebe | tout petit
premature | prema | ne avant terme | moins de 37 semaines
a terme | terme | 37 semaines
age gestationnel | terme | semaines d amenorrhee
poids de naissance | petit poids | hypotrophe
obese | obesite | surpoids | gros gabarit | bariatrique
sujet fragile | fragile | immunodeprime | immunodepression
femme enceinte | grossesse | enceinte
femme allaitante | allaitement | allaite
insuffisant renal | insuffisance renale | rein
insuffisant hepatique | insuffisance hepatique | cirrhose | cirrhotique | foie malade | child pugh
asthmatique | asthme
diabetique | diabete
porteur de pacemaker | pacemaker | pm | stimulateur
porteur d implant | materiel metallique | implant
hemodialyse | dialyse | patient dialyse
greffe | transplante | transplantation
`;

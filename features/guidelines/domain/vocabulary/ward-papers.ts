// What is signed, filled in, declared, handed over; rights, and what the administration asks.
export const WARD_PAPERS = `
dossier patient | dossier medical | dossier de soins | dpi | dossier
dossier papier | dossier de secours | classeur de secours | mode degrade papier
logiciel | application | progiciel | logiciel metier
mot de passe | identifiant | code d acces | login | mdp | carte professionnelle
session | deconnexion | verrouiller sa session
messagerie securisee | mssante | mail securise | courriel | mail
espace numerique | dmp | mon espace sante | dossier medical partage
prescription | ordonnance | ordo | prescription ecrite
prescription orale | ordre oral | par telephone | prescription telephonique
prescription anticipee | si besoin | prescription conditionnelle | protocole anticipe
ordonnance de sortie | traitement de sortie | ordo de sortie
ordonnance securisee | ordonnance stup | ordonnance stupefiants
bon de transport | prescription de transport | pmt | bon d ambulance | bon de taxi
bon de demande | demande d examen | bon d examen | feuille de labo | prescription de biologie
demande de sang | ordonnance de psl | prescription de produits sanguins | commande de sang | bon de sang
fiche de delivrance | bordereau de delivrance | fiche transfusionnelle | fdn
dossier transfusionnel | historique transfusionnel | carte transfusionnelle
carte de groupe | carte de groupe sanguin | groupe valide | determinations de groupe
releve nominatif | feuille de releve stup | releve de stupefiants | carnet de stup | registre des stupefiants
registre | cahier | livre | registre d entree
feuille de surveillance | pancarte | feuille de constantes | diagramme de soins
feuille d anesthesie | consultation d anesthesie | cs anesthesie | visite preanesthesique | cpa anesthesie
check list du bloc | check list securite | liste de controle | checklist
check list d ouverture | ouverture de salle | controle d ouverture de salle
programme operatoire | planning du bloc | regulation du bloc | vacation operatoire
compte rendu | cr | crh | compte rendu d hospitalisation
lettre de liaison | courrier de sortie | lettre de sortie | courrier
fiche de liaison | fiche de transfert | fiche de transmission | dossier de liaison | dlu
transmissions | trans | releve | transmissions ciblees | passation
transmission orale | saed | sbar | communication structuree
consigne | note de service | instruction | mot d ordre
procedure | protocole | mode operatoire | conduite a tenir
fiche reflexe | aide memoire | fiche action | memo
fiche de non conformite | non conformite | rejet de prelevement | prelevement refuse
fiche d evenement indesirable | fei | evenement indesirable | fiche ei | declaration d evenement | fsei | eig | ei grave
evenement grave | eigs | evenement indesirable grave | evenement sentinelle | eig | evenement indesirable
retour d experience | rex | crex | rmm | revue de morbi mortalite | analyse des causes
pharmacovigilance | effet indesirable | declaration pharmaco | crpv
materiovigilance | defaut de materiel | incident de dispositif | defaillance d un dispositif
hemovigilance | hemovig | incident transfusionnel | reaction transfusionnelle | accident transfusionnel | effet indesirable receveur | eir | feir
infectiovigilance | infection nosocomiale | infection associee aux soins | ias | signalement d infection
identitovigilance | erreur d identite | homonyme | doublon | identite
reactovigilance | defaut de reactif | reactif
biovigilance | incident de greffe | biovigilant
maladie a declaration obligatoire | mdo | do | notification obligatoire | declaration a l ars
declaration d accident du travail | at | accident de service | accident de travail | cerfa at | accident de trajet | accident du travail | tombe en venant travailler | en venant bosser
certificat medical initial | cmi | certificat initial | coups et blessures | certificat descriptif
certificat de deces | certificat bleu | constat de deces | acte de deces | certification de deces
obstacle medico legal | oml | mort suspecte | mort violente | deces suspect | probleme medico legal
autopsie | autopsie medicale | autopsie medico legale | verification
don du corps | don du corps a la science | legs du corps
prelevement d organes | don d organes | pmo | registre des refus | don de cornees
transport de corps | transport sans mise en biere | transport avant mise en biere | depart du corps
permis d inhumer | inhumation | cremation | mise en biere
effets du defunt | objets du defunt | biens du defunt | affaires du mort
depot de valeurs | objets de valeur | depot au coffre | depot d argent | bijoux et argent
inventaire | inventaire des biens | liste des effets
consentement | consentement eclaire | consentement ecrit | accord du patient
consentement du mineur | autorisation d operer | autorisation parentale | signature des deux parents
refus de soins | refus de traitement | refus d hospitalisation
sortie contre avis | scam | decharge | sortie contre avis medical
permission | permission de sortie | sortie temporaire | autorisation de sortie
directives anticipees | volontes de fin de vie | fin de vie ecrite
limitation des soins | lata | lat | limitation therapeutique | arret des therapeutiques | non reanimation
sedation profonde | sedation terminale | sedation continue | claeys leonetti
personne de confiance | formulaire de confiance | designation de la personne de confiance
hospitalisation sans consentement | soins psychiatriques sans consentement | sdt | sdre | spi | peril imminent
hospitalisation a la demande d un tiers | sdt | hdt | demande d un tiers | spdt
hospitalisation sur decision du prefet | sdre | ho | arrete prefectoral | spdre
certificat des 24 heures | certificat de 24 h | certificat de 72 heures | certificats de psychiatrie
decision d isolement | prescription d isolement | registre d isolement | mesure d isolement
prescription de contention | renouvellement de contention | duree de la contention
information preoccupante | crip | enfant en danger | maltraitance
signalement au procureur | signalement judiciaire | signaler au parquet
violences conjugales | femme battue | violences intrafamiliales | violence faite aux femmes
agression sexuelle | viol | violences sexuelles
requisition | requisition judiciaire | saisie de dossier | requisition a personne
saisie du dossier | saisie judiciaire | mise sous scelles
depot de plainte | plainte | porter plainte | main courante
secret professionnel | secret medical | confidentialite | discretion
renseignement par telephone | donner des nouvelles | nouvelles du patient | informations a la famille
droit a l image | photo du patient | filmer | photographier
acces au dossier | demande de dossier | copie du dossier | communication du dossier
charte | droits du patient | droits des malades
plainte d un patient | reclamation | cdu | commission des usagers | doleance
satisfaction | questionnaire de sortie | questionnaire de satisfaction | esatis
admission | entree | enregistrement administratif | inscription
sortie | sortant | fin d hospitalisation | retour a domicile
mutation | changement de service | transfert interne | passage dans un autre service
transfert | transfert inter hospitalier | mutation externe | tih transport | transport inter hospitalier
prise en charge financiere | facture | frais de sejour | ticket moderateur | forfait journalier
carte vitale | mutuelle | couverture sociale | carte de securite sociale
arret de travail | avis d arret | itt | incapacite totale de travail
declaration de naissance | acte de naissance | declarer la naissance | livret de famille
certificat de naissance | avis de naissance | certificat de sante | carnet de sante
reconnaissance anticipee | reconnaissance paternelle | filiation
enfant ne sans vie | acte d enfant sans vie | certificat d accouchement | enfant mort ne
interruption de grossesse | ivg | avortement | interruption volontaire de grossesse
interruption medicale | img | interruption medicale de grossesse | cpdpn
recherche clinique | essai clinique | protocole de recherche | consentement de recherche
autorisation temporaire | atu | acces precoce | acces compassionnel | aac | aap
medicament hors livret | hors livret | non reference | livret therapeutique
traitement personnel | traitement apporte par le patient | medicaments personnels | ses propres medicaments | medicament apporte | ramene son traitement | ramene ses medicaments | apporte de chez lui | ramene de la maison | ramene de chez lui | venu avec ses medicaments
conciliation medicamenteuse | conciliation | bilan medicamenteux | bmo
automedication | pasts | autoadministration | patient en auto administration
commande urgente | commande en urgence | demande urgente | depannage pharmacie
bon de commande | commande de medicaments | reassort | reapprovisionnement | reappro
rupture de stock | rupture | plus en stock | indisponible en pharmacie
retour pharmacie | retour de medicaments | rendre a la pharmacie
rappel de lot | retrait de lot | alerte sanitaire
peremption | date de peremption | perime | date limite | perimes
verification du chariot | controle du chariot | verif du chariot | contenu du chariot
planning | roulement | tableau de service | horaires
heures supplementaires | recuperation | recup | depassement d horaire
conge | repos | conges | vacances | rtt
absence | absenteisme | arret maladie | collegue absent
effectif minimum | minimum de personnel | effectif | nombre de soignants
formation | afgsu | gestes d urgence | formation obligatoire | recyclage | habilitation
habilitation | autorise a | competence | delegation
visite medicale | aptitude | medecine de sante au travail
vaccination du personnel | vaccins obligatoires | obligation vaccinale | vaccin hepatite b
grossesse du personnel | soignante enceinte | femme enceinte au travail | agent enceinte
tenue professionnelle | blouse | tenue | tenue de travail
badge | carte d acces | carte professionnelle | badge perdu
bon d intervention | demande de reparation | demande d intervention | bon de travaux
maintenance | entretien | revision | controle annuel
controle qualite | etalonnage | calibrage | verification metrologique
certification | accreditation | visite has | audit | cofrac
indicateur | ipaqss | tableau de bord
cartographie des risques | risque a priori | duerp | document unique
tracabilite | tracer | enregistrement | noter dans le dossier
etiquetage | etiqueter | identification du prelevement | identifier le tube
codage | pmsi | dim | information medicale | cotation
archivage | duree d archivage | conservation des dossiers | destruction des dossiers
videosurveillance | camera | cameras | videoprotection
cultes et croyances | pratiques religieuses | rites | rites funeraires
nouvelle grave | annonce | consultation d annonce | annoncer une mauvaise nouvelle
proces verbal | pv
plan blanc | plan de mobilisation | afflux de victimes | nombreux blesses | situation sanitaire exceptionnelle
plan bleu | plan canicule | vague de chaleur
plan grand froid | grand froid | neige | intemperies
plan de continuite | pca informatique | continuite d activite | pra
plan nrbc | nrbc | risque chimique | contamination chimique | decontamination
rappel du personnel | rappel des agents | rappeler les agents | renforts
cellule d appui psychologique | cellule d ecoute | soutien aux soignants | debriefing
alerte attentat | vigipirate | intrusion | homme arme | individu arme | confinement
colis suspect | bagage abandonne | objet suspect | alerte a la bombe
`;

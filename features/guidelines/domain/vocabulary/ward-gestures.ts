// What hands do, and what one is told to do: each row is one gesture under its names.
export const WARD_GESTURES = `
poser | mettre en place | pose | installer | insertion | inserer | mise en place
retirer | enlever | oter | ablation | retrait | deposer | extraction
changer | remplacer | renouveler | changement | remplacement | substituer
fixer | fixation | maintenir | scotcher | arrimer
deplacer | bouger | mobiliser | mobilisation | transferer
mobiliser le patient | retournement | tourner | changer de position | changement de position
lever le patient | premier lever | verticalisation | mettre debout | mise au fauteuil
coucher | allonger | decubitus | remettre au lit
decubitus ventral | dv | sur le ventre | pronation | position ventrale
decubitus lateral | sur le cote | pls | position laterale de securite
demi assis | tete relevee | proclive | buste releve | releve de la tete
jambes surelevees | trendelenburg | tete basse | surelever les jambes
installer | installation | positionner | positionnement
transporter | transport | acheminer | convoyer | convoi | descendre au bloc
accompagner | accompagnement | escorter | escorte
brancher | raccorder | connecter | branchement | connexion
debrancher | deconnecter | deconnexion | debranchement
allumer | mettre en route | mise en route | demarrer | mise en marche
eteindre | couper | arreter l appareil | mise a l arret
alarme | sonner | bipper | sonnerie | alarmes
verifier | controler | controle | check | verification | s assurer
double verification | double controle | contre verification | verification croisee
comparer | concordance | rapprocher | confronter
mesurer | mesure | relever | quantifier
doser | dosage | faire un dosage
surveiller | surveillance | monitorer | garder a l oeil
peser | pesee | prendre le poids
compter | comptage | decompte | denombrer
reprelever | controler le prelevement | second prelevement | repiquer
injecter | injection | piquer | administrer | piqure
administrer | donner | administration | faire prendre | delivrer
intraveineuse directe | ivd | ivl | bolus | intraveineux | iv
intramusculaire | im | piqure dans le muscle | injection intramusculaire
sous cutane | sc | sous la peau | sous cutanee | scut
intranasal | par le nez | atomiseur | voie nasale
intrarectal | par le rectum | voie rectale | suppositoire
voie orale | per os | a avaler | par la bouche
sublingual | sous la langue
inhaler | inhalation | aerosol | nebuliser
perfuser | perfusion | poser une perf | mettre une perf
passer en perfusion | faire passer | perfuser | laisser couler
accelerer | augmenter le debit | passer plus vite | ouvrir a fond
ralentir | diminuer le debit | reduire la vitesse
diluer | dilution | reconstituer | reconstitution | preparer la seringue
melanger | homogeneiser | agiter | retourner le flacon | secouer
rincer | rincage | flush | rincage pulse | rincer la voie
verrou | heparinisation | verrou de catheter | lock
desobstruer | deboucher | desobstruction | occlusion | bouche
purger | purge | debuller | chasser l air
clamper | clampage | pincer | declamper
etiqueter | coller l etiquette | identifier | etiquetage
relire | relecture | lire a deux | double lecture
commander | demander | faire une commande | passer commande
reapprovisionner | recompleter | remplir | regarnir | recompletement
ranger | remettre en place | rangement | stocker
jeter | eliminer | elimination | mettre a la poubelle | detruire
detruire | destruction | denaturer | inactiver | elimination des stupefiants
recuperer | aller chercher | chercher | retirer a la pharmacie
livrer | livraison | apporter | faire parvenir
emballer | conditionner | emballage | conditionnement
decontaminer | predesinfecter | predesinfection | tremper | trempage
nettoyer | laver | bionettoyage | nettoyage | entretien
desinfecter | desinfection | antiseptiser | antisepsie | asepsie
deterger | detersion | savonner
steriliser | sterilisation | passer a l autoclave
secher | sechage | essuyer
aerer | ouvrir la fenetre | aeration | ventilation de la piece
frictionner | friction | se laver les mains | lavage des mains | hygiene des mains
se proteger | equipement de protection | epi | protections
s habiller | habillage | se deshabiller | deshabillage | retirer sa tenue
raser | rasage | depilation | tondre | tonte | tondeuse
douche preoperatoire | preparation cutanee | douche avant le bloc | toilette preoperatoire
marquer le site | marquage | site operatoire | cote a operer
faire la toilette | toilette | laver le patient | soins d hygiene | nursing
soins de bouche | soin de bouche | bouche | hygiene bucco dentaire
change | changer la couche | changer la protection | faire un change
refaire le lit | changer les draps | refection du lit
aspirer | aspiration | mucosites | encombrement
intuber | intubation | iot | mettre le tube
extuber | extubation | retirer le tube
reintuber | reintubation | remettre le tube
ventiler | ventilation | ballonner | insuffler
oxygener | oxygenation | mettre de l oxygene | preoxygenation
sevrer | sevrage | sevrage ventilatoire
masser | compressions thoraciques | mce | massage cardiaque | rcp
defibriller | choquer | choc | delivrer un choc
cardioverser | cardioversion | cee | choc electrique | choc synchrone | reduire la fa | reduction de fa | choquer la fa | choquer une fa | choquer le flutter
stimuler | stimulation | entrainer | pacing
comprimer | compression | appuyer | compression manuelle
garrotter | poser un garrot | garrot | mettre un garrot
suturer | recoudre | suture | points
refaire le pansement | refection de pansement | pansement | changer le pansement
ouvrir le pansement | verifier le pansement | pansement souille
drainer | drainage | poser un drain | exsufflation
vider | vidanger | evacuer | vidange
sonder | sondage | poser une sonde | mettre une sonde
desonder | ablation de sonde | retirer la sonde | enlever la sonde
gaver | alimenter | gavage | nutrition par sonde
alimenter | nourrir | faire manger | aider a manger
reprendre l alimentation | reprise alimentaire | remanger | realimentation
reprendre les boissons | reprise des boissons | reboire | reprise hydrique
hydrater | hydratation | faire boire | donner a boire
laisser a jeun | jeune preoperatoire | a jeun | rester a jeun
ecraser | broyer | piler | ecraser les comprimes
couper | secable | fractionner | demi comprime
premediquer | premedication | donner la premed
anesthesier | endormir | anesthesie generale | ag | induction
reveiller | reveil | sortie d anesthesie
sedater | sedation | endormir | sedation intraveineuse
antagoniser | reverser | reversion | antidote
transfuser | passer du sang | passer un culot | recevoir du sang | recoit du sang | donner du sang | transfusion
dialyser | dialyse | epurer | epuration
opacifier | injecter du contraste | injection de produit de contraste
accoucher | accouchement | mettre au monde | delivrer
declencher | declenchement | induire le travail | maturation
delivrance | expulsion du placenta | delivrer le placenta | sortir le placenta
revision uterine | ru | delivrance artificielle | da ru
masser l uterus | massage uterin | tonus uterin | globe uterin de securite
clamper le cordon | couper le cordon | clampage du cordon | section du cordon
peau a peau | mise en peau a peau | contact peau contre peau
mise au sein | tetee | allaitement | allaiter
recueillir le lait | tirer son lait | recueil de lait
identifier | verifier l identite | controle de l identite | decliner son identite
prevenir | avertir | appeler | informer | alerter
rappeler | rappel | recontacter
deranger | reveiller le medecin | appeler la nuit
transmettre | transmission | faire passer l information | passer le relais
ecrire | noter | inscrire | renseigner | remplir
signer | parapher | signature | contresigner | valider par ecrit
declarer | faire une declaration | signaler | notifier
demander l accord | obtenir l accord | recueillir le consentement
refuser | refus | s opposer | opposition
autoriser | permettre | autorisation | donner le droit
interdire | interdiction | proscrire | ne pas faire
contre indiquer | contre indication | contre indications | ci
suspendre | interrompre | mettre en pause | arret temporaire | interruption
reprendre | reprise | redemarrer | reintroduire | reintroduction
relayer | relais | prendre le relais | passage per os
augmenter | majorer | monter la dose | majoration
diminuer | baisser | reduire | reduction | descendre la dose
adapter | ajuster | adaptation | ajustement | modifier la dose
repeter | renouveler la dose | refaire une dose | deuxieme dose | reinjecter
rattraper | oubli de dose | dose oubliee | dose manquee | a oublie de
anticiper | prevoir | preparer a l avance | a l avance
attendre | patienter | respecter un delai | laisser passer
isoler | isolement | mettre en isolement | precautions complementaires
lever l isolement | fin d isolement | levee des precautions | sortir d isolement
depister | depistage | rechercher | screening
vacciner | vaccination | immuniser | faire un vaccin
attacher | contentionner | contention | immobiliser
detacher | lever la contention | retirer les liens
fouiller | fouille | inventaire des affaires | chercher dans les affaires
calmer | apaiser | desescalade | apaisement
enfermer | fermer la porte a cle | isolement en chambre | chambre fermee
rechercher un patient | chercher un patient | recherche du disparu | ronde
evacuer | evacuation | faire sortir | mise a l abri
confiner | confinement | se barricader | se mettre a l abri
eteindre un feu | attaquer le feu | utiliser l extincteur
reparer | depanner | reparation | depannage
preter | pret | emprunter | emprunt
secourir | porter secours | premiers secours | donner l alerte
examiner | examen | ausculter | evaluer
programmer | planifier | fixer une date | prendre rendez vous
reporter | annuler | deprogrammer | report
hospitaliser | admettre | hospitalisation | garder en hospitalisation
laisser sortir | faire sortir | autoriser la sortie | renvoyer chez lui
muter | transferer | mutation | changer de service
dire a la famille | annoncer | prevenir la famille | informer les proches
rendre les affaires | remettre les effets | restituer | restitution
preparer le corps | toilette mortuaire | presentation du corps | soins au defunt
dialyse peritoneale | dp | poche de dialyse peritoneale | dpa | dpca
`;

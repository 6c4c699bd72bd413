// The everyday language of a hospital, for what a library of diseases does not speak of: equipment,
// care, places, people, papers. The names of a row are used one for the other; the library itself
// does not read them, a department's own documents do.
export const WARD = `
vvp | voie veineuse peripherique | voie peripherique | periph | peripherique | perf | catheter court | catheter peripherique | kt periph | catlon | intranule
vvc | kt | ktc | cvc | voie centrale | catheter veineux central | catheter central | catheter | cathe | abord central
pac | port a cath | portacath | chambre implantable | dvi | site implantable | cip
picc | picc line | piccline | midline
ivse | pse | sap | seringue electrique | pousse seringue | pousse seringues | seringue autopulsee | en continu
pompe | pompe volumetrique | volumat
tubulure | tubulures | ligne | lignes | prolongateur | perfuseur | tubu
perf | perfusion | perfuser | catheter | tubulure
kt peri | catheter peridural | peridurale | peri | apd
kt arteriel | kta | catheter arteriel
cgr | culot | culots | globules rouges | globules | concentre de globules rouges | poche de sang | poches de sang | gr
pfc | plasma | plasmas | plasma frais
cpa | cup | plaquettes | concentre plaquettaire | plq
transfusion | transfusionnel | transfuser | transfu | transfuse
o neg | o negatif | sang o negatif | universel | o moins | culots o negatif | poches de o neg | poches de o negatif | sang de groupe o
carte | controle ultime | test ultime | test pretransfusionnel | controle pretransfusionnel | beth vincent | ctu
rai | agglutinines irregulieres
efs | etablissement francais du sang | banque du sang | depot de sang | depot
urgence vitale immediate | uvi
transfusion massive | code rouge
hemocs | hemoculture | hemoc | hc
ecbu | urines | analyse d urine | cytobacteriologique
bu | bandelette urinaire | bandelette
gds | gaz du sang | gazo | gazometrie | gazometrique | controle gazometrique
dextro | glycemie capillaire | glycemie | hgt | glyc | gly | dex | sucre
bilan | prise de sang | prelevement | bio
prelever | prelevement | piquer | ponction | ponctionner | ponctionne
reprelever | recontroler | recontrole | controle | repiquer | redoser | dosage | prelever
bili | bilirubine | bilirubinometrie | flash | bilicheck
kaliemie | potassium | kcl | k+
plaquettes | thrombopenie | thrombocytes
anticorps | ac
labo | laboratoire | biologie | biologiste
bacterio | bacteriologie | microbio
anapath | anatomopathologie | anatomopathologiste | anapat
pneumatique | pneu | pneumatiques
atb | antibiotique | antibiotiques | antibio | antibiotherapie
sad | sonde urinaire | sonde vesicale | sondage urinaire | sonde a demeure | sonde a pipi | sonde pipi | sondage vesical | sav
sonde d intubation | sit | intubation | inintubee | sonde d intub
inventile | intubee | ventilee | sous respi
respi | respirateur | ventilateur | ventilo
sng | sonde nasogastrique | sonde gastrique | sonde d alimentation | gavage
nutrition enterale | enterale | nutripompe | alimentation par sonde | gavage
trach | tracheo | tracheotomie | canule | tracheotomise
ballonnet | ballon
vni | ventilation non invasive | masque de ventilation | bipap | cpap
ohd | haut debit | optiflow
drain | drain thoracique | drainage thoracique | drainer | drain pleural
bullage | bulle | bulles | buller | fuite
clamper | clampage | clampe | pincer | clamp
extuber | extubation | desexautoextubation | auto extubation | arrache sa sonde | arrache son tube
o2 | oxygene | obus | bouteille | bouteille d oxygene | oxy
fluides medicaux | prise murale | mural | mur
baxter | ambu | bavu | insufflateur
scope | monitoring | moniteur
deglutition | fausse route
chariot | chariot d urgence | chariot urgence | chariot de rea
defib | defibrillateur | dsa | dae | semi auto
pacing | entrainement electrosystolique | stimulation externe | stimulation | entrainement | eesp | ees
choc electrique | cee | cardioversion | choc electrique externe
mallette | sac | valise | trousse
pansement | pst | refection | pansements | pans
escarre | escarres | plaie | plaies
matelas a air | matelas anti escarre | air
changement de position | retourner | mobiliser | tourner | tourne
contention | contentions | attacher | attache | attaches | ligoter | sangle | sangles | ceinture ventrale | segufix | entraver
isolement | chambre d isolement | chambre d iso | iso | csi | mise en isolement | chambre d apaisement | chambre fermee | enfermer | enferme
soins libres | hospit libre | hospitalisation libre
soins sans consentement | sdt | sdre | sous contrainte | hdt | ho
fugue | fugueur | fugueuse | fuguer | sortie a l insu | disparu | introuvable | echappe | evade
disparition | disparu | disparue
sortie contre avis medical | scam | decharge | signer sa decharge | refus de soins
refuse | refus
chute | tomber | tombe | tombee | chuter | par terre | au sol
barrieres | barriere | ridelles
deces | decede | decedee | mort | morte | dcd | mourir | defunt | corps
morgue | chambre mortuaire | funerarium | depositoire | mortuaire | amphi
mfiu | mort foetale in utero | mort in utero | deces perinatal | img
pacemaker | pace maker | pm | stimulateur | pile
cornees | cornee | don d organes | pmo | don d organe
aes | accident d exposition au sang | coupe avec un scalpel | coupe avec une lame | s est coupe | me suis coupe | me suis coupee | exposition au sang | pique avec une aiguille | piquee avec une aiguille | me suis pique | s est pique | s est piquee | me suis piquee | me piquer | se piquer | piquer avec une aiguille | aiguille sale | aiguille souillee | aiguille usagee | coupe avec un bistouri | piqure d aiguille | projection de sang | projection
tpe | traitement post exposition | prophylaxie
accident du travail | at | arret de travail
plan blanc | afflux massif | afflux | nombreuses victimes | plein de blesses | victimes | catastrophe | attentat | blesses
plan bleu | canicule | fortes chaleurs | chaleur
frigo | refrigerateur | frigidaire | enceinte refrigeree | refrigere
congelateur | congelo | congel | congeler | recongeler
chaine du froid | hors frigo | hors froid | au chaud | temperature ambiante
panne | hs | en rade | plante | plantee | rade | casse | defaillance | bug | ne marche plus | marche plus | tombe en panne
jeter | jete | detruire | detruit | poubelle | foutu | foutue | bonne a jeter | eliminer
ordi | ordinateur | pc | informatique | poste informatique
dpi | logiciel | dossier patient informatise | dossier informatise | mode degrade | dossier patient
cyberattaque | piratage | pirater | pirate | pirates | hacker | rancon | ransomware | virus informatique
coupure d electricite | coupure de courant | panne de courant | courant | electricite | plus de courant | jus | black out | panne electrique | groupe electrogene | groupe
autonomie | tient combien | tenir | tient | tiennent | tiens
incendie | feu | brule | flammes | fumee
degat des eaux | inondation | fuite d eau | inonde | eau coule | plafond qui coule | fuite au plafond | fuite du plafond | fuite dans le plafond
coupure d eau | plus d eau | robinet
evacuation | evacuer | point de rassemblement | rassemblement | regrouper | se regrouper | regroupe
standard | telephone | tel | num | bip | dect | numero | poste | joindre | interne
ascenseur | ascenceur | lift | monte malade
brancardier | brancardiers | brancardage | brancard | brancarder
transport | transfert | descendre | descends | emmener | trajet | partir
echo | echographie | echographe
bloc | bloc operatoire | salle d op | salle d operation | operatoire | chirurgie | operation | operer | opere | intervention
sspi | salle de reveil | reveil | salle de surveillance post interventionnelle
peri operatoire | perioperatoire | avant le bloc | operer
a jeun | jeuner | boire avant | manger avant
lait artificiel | lait en poudre | biberon | bib | biberons | bibs | lait maternise
lait maternel | allaitement | sein | tetee | allaiter | au sein | allaite
nourrir | tetee | sein | biberon | alimenter | manger | bib
premed | premedication | hydroxyzine
metal | bijou | bijoux | alliance | piercing
appareil auditif | sonotone | audioprothese
compresse | compresses | textile | textiles | champ | champs
compte | comptage | compter | decompte
rachi | rachianesthesie
al | anesthesiques locaux | anesthesique local | lido | lidocaine | naropeine | ropi | ropivacaine | anesthesie locale | bupi
intralipide | emulsion lipidique | intralipid
meopa | gaz hilarant | kalinox | protoxyde | entonox | n2o
pca | pompe a morphine | pompe de morphine
stup | stups | stupefiant | stupefiants | morphine | toxiques | coffre
armoire | placard | tiroir | etagere | reserve | local | rangement
dotation | stock | stocks | quantite en stock
seuil de commande | commander | recommander | recommande | commande
amp | ampoule | ampoules
fl | flacon | flacons | fiole | fioles
cp | comprime | comprimes | cachet | cachets
medoc | medocs | medicament | medicaments | medicamenteux
pharma | pharmacie | pui | pharmacien | pharmacienne
peremption | perimes | perime | date depassee
chimio | chimiotherapie | cytotoxique | cytotoxiques | cyto | anticancereux
extravasation | extrav | extravase | diffusion | passe a cote | passee a cote | a cote de la veine | hors de la veine | passe sous la peau
deversement | renverse | renversee | bris | poche percee | percee | fuite de chimio | flaque | chimio tombee | chimio par terre | projection de chimio | eclaboussure de chimio | chimio renversee
anthracycline | doxorubicine | adriamycine | epirubicine | daunorubicine | anthracyclines | idarubicine
vinca alcaloide | navelbine | vincristine | vinblastine | vinorelbine | vindesine | oncovin | vinca
taxane | taxol | paclitaxel | docetaxel | taxotere | taxanes
aplasie | aplasique | neutropenie | neutropenique | agranulocytose
g csf | neupogen | filgrastim | granocyte
dialyse | hemodialyse | hd | dialyser | eer
fav | fistule | fistule arterioveineuse
generateur | machine de dialyse
reflux | retour veineux
obstrue | occlusion | bouche | bouchee
sac | sacs | poubelle | poubelles
dasri | dechets | dechet | dechets a risque
linge | drap | draps | lingerie | alese
boite a aiguilles | collecteur | boite jaune | boite a aiguille | piquants | opct | conteneur
bmr | sarm | blse | bacterie multiresistante
bhre | epc | erv | bacterie hautement resistante | enterobacterie productrice de carbapenemase
precautions | isolement | iso
punaises | punaises de lit | punaise
solution hydroalcoolique | sha | gel hydroalcoolique | friction
chlorhex | chlorhexidine | antiseptique | antisepsie | desinfection | desinfecter | betadine
eoh | hygiene | equipe d hygiene | hygieniste | clin
ig | immunoglobuline | immunoglobulines
contact | contacts | cas contact | sujet contact
do | declaration obligatoire | declarer | declaration | signaler | signalement
ei | evenement indesirable | fei | feit
tih | thrombopenie induite | thrombopenie a l heparine
avk | previscan | coumadine | warfarine | fluindione | sintrom
aod | naco | anticoagulant | eliquis | xarelto | pradaxa | anticoagulant oral direct | anticoagulants oraux directs | apixaban | rivaroxaban | dabigatran
ccp | ppsb | kanokad | octaplex | confidex | complexe prothrombinique
vit k | vitamine k | vitamine
anticoag | anticoagulant | anticoagulants | anticoagule
lovenox | enoxaparine | hbpm
dose preventive | preventif | preventive | prevention
dose curative | curatif | curative
pth | prothese de hanche | hanche
ptg | prothese de genou | genou
col | col du femur | fracture du col | esf | fesf | hanche cassee
hpp | hemorragie de la delivrance | hemorragie du post partum | post partum | saigne apres l accouchement | suites de couches
synto | syntocinon | ocytocine | oxytocine
nalador | sulprostone
bakri | ballon de tamponnement | tamponnement
sf | sage femme | sages femmes | maieuticienne
accouchement | accoucher | accouche | naissance
cordon | ombilical
nne | nouveau ne | nn | bebe | bb | nouveaux nes | naissant | nourrisson
prema | premature | prematures | prematuree | nouveau ne
photo | phototherapie | lampe | tunnel | photo therapie
mere diabetique | mere diab
enlevement | kidnapping | vol d enfant | rapt | enleve
parents | parent | maman | papa | mere | pere | autorite parentale
gamin | enfant | bebe | bb | enfants | petit | petite | gosse | fillette | pediatrique
aki | dka | acidocetose | acido cetose
diabeto | diabetologue | diabetologie | endocrino
actrapid | insuline | novorapid | humalog | insuline rapide
diet | dietetique | dieteticienne | dietetiq
cardio | cardiologie | cardiologue | cardiologique
rythmo | rythmologue
pneumo | pneumologie | pneumologue
neuro | neurologie | neurologue
unv | unite neuro vasculaire | neurovasculaire
usic | soins intensifs cardiologiques | unite de soins intensifs cardiologiques | usi
rea | reanimation | reanimateur
sau | urgences | urg | accueil des urgences | dechocage | dechoc
uhcd | uhtcd | hospitalisation courte | zhcd
iao | infirmiere d accueil | ioa
geriatrie | geria | gerontologie | court sejour geriatrique
ssr | soins de suite | smr | moyen sejour
psy | psychiatrie | psychiatre
pedia | pediatrie | pediatre
neonat | neonatologie
mater | maternite
obst | obstetricien | gyneco | obstetrique | gynecologue
onco | oncologie | oncologue
hemato | hematologie | hematologue
nephro | nephrologie | nephrologue
uro | urologie | urologue
ortho | orthopedie | orthopedique | orthopediste
visc | viscerale
orl | larynx
ophtalmo | ophtalmologue | ophtalmologie | ophta
plasticien | chirurgien plasticien | plastique
kine | kinesitherapie | kinesitherapeute
mar | anesthesiste | anesthesie | anesth
medecin | toubib | docteur | senior | interne | doc
cadre | surveillante | cadre de nuit
directeur | directeur de garde | administrateur de garde | direction
infirmier | infirmiere | ide | inf
aumonier | aumonerie | cure | pretre | imam | rabbin | culte
secu | securite | vigile | agent de securite | gardien
technique | services techniques | technicien | depannage | electricien | plombier
biomed | biomedical
tutelle | tuteur | mandataire | curatelle
temoin de jehovah | jehovah | jh
directives anticipees | volontes
personne de confiance | proche
juge | jld | magistrat
police | gendarmerie | flics | gendarmes
famille | familles | proches
consentement | accord | signature | autorisation | signer | accord ecrit
formulaire | papier | papiers | document | imprime | fiche | feuille | bon | certificat
ordonnance | prescription | prescrire | prescrit | presc
bracelet | identite | identitovigilance
constantes | cst | parametres | surveillance | surveiller
poids | peser | pese | kilo | kilos
diurese | pipi | uriner | urine | urines | miction | pisser
lever | debout | marcher | marche
sortie | sortir | rentre chez lui | rentre | rentrer | retour | retour a domicile | rad | domicile
idel | infirmiere liberale | infirmier liberal | ide liberale
frequence | tous les combien | toutes les combien
depister | depistage | ecouvillon | ecouvillonnage
nettoyer | nettoyage | laver | lavage | bionettoyage | lave | decontaminer
rincer | rincage | rince | flush
retirer | retrait | enlever | ablation | enleve | oter | ote | retire | deposer | depose
arreter | arret | stopper | stop | suspendre | couper | debrancher
reprise | reprendre | redemarrer | relancer
antidote | antagoniste | reversion | antagoniser
alarme | sonne | bipe | alarmes
glace | glacon | pack de froid
electrode | electrodes | patch | patchs | palettes
milliampere | milliamperes | ma | intensite
pression | manometre
serum phy | serum physiologique | nacl | sale | physio | ssi
g30 | glucose 30 | glucose
resucrage | sucre | sucrer | resucrer
tc | trauma cranien | choc a la tete | cogne la tete | coup a la tete | traumatisme cranien
saignement | saigne | saigner | hemorragie | hemorragique
fievre | febrile | temperature
urticaire | plaques rouges | boutons
gonfle | oedeme | gonfler | gonflement
vaccin | vaccins | vaccination | vacciner
meningo | meningocoque | meningite
`;

// Who works in a hospital, who is cared for there, who visits, who is called from outside.
export const WARD_PEOPLE = `
medecin | docteur | praticien | toubib | doc | praticien hospitalier
medecin de garde | garde | praticien de garde | docteur de garde | permanence medicale
medecin d astreinte | astreinte | astreinte medicale | de garde a domicile
astreinte | garde | bip | numero de garde | permanence
senior | medecin senior | praticien senior | chef | senior de garde
interne | interne de garde | residant | faisant fonction d interne | ffi
externe | etudiant hospitalier | etudiant en medecine | carabin
chef de service | patron | responsable medical | responsable de service | chef de pole
chef de clinique | cca | assistant | assistant specialiste
medecin traitant | generaliste | mt | medecin de ville | medecin de famille | omnipraticien
medecin coordonnateur | medco | medecin coordinateur | medecin de l ehpad
urgentiste | medecin urgentiste | urgentistes | medecin des urgences
reanimateur | medecin reanimateur | rea de garde | intensiviste
anesthesiste | mar | medecin anesthesiste | anesthesiste reanimateur
infirmier anesthesiste | iade | infirmiere anesthesiste
infirmier de bloc | ibode | infirmiere de bloc | panseuse | instrumentiste | circulante
chirurgien | operateur | chir | chirurgien de garde
gynecologue | obstetricien | gyneco de garde | gyneco obstetricien
sage femme | sf | maieuticien | sage femme de garde
pediatre | pediatre de garde | medecin des enfants
psychiatre | psychiatre de garde | psy de garde
geriatre | medecin geriatre | equipe mobile de geriatrie | emg
radiologue | radiologue de garde | medecin radiologue
manipulateur | manip | manipulateur radio | manip radio
cardiologue | cardio de garde | medecin cardiologue
neurologue | neurologue de garde | neurovasculaire de garde
infectiologue | referent antibiotique | referent en antibiotherapie | infectiologue de garde
hygieniste | equipe operationnelle d hygiene | eoh | praticien hygieniste
hematologue | hematologue de garde | hemobiologiste
correspondant hemovigilance | hemovigilant | hemovigilance
biologiste | biologiste de garde | medecin biologiste
technicien de laboratoire | technicien de labo | tech de labo | laborantin | laborantine
pharmacien | pharmacien de garde | apothicaire | pharmacien d astreinte
preparateur | preparateur en pharmacie | preparatrice
interne en pharmacie | interne pharma | interne de pharmacie
infirmier de nuit | ide de nuit | infirmiere de nuit | equipe de nuit
infirmier d accueil | iao | infirmiere organisatrice de l accueil | infirmier de tri
infirmier en pratique avancee | ipa | infirmiere de pratique avancee
puericultrice | puer | infirmiere puericultrice | ipde
auxiliaire de puericulture | auxiliaire puer | auxpuer
aide soignant | as | aide soignante | aides soignantes
agent hospitalier | ash | agent de service | agent de service hospitalier | ash qualifie
brancardier | brancardage | ambulancier interne | equipe de brancardage
ambulancier | taxi vsl | vsl | transporteur sanitaire | ambulance privee
coursier | navette | agent de transport | vaguemestre | coursiers
cadre de sante | cadre | surveillante | cadre du service | chef d unite
cadre de garde | cadre de nuit | cadre d astreinte | surveillante de nuit
cadre superieur | css | cadre de pole | cadre sup
direction des soins | dssi | directeur des soins | directrice des soins | coordonnateur des soins
directeur de garde | administrateur de garde | adg | garde administrative | directeur d astreinte
directeur general | directeur de l hopital | chef d etablissement | directrice
secretaire | secretaire medicale | assistante medico administrative | ama
agent d accueil | hotesse d accueil | agent des admissions | agent du bureau des entrees
standardiste | operateur du standard | agent du standard
informaticien | dsi | info de nuit | info d astreinte | astreinte info | service informatique | hotline informatique | astreinte informatique | support informatique
responsable securite informatique | rssi | cybersecurite
delegue protection des donnees | dpo | protection des donnees
biomedical | technicien biomedical | ingenieur biomedical | astreinte biomedicale | atelier biomedical
services techniques | astreinte technique | technicien d astreinte | maintenance | atelier technique
electricien | depannage electrique | astreinte electrique
plombier | plomberie | depannage plomberie
ascensoriste | depanneur d ascenseur | technicien ascenseur
agent de securite | vigile | securite | ssiap | agent incendie | surete
kinesitherapeute | kine | kine de garde | masseur kinesitherapeute
ergotherapeute | ergo | ergotherapie
psychomotricien | psychomotricite | psychomot
orthophoniste | ortho phoniste | orthophonie
dieteticien | diet | dieteticienne | nutritionniste
psychologue | psy clinicienne | psychologue du service | psycho
assistante sociale | assistant social | as sociale | service social | travailleur social
mediateur | mediateur medical | mediation | interprete mediateur
interprete | traducteur | traduction | interpretariat | langue etrangere
interprete en langue des signes | sourd | malentendant | lsf
aumonier | pretre | pasteur | imam | rabbin | representant du culte
benevole | association | visiteur benevole | benevoles
coordination des prelevements | coordination hospitaliere | infirmier de coordination | coordinateur pmo | chpot | coordo | coordo greffe | coordination greffe | coordinatrice de prelevement | coordo prelevement
agence de la biomedecine | abm | regulation et appui
agent de chambre mortuaire | agent mortuaire | amphi mortuaire | garcon de morgue
stomatherapeute | infirmier stomatherapeute | infirmiere de stomie
infirmiere douleur | equipe douleur | ide douleur | clud
equipe mobile | unite mobile | equipe transversale
equipe mobile de soins palliatifs | emsp | soins palliatifs mobiles
equipe d urgence interne | equipe d urgence intrahospitaliere | urgence vitale interne | equipe de rea interne
equipe mobile d hygiene | emh | equipe operationnelle d hygiene
equipe de liaison | psychiatrie de liaison | liaison psy
referent | correspondant | personne ressource | personne referente
remplacant | vacataire | interimaire | renfort
etudiant infirmier | esi | etudiante infirmiere | stagiaire
nouvel arrivant | nouveau professionnel | nouvelle recrue | nouvel embauche
collegue | confrere | equipier | binome
patient | malade | hospitalise | soigne | personne soignee
patiente | malade | parturiente | accouchee
resident | pensionnaire | personne hebergee
parturiente | femme en travail | future maman | femme qui accouche
accouchee | mere | jeune maman | maman
jumeaux | grossesse gemellaire | gemellaire | jumelles
mineur | enfant de moins de 18 ans | moins de dix huit ans | mineure
mineur non accompagne | mna | enfant isole
majeur protege | sous tutelle | curatelle | incapable majeur | protection juridique
detenu | prisonnier | garde a vue | gav | sous main de justice | personne detenue
sans papiers | sans droits | pass | aide medicale etat | ame
sans abri | sdf | sans domicile | sans domicile fixe
patient anonyme | accouchement secret | sous x | naissance sous le secret | secret de l accouchement
personne inconnue | non identifie | inconnu | identite inconnue | sous x identite
personnalite | vip | patient sensible | confidentialite renforcee
famille | proche | proches | entourage | famille du patient
conjoint | mari | epouse | compagne | compagnon | concubin
parents | titulaires de l autorite parentale | autorite parentale | pere et mere
visiteur | visites | famille en visite | visiteurs
accompagnant | accompagnante | lit accompagnant | proche present la nuit
personne de confiance | pdc | personne designee
personne a prevenir | contact d urgence | a prevenir
tuteur | mandataire judiciaire | mjpm | representant legal | curateur
donneur | donneur d organes | donneur decede | donneuse
receveur | greffe | transplante | receveuse
colonise | porteur sain | portage
cas contact | sujet contact | contact etroit | personne exposee
victime | blesse | victimes | impliques
temoin | personne presente | declarant
journaliste | presse | medias | reporter
maire | officier d etat civil | mairie
procureur | parquet | procureur de la republique | autorite judiciaire
juge des libertes | jld | juge
juge des enfants | juge pour enfants | juge des mineurs
policier | flic | forces de l ordre | gendarme | opj | officier de police judiciaire
pompier | sapeur pompier | sapeurs pompiers | vsav | sdis | le 18
avocat | conseil juridique | service juridique
expert | medecin expert | expertise
medecin conseil | securite sociale | assurance maladie | cpam
veterinaire | animal | animaux | chien guide
prestataire | fournisseur | societe exterieure | prestataire de service
prestataire a domicile | psad | prestataire d oxygene
pharmacien d officine | pharmacie de ville | officine
infirmier liberal | idel | infirmiere de ville | ssiad
equipe de nettoyage | bionettoyage | agent d entretien | menage
vendeur | demarcheur | visiteur medical | labo pharmaceutique
`;

// What families, carers and hurried colleagues say in French, and the clinical words meant.
export const LAY_FRENCH = `
bouche de travers | bouche tordue | bouche deviee | bouche qui tombe | bouche qui part | sourire de travers | sourire asymetrique | visage de travers | visage asymetrique | figure de travers | visage qui tombe | asymetrie faciale | levre qui tombe | visage paralyse > paralysie faciale brutal
bras mort | bras droit mort | bras gauche mort | bras qui tombe | bras droit qui tombe | bras gauche qui tombe | ne bouge plus le cote | ne bouge plus son bras | ne bouge plus la jambe | bouge plus le bras | bouge plus un cote | ne sent plus le bras | ne leve plus le bras | leve plus le bras | paralyse du cote | paralyse du bras | bras paralyse | cote paralyse | moitie du corps | cote droit paralyse | cote gauche paralyse | perte de force | lache les objets | lache sa tasse | jambe et bras | faiblesse d un bras > hemiplegie
parle bizarre | parle bizarrement | parle mal | parle de travers | parle comme s il etait ivre | elocution bizarre | n arrive plus a parler | arrive plus a parler | ne peut plus parler | peut plus parler | ne parle plus | cherche ses mots | manque du mot | mots incomprehensibles | dit n importe quoi d un coup | bafouille | baragouine | elocution pateuse | parole pateuse > aphasie
moitie du champ visuel | voit plus d un cote | ne voit plus d un cote | champ visuel ampute | perte du champ visuel > hemianopsie
haleine de pomme | haleine fruitee | sent la pomme | sent l acetone | haleine qui sent | odeur de pomme | haleine dissolvant | odeur de dissolvant | odeur acetone > haleine acetone
boit beaucoup | boit sans arret | boit tout le temps | boit 5 l | boit 4 l | boit et pisse | boit et urine | tres soif | soif intense | soif permanente | boit 6 l | boit 3 l | pisse beaucoup | urine beaucoup | pisse tout le temps > polyurie polydipsie
respire vite et fort | respire vite et profond | respire vite et profondement | respiration ample | respiration profonde | respire fort > kussmaul polypnee
amaigri | perte de poids | amaigrissement | a maigri | perdu 5 kg | perdu 10 kg > amaigrissement
mal a la tempe | douleur tempe | douleur temporale | cuir chevelu sensible | se peigne | se coiffe | en se peignant | en se coiffant | artere temporale > cephalee temporale
mal a la machoire en mangeant | machoire qui fatigue | fatigue en mangeant | mache difficilement | claudication de machoire | fatigue machoire | machoire en mangeant | machoire quand elle mange > claudication machoire
voit flou | vision floue | vue trouble | voit trouble | voit double | flou visuel | baisse de vision | baisse de vue > troubles visuels
barre dans la poitrine | barre poitrine | barre thoracique | poids sur la poitrine | poids poitrine | etau dans la poitrine | etau | serre dans la poitrine | serre la poitrine | ca serre dans le thorax | serrement poitrine | oppression dans la poitrine | poitrine qui serre | poing sur la poitrine | brulure poitrine | pression dans la poitrine | pression poitrine | poitrine oppressee | ecrase la poitrine | comme un etau > douleur thoracique constrictive
pique dans la poitrine | point dans la poitrine | douleur sous le sein | douleur sein gauche | mal au thorax | douleur sternum | douleur derriere le sternum | douleur sternale | mal au coeur qui serre | douleur au coeur | mal coeur poitrine > douleur thoracique
point de cote | point de cote brutal | douleur a l inspiration | mal quand il respire | mal en respirant | mal quand elle respire | douleur en respirant | douleur inspiratoire > douleur pleurale
crache du sang | crache un peu de sang | crachats de sang | crachats sanglants > hemoptysie dyspnee
une jambe plus grosse | jambe gonflee | jambe rouge et gonflee | grosse jambe | mollet dur | mollet qui tire | mal au mollet | douleur mollet | mollets asymetriques | jambe droite gonflee | jambe gauche gonflee | jambe droite plus grosse | jambe gauche plus grosse | jambe gauche grosse | jambe droite grosse > mollet
apres un vol | retour de vol | long vol | long trajet | voyage en avion | vol de 10 h | vol de 11 h | vol de 12 h | platre a la cheville | platre jambe | platree | apres pth | apres ptg | pth | ptg | prothese de genou | apres une operation | operee il y a | opere recemment | opere du genou | opere de la hanche | post chir | post chirurgie | post chirurgical | postop | alitee | alite depuis | grabataire > postoperatoire
essoufle | souffle plus | du mal a respirer | respire mal | n arrive plus a respirer | arrive plus a respirer | n arrive pas a respirer | etouffe | s etouffe | j etouffe | suffoque | manque d air | cherche son air | soif d air | a bout de souffle | peine a respirer | gene pour respirer | gene a respirer | desature | desat | desaturation > dyspnee
essoufflee d un coup | essoufflement brutal | essoufflement d un coup | essoufflement soudain | dyspnee soudaine | dyspnee aigue | essoufflee brutalement > dyspnee brutale
d un coup | tout d un coup | d un seul coup | soudain | soudainement | brutalement | subitement | brusquement | en quelques secondes | maximal d emblee | en coup de poignard > brutal
pouls non percu | pouls non perceptible | pouls imprenable carotidien | pas de pouls carotidien > pouls absent
ecroule | s ecroule | s est ecroule | effondre | s effondre | s est effondre | tombe raide | tombe d un coup | tombe inanime | inanime | retrouve inanime | trouve inanime | tombe par terre et ne bouge plus | bouge plus | ne bouge plus du tout | repond plus | ne repond plus | ne repond pas | repond pas | ne reagit plus | reagit plus | n ouvre pas les yeux | ne se reveille pas | se reveille pas | ne reveille pas | impossible a reveiller | arrive pas a le reveiller | dort tout le temps | retrouve par terre | trouve par terre | trouve au sol | retrouvee au sol | retrouve allonge > inconscient
respire plus et bleu | respire plus | ne respire plus | ne respire pas | respire pas | respire presque plus | respire bizarrement puis plus | bleu et ne respire plus | arrete de respirer | arret respiratoire > gasps inconscient
scope plat | trace plat | ligne plate | plat au scope > asystolie
enfant noye | gamin noye | noye | noyee > noyade
mou | tout mou | toute molle | bebe mou | hypotonique > hypotonie
ne crie pas | ne pleure pas | crie pas | pas de cri > sanscri
hypocondre | hypocondres > hypochondre
gorge qui serre | gorge serree | gorge qui gonfle | gorge qui se serre | boule dans la gorge apres | voix rauque | voix qui change | voix modifiee | voix etouffee | voix cassee | levres gonflees | gonflement des levres | gonflement du visage | gonflement des paupieres | visage gonfle | langue gonflee | langue qui gonfle | gonfle du visage | gonfle de la langue | yeux gonfles apres | levres qui gonflent | visage bouffi | paupieres gonflees | gonflement langue | oedeme levres | oedeme visage > quincke
plaques rouges | plaques partout | boutons partout | boutons rouges | couvert de plaques | gratte partout | se gratte partout | ca gratte partout | demange partout | demangeaisons | rouge partout | tout rouge et gratte | eruption qui gratte > urticaire
piqure de frelon | pique par un frelon | pique par une guepe | pique par une abeille | piqure d abeille | piqure guepe | dard > piqure guepe
mange des cacahuetes | mange des crevettes | mange des noix | apres avoir mange | allergie aux noix | noisette | noix de cajou | cajou | fruits de mer | sesame > allergie aliment
stylo d adrenaline | stylos | auto injectable > adrenaline auto injectable
tension imprenable | tension basse | tension dans les chaussettes | tension qui chute | tension effondree | plus de tension | tension tres basse | hypotendue > hypotension
peau marbree | genoux marbres | marbrures genoux | genoux violets | jambes marbrees | extremites froides | mains froides et marbrees > marbrures
claque des dents | grelotte | frissonne | tremble de fievre | frissons solennels > frissons
febril | fievreux | fievreuse | chaud bouillant | brulant de fievre > fievre
dort assis | dort dans son fauteuil | dort sur trois oreillers | dort avec 3 oreillers | ne peut pas s allonger | peut pas s allonger | ne peut plus s allonger | ne supporte pas d etre allonge | etouffe couche | etouffe allonge | etouffe la nuit | assis au bord du lit | assise au bord du lit | bord du lit > orthopnee dyspnee
mousse aux levres | mousse rose | mousse a la bouche rose | bave rose | ecume aux levres > mousseux
jambes gonflees | chevilles gonflees | pieds gonfles | pris 6 kg | prise de 5 kg | prise de poids | oedemes membres | oedemes des jambes > omi
ca siffle | siffle | siffle en respirant | respiration sifflante | poitrine qui siffle | bronches qui sifflent | siffle quand il respire > sibilants
ne finit pas ses phrases | finit pas ses phrases | finit plus ses phrases | arrive plus a finir ses phrases | n arrive plus a finir ses phrases | phrases entrecoupees | parle mot a mot | mot par mot | ne peut pas finir ses phrases | parle par mots > parle phrases
nez bouche | nez qui coule | nez pris | rhino | enrhume > rhinite
geint | geignard | tire | creuse les cotes | creuse le thorax | creuse entre les cotes | tire sur ses cotes | tire sous les cotes | balancement thoraco abdominal | battement des ailes du nez > tirage
mange moins | boit la moitie | moitie de ses bibs | moitie des biberons | refuse le biberon | refuse de boire | refuse le sein | ne mange plus | prend la moitie | boit moins de la moitie | boit moins bien | boit mal > biberons
fait des pauses | fait des pauses respiratoires | pauses respiratoires | arrete de respirer par moments > apnee
nuque bloquee | nuque dure | ne peut plus plier la nuque | cou raide | cou bloque | peut pas baisser la tete | ne peut pas plier le cou > raideur nuque
lumiere gene | gene par la lumiere | ne supporte pas la lumiere | supporte plus la lumiere | lumiere fait mal | fuit la lumiere > photophobie
taches violettes | taches violacees | taches bleues | taches qui s effacent pas | s effacent pas | ne s effacent pas | s efface pas | ne s efface pas | ne disparait pas a la pression | taches au verre | vitropression | boutons violets | taches sur les jambes > purpura
mal de tete horrible | mal de tete terrible | pire mal de tete | mal de tete explosif | cephalee explosive | cephalee foudroyante | mal de tete foudroyant | mal de crane foudroyant | mal de tete d un coup | coup de massue | coup de marteau | coup de fusil dans la tete | mal de tete maximal | mal de crane explosif | cephalee hyperbrutale | cephalee brutale maximale | explosion dans la tete > cephalee coup de tonnerre
mal a la tete | mal de crane > cephalee
scan normal | scanner normal | tdm normal | tdm nl | scanner nl | scan nl | scanner negatif | tdm negatif > scanner normal
nez qui pisse le sang | nez pisse le sang | pisse le sang du nez | saigne beaucoup du nez > epistaxis
saigne beaucoup | saigne bcp | pisse le sang | saigne a flots | saigne en jet | se vide de son sang | mare de sang | baigne dans son sang | perd beaucoup de sang | perdu beaucoup de sang | saignement important | hemorragie importante | exsangue | saignement non controle | saignement menacant > hemorragie massive saignement
coup de couteau | plaie au couteau | plaie femorale | plaie de l artere | plaie par arme | poignarde | coup de fusil | balle dans | tire dessus > plaie penetrante
jambe arrachee | membre arrache | bras arrache | main arrachee | doigt arrache machine | amputation traumatique > amputation saignement
tombe du toit | chute d un toit | chute d echelle | tombe d une echelle | tombe du 3e etage | chute du 3e etage | chute du 2e etage | chute d un etage | chute de trois etages | tombe du balcon | saute du 3e | chute de 3 m | chute de 7 m | chute de 9 m | chute de cheval grave | chute echafaudage | tombe d un echafaudage | renverse par une voiture | renverse par un camion | percute par | fauche par | pieton renverse | cycliste renverse | ecrase par | ecrasement | tonneau | tonneaux | sortie de route | carambolage | collision | collision frontale | choc frontal | accident moto | moto contre | moto vs | scooter contre | motard > avp
bassin casse | bassin douloureux | bassin instable | fracture du bassin > bassin instable
coince dans la voiture | coince dans le vehicule | desincarceration | desincarcere > incarcere
veut en finir | vouloir mourir | veut mourir | veux mourir | taillade les bras | s est taillade | taillade | avale pour mourir | envie d en finir | en finir | finir avec la vie | veut plus vivre | ne veut plus vivre | parle de mourir | parle de se tuer | veut se suicider | pense au suicide | pense a mourir | idees de mort | idees noires | lettre d adieu | mots d adieu | achete une corde | corde dans | se pendre | pendaison | se foutre en l air | se supprimer | se flinguer | se faire du mal | se fait du mal | se scarifie | scarifie | scarification | veines ouvertes | menace de se tuer | menace de se suicider | sauter du pont | plus envie de vivre > idees suicidaires
fusil a la maison | arme a la maison | arme a feu a domicile | arme au domicile | a un fusil > arme domicile
coeur irregulier | coeur rapide irregulier | coeur rapide et irregulier | pouls rapide irregulier | rythme irregulier rapide | coeur qui bat n importe comment | coeur bat irregulier | coeur qui fait des bonds | coeur desordonne | pouls desordonne | pouls irregulier | rythme desordonne | bat irregulierement > arythmie complete
coeur qui bat vite | coeur bat vite | coeur qui s emballe | coeur s emballe > palpitations
vomit rouge | vomit du sang | sang dans les vomissements | vomi avec du sang | vomit noir | vomissements noirs | vomit comme du marc de cafe | vomit marc de cafe | rend du sang | vomissements sanglants | regurgite du sang > hematemese
selles noires | caca noir | selles goudron | selles comme du goudron | selles collantes | selles noires collantes | selles malodorantes noires | malena | malaena | melaena | melene > melena
ulcere qui saigne | ulcere saigne | ulcere hemorragique > ulcere hematemese
malaise avec sueurs | tremble et transpire | transpire et tremble | transpire | transpiration | tout en sueur | en sueur | en nage | trempe de sueur > sueurs
sucre bas | manque de sucre | en hypo | fait une hypo | fait une hypoglycemie | crise d hypo | coma hypo > hypoglycemie
resucrer | resucre | donner du sucre | morceaux de sucre | morceau de sucre | jus de fruit | sucre par la bouche | confiture > resucrage
brule en faisant pipi | brule quand j urine | brule quand elle urine | brule quand urine | brule quand je pisse | ca brule quand je fais pipi | brule quand elle fait pipi | brule quand je fais pipi | ca brule en pissant | pipi qui brule | brulure pipi | mal en faisant pipi | mal en urinant | douleur en urinant | pique en urinant | ca pique en urinant | pipi qui pique | picotements en urinant | picotements | brulures en urinant | brulure mictionnelle | gene en urinant | urine avec douleur > sfu
envie d uriner souvent | envie de pisser souvent | va souvent aux toilettes | va souvent | va tout le temps aux toilettes | pipi souvent | fait pipi souvent | envies pressantes | pisse souvent | urine souvent | pipi toutes les 10 min > pollakiurie
urine qui sent mauvais | urines qui sentent mauvais | urines malodorantes | urine trouble | pipi qui sent > urines troubles
leuco | leucocytes+ > leucocytes
nitrite > nitrites
pisse plus | ne pisse plus | n urine plus | urine plus | ne fait plus pipi | fait plus pipi | fait plus d urine | plus une goutte d urine | pas pisse | pas urine depuis | couches seches insuffisance | pipi 150 ml | diurese effondree | ne pisse pas | diurese nulle | diurese a 0 > anurie
pipi > urines
prend des medicaments pour mourir | avale des cachets | avale plein de cachets | pris des cachets | pris tous ses cachets | cachets | pilulier | boite vide | plaquette vide | plaquette de | plaquettes vides a cote | vide sa boite | a pris toute la boite | toute la boite | armoire a pharmacie > ingestion comprimes
pupilles en tete d epingle | pupilles serrees | petites pupilles | pupilles minuscules > myosis
se pique a l heroine | toxico | toxicomane | seringue dans le bras | shoot | injecte heroine > opioides
respire 4 fois par minute | fr a 4 | fr a 6 | fr 5 | fr 7 | fr 8 | polypnee a 4 | respire lentement | bradypneique > bradypnee
perdu les eaux | perd les eaux | perte des eaux | poche des eaux | eaux qui coulent | fissure de la poche > rupture membranes
le bebe arrive | bebe qui arrive | bebe sort | tete sort | tete qui sort | on voit la tete | voit la tete | voit les cheveux | tete sur le perinee | elle pousse | en train de pousser | besoin de pousser | doit pousser | envie d aller a la selle enceinte | bebe vient de sortir | bb vient de sortir | bebe est ne | vient d accoucher a la maison | vient de naitre a la maison | ne a la maison | ne dans la voiture | naissance a la maison | accouche dans > accouchement imminent
accouchee il y a | accouchee depuis | post partum depuis | post accouchement > post partum
placenta pas sorti | placenta ne sort pas | placenta ne vient pas | placenta retenu | placenta non decolle | placenta toujours dedans | uterus mou | uterus qui saigne > hemorragie post partum
epaules ne passent pas | epaules passent pas | epaules coincees | epaules bloquees tete sortie > dystocie epaules accouchement
cordon autour du cou | cordon enroule autour | cordon enroule | cordon serre | tour de cordon > circulaire cou accouchement
procidence | procubitus | cordon prolabe | cordon sort avant > cordon prolabe accouchement
cordon coupe | couper le cordon | clampe le cordon | clamper cordon > clampage cordon accouchement
rate sa seance | saute sa seance | saute 2 seances | saute deux seances | saute sa dialyse | manque sa dialyse | manque une seance | rate sa dialyse | pas ete dialyse | n a pas ete dialyse | pas dialyse depuis | rate deux seances | sa seance de dialyse | dialyse > dialyse epuration extrarenale
faire baisser le potassium | faire baisser la kaliemie | baisser potassium | baisser la kaliemie | faire descendre le potassium | descendre la kaliemie | transfert potassium | faire rentrer le potassium > hyperkaliemie
poumon decolle | poumon s est decolle | poumon perfore | poumon affaisse | poumon qui se decolle | trou dans le poumon | decollement 3 cm | poumon colle > decollement pneumothorax
grand maigre | grand et maigre | grand mince | grand et mince | morphotype longiligne | grand jeune maigre > longiligne
aiguille dans le thorax | piquer le thorax | ponction aiguille thorax | decompression aiguille | thoracostomie > exsufflation
n entend rien a droite | n entend rien a gauche | on n entend rien | entend plus rien | n entend plus rien | pas de murmure | murmure diminue | auscultation abolie | silence a droite | silence a gauche | mv aboli | mv absent | mv nul | asymetrie auscultatoire > murmure aboli
convulse encore | convulse toujours | convulse tjs | convulse depuis | n arrete pas de convulser | arrete pas de convulser | continue a convulser | tremble de partout et yeux revulses | yeux revulses | crise qui dure | crise dure depuis | toujours en crise | en crise depuis | re convulse | reconvulse | convulse a nouveau | crises qui se repetent | crise epilepsie qui dure | secousses qui n arretent pas > convulsions persistant min
pas de vvp | pas de voie | pas de voie veineuse | sans voie veineuse | impossible de piquer > pas de voie veineuse
epileptique connu > epileptique
gamin | mioche | minot | bambin | petiot > enfant
nourrisson bleu | bebe bleu | bebe gris | bebe inanime | nourrisson inanime | bebe trouve inanime | nouveau ne bleu > cyanose inconscient gasps bebe
bronchitique chronique | bronchiteux chronique | bronchite chronique | insuffisant respiratoire | insuffisant respiratoire chronique > bpco bronchite chronique
gros fumeur | grand fumeur | fumeur 40 pa | fumeur 50 pa | 2 paquets par jour > tabagique
tousse gras | crache vert | crache jaune | crachats verts | crachats jaunes | crachats verdatres | crachats sales | glaires vertes | crachats plus abondants > crachats purulents
crache rouille > crachats rouilles
`;

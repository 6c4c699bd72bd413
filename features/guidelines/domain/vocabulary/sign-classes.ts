// Signs that tell one disease or few, each under one name in capitals, with the ways in which it is
// typed in French, English and Spanish; the rows of presentations.ts and presented-without-sheet.ts
// read the name. Words of a form stand in that order, two others at most between them; a star ends
// a beginning of word; the rest is read as a pattern. What is denied ("pas de…", "sans…", "no…") is
// not told.
export const SIGN_CLASSES = String.raw`
DECHIRANTE > dechirant* | tearing | ripping | desgarrant* | dechirure | dechir* dos | dechir* omoplate* | tearing pain | stabbing back
ASYMETRIE > asymetri* | asimetri* | different bp | different pressure* | bras [dg] \d+ bras | (?:ta | tension | pression | pouls | pas) differ* | differ* bras | unequal pulses | unequal (?:bp | pressures?) | diferen* brazos | difference tension* | gradient tension*
PENCHE > penche* avant | antefle* | leaning forward | sitting forward | inclinar* adelante | assis penche | penche en avant | penchee avant | inclin* delante | leans? forward | better forward | soulage* assis
FROTTEMENT > frottement* | friction rub | roce | bruit de cuir | pericardial rub
STDIFFUS > st concave | st diffus* | diffuse st | difus* st | sus diffus* | concave diffus* | diffus* st | st (?:elevation )?diffus* | elevacion difusa | sus (?:st | decalage) diffus* | sus decal* partout | diffuse (?:saddle | concave)
PARADOXAL > pouls paradoxal | pulsus paradoxus | pulso paradojico
JUGULAIRES > jugulaire* turg* | turgescen* jug* | jugulaires? gonfl* | distended neck | jvd | jugulaires? (?:dilat | distend | tendu | saill | visib)[a-z]* | neck veins | ingurgitacion yugular | yugulares
EPANCHEMENTCOEUR > epanchement autour | epanchement peric* | coeur nage | liquide autour coeur | gros coeur | en carafe | microvolt* | bruits coeur assourd* | collapsus cavites | swinging heart | pericardial effusion
QRSFINS > qrs fins | fins | narrow complex | narrow qrs | qrs estrech*
QRSLARGES > qrs larg* | complexes larges | large sur ecg | wide complex* | broad complex* | qrs anch*
REGULIER > reguli* | regular*
RAPIDE > fc\s?1[3-9]\d | (?:1[3-9]\d)\/min | a\s1[4-9]\d | at\s1[4-9]\d | a 185 | tachycard* | taquicard* | palpit*
VAGALE > vagal* | adenosin* | striadyne | krenosin | valsalva
PDISSOCIEES > p dissoci* | dissociation | p conduisent pas | p bloqu* | pr variable | p qui ne conduis* | dissociated p
LENT > fc\s?[23]\d | pouls a [23]\d | bradycard* | [23]\d\/min | heart rate [23]\d | hr [23]\d
MALAISE > malaise* | lipothym* | syncop* | faint* | mareo*
SANSPOULS > (?:plus|pas) (?:de )?pouls | pouls aboli* | pouls absent* | no puls* | sin puls* | absent puls*
BATTANTE > masse battante | masse puls* | pulsatile mass | masa puls* | aorte a \d | aorte de \d | aorta \d
TASEVERE > (?:19\d|2\d\d)\/1[1-9]\d | (?:2[0-9])\/1[1-9]
SANSSIGNE > aucun signe | asymptomat* | aucun symptome | asintomat* | no symptoms
PAPILLE > oedeme papill* | papilloed* | papiled* | fond oeil
PDCBREVE > perte connaissance breve | brief loss consciousness | perdida breve | pdc breve | voile noir | revenu* a elle | revenu* a lui | evanou* | faint* | desmay* | blackout*
RECUPERE > recuper* | recover* | revenu* a elle | revenu* a lui | reveill* | now awake | despiert* | conscient* | playing
DEBOUT > debout | standing | queue | levantarse | se lev* | cours de gym | effort | au lever | chaud
SOUFFLE > nouveau souffle | souffle nouveau | souffle (?:tricusp|mitr|aort|systol|diastol|cardia)\w* | new murmur | murmur | soplo
VALVE > valve | valvul* | bioprothese | prothese mecanique
HEMOCULTURES > hemoc* | blood cultures? | hemocultivo*
TOXICO > toxico* | iv drug | injecte | injecteur | udvp
OSLER > taches ongles | osler | janeway | splinter*
CORONAIRESNORMALES > coronaires (?:saines|normales) | sous epicard* | prise de contraste | normal coronar*
TROPONINE > tropo* | troponin*
DEBIT > fevg \d* | fevg | contracte plus | pas de debit | ef \d+ | feve* | low output
VEINEDURE > cordon (?:roug|indur|dur|vein|doul)\w* | veine dure | veine du mollet | saphene* | superficial vein | vena indurada
VARICE > varice* | varicose | variqueu* | varices
DEFENSE > defense | blumberg | guarding | rebound | navel | autour du nombril | off food
MURPHY > murphy
JAUNE > jaun* | icter* | jaundic* | icteri*
CHOLEDOQUE > choledoq* | voies biliaires | cholestase | bile duct | via biliar | coledoco
VESICULEBILIAIRE > vesicule | gallbladder | vesicula | repas gras | fatty meal
ARRETGAZ > (?:plus|pas|ni|arret) (?:de |des )?(?:gaz|selles|matieres) | no stool | no flatus | no expulsa | obstipation
BALLONNE > ballonn* | disten[dst]* | meteoris* | comme un ballon | bloated
CICATRICE > laparotom* | cicatrice* | bride* | deja opere | adherence* | previous surgery
CONTRACTURE > contractur* | ventre de bois | rigid abdomen | tabla | defense generalis* | defense partout | ne supporte touche
AIRLIBRE > air libre | croissant gaz* | pneumoperit* | free air | free gas | neumoperit*
SIGMOIDE > sigmo* | sigma
IRREDUCTIBLE > irreducti* | rentre plus | ne rentre pas | irreducible
ATROCE > atroce | disproportionn* | insupportable | out of proportion | ventre souple | desproporcion*
ANSES > anses | rehaussement | mesenter*
GRAINCAFE > grain cafe | coffee bean | arceau colique | grano de cafe
SANGROUGEANUS > sang rouge anus | sang par anus | sang rouge selles | rectorrag* | rectal bleed* | blood back passage | sangrado ano | sang anus | sangre ano
MALALASELLE > doul* selle | mal selle | verre pile | lame rasoir | dechirure anus | pain passing stool | dolor defecar
FLAPPING > flapping | asterix* | ammoni* | mains qui battent
SANSSELLES > pas (?:de )?selles depuis | va pas selle | bouchon selles | ampoule pleine | fausse diarrhee | selles dures | culotte souill* | incontinence paradox*
VERSAINE > vers aine | descend aine | to groin | irradi* ingle | irradi* aine | vers bourse | stay still | keep still | descend (?:vers )?bourse
TRDOULOUREUX > toucher rectal doul* | tr (?:tres )?(?:sensible|douloureux) | prostate doul* | perineal*
NURINEPLUS > n urine plus | urine plus | peut plus uriner | arrive plus uriner | unable pass urine | can t pass urine | can t pee | puede orinar | pas urine depuis | pas pisse depuis | n a pas urine | n a pas pisse | hasn ?t (?:peed | passed urine | urinated) | no ha orinado | no orina desde
GLOBE > globe | palpable bladder | bladder palpable | globo | masse sus ?pubien[a-z]* | sus ?pubien[a-z]* (?:mat | tend | doul)[a-z]* | suprapubic mass | bulto suprapubico
PROSTATE > prostat*
ASCENSIONNE > testicule haut | ascension* | high riding
ECOULEMENT > ecoulement* | discharge | secrecion uretral | pus penis | pus verge | goutte matinale
COINCE > coinc* | etrangl* | serre | non remis | recalotte plus
ERECTION > erection (?:doul|depuis|prolong|persist)\w* | verge en erection | debander | bande depuis | painful erection | ereccion | stiff penis | penis (?:stiff | hard | erect)[a-z]* | verge dure | pene (?:duro | rigido | erecto)
RETARDREGLES > retard regles | late period | missed period | retraso menstr* | amenorr* | period late
SAIGNE > saign* | metrorrag* | spotting | bleed* | sangr*
CAILLOTS > caillot* | clots? | coagulos
CRAMPES > crampe* | cramps? | calambres
TESTPOSITIF > hcg | test positif | positive pregnancy | pregnancy test | test positivo
UTERUSVIDE > uterus vide | empty uterus | utero vacio
SANSCOEUR > sans activite cardiaque | pas activite cardiaque | no fetal heart* | no heartbeat | sin latido | bdcf non
OVAIRE > ovair* | ovar* | kyste* | annexi* | adnex* | quiste*
UTERUSDUR > ventre dur | uterus dur | uterus contract* | utérus contract* | relache pas | uterin* contract* | hypertonie uter* | douleur uter*
FOETUS > bdcf | rcf | fetal heart
CONTRACTE > contract* | ventre qui se durcit | contraccion*
COL > col raccourci | col \d | col a \d | col ouvert | tocoly* | corticoides poumons | maturation | cervix
PERDEAUX > perd liquide | perd les eaux | poche des eaux | ecoulement liquid* | waters broke | igfbp | rompu* poche | rompio bolsa | (?:rompe | rompio | roto) aguas | waters (?:gone | broken | have gone) | rompu la poche
POUSSE > pouss* | push* | tete visible | head showing | empuj*
NONPROTEGE > rapport non proteg* | preservatif (?:craqu|dechir|romp)\w* | capote | condom broke | unprotected | oubli* pilule | condon roto
NONENCEINTE > que prescrire | quoi prendre | ne veut pas etre enceinte | il y a \d+\s?[hj]
AMAIGRI > perdu \d+ kg | amaigri* | garde rien | maigri* | weight loss
CETONES > ceton* | ketone*
INCOERCIBLE > incoercib* | \d+ fois jour | \d+ fois par jour
LOCHIES > lochies | pertes fetides | pertes sentent | uterus (?:doul|gros|mou|sensible)\w* | mobilisation uter* | foul lochia
PERTESBLANCHES > lait caille | cailleb* | grumel* | pertes blanches | leucorrh* | cottage cheese
ABOIE > aboie* | aboy* | barking | perruna | croup* | toux rauque
INSPIRATION > bruit inspir* | stridor | estridor | noisy breath* | cornage | bruit a l inspir*
PLEURS > crises? pleurs | pleurs parox* | pleure acces | screaming | crisis llanto | llanto
PALEUR > pal[eio]* | pallor | palidez
SANGCOUCHE > sang couche | sang selles | jelly | heces sangre | selles sang*
SANSFOYER > sans foyer | no focus | sin foco | mange bien | feeding well
ENJET > vomi* jet | jet | fusee | projectile | olive
AFFAME > affam* | faim | hungry
AGESDIFFERENTS > ages differents | different stages | distintas fases | cuir chevelu | scalp | cuero cabelludo
YEUXROUGES > yeux rouges | conjonctivi* | conjuntivi* | red eyes
NONVACCINE > non vaccin* | pas de vaccin* | jamais vaccin* | unvaccinat* | no vacunad* | vaccins? pas jour | vaccin* incomplet* | tetanos pas jour | not up to date | vacunas incompletas
KOPLIK > koplik | taches blanches joues | derriere oreilles | exantheme descend* | visage puis tronc | catarrh*
LANGUE > framboise* | depapill* | strawberry | langue (?:rouge | framboise)[a-z]* | red tongue | lengua (?:roja | aframbuesada | fresa)
GRANITE > granit* | papier de verre | rapeuse | sandpaper | pourtour bouche pale
LEVRESFISSUREES > levres (?:fissur|gerc|seches|rouges)\w* | cracked lips | labios agrietados | mains gonfl* | doigts gonfl* | swollen hands | manos hinchadas | levres (?:craquel | eclat)[a-z]* | mains? (?:oedemat | indur)[a-z]* | dry lips | labios (?:fisur | sec)[a-z]*
FIEVREJOURS > fievre (?:depuis )?[5-9]\s?j* | fever [5-9] days | fiebre [5-9] dias | (?:38 | 39 | 40)[.,]?\d? depuis [5-9]\s?j* | febrile? (?:depuis )?[5-9]\s?j* | fever for [5-9] days | (?:5 | 6 | 7 | cinq | six | sept) jours (?:de )?fievre
PURPURA > purpur* | taches pourpres
ARTHRALGIES > arthralg* | chevilles? | articula*
SCHIZOCYTES > schizoc* | o157 | hemolytique* | steak hache | shiga*
TIRE > tire* main | tire* bras | tire* par | pulled hand | pulled up | tiron | tir[a-z]* mano | tir[a-z]* brazo | jal[a-z]* brazo | pulled arm | pulled wrist | souleve* par (?:le | la | les) (?:bras | main | poignets?) | swung arms | lifted by
INERTE > bouge plus | pend | won t use | no lo mueve | doesn t move | immobile | no mueve brazo | no mueve mano | utilise plus (?:son )?bras | sert plus (?:de son )?bras | bouge plus bras | not using | won t move | refuses to use | bras ballant | arm limp
BOITE > boite(?!s?\sd(?:e\s|')) | boiterie* | refuse marcher | limp* | cojera | cojea
SURPOIDS > obes* | surpoids | \d\d kg | overweight
ROTATIONEXTERNE > rotation externe | part en dehors | externally rotated | rotacion externa
TETEFEMORALE > tete femorale | epiphys*
RETINE > hemorragies? retin* | fond oeil hemorr* | sous duraux | retinal haem*
SECOUE > beau pere | colle pas | bleus thorax | fontanelle* | hypotoni*
QUINTES > quinte* | whoop* | chant du coq | reprise bruy*
SILLONS > sillons? doigts | burrow* | surco*
CROUTES > crout* | crust* | melicer* | costra* | couleur miel | narine*
VERS > vers blancs | petits vers | worms? | gusano* | scotch test
BILIRUBINE > bili | bilirub* | phototherap*
SAIGNEDUNEZ > saign* nez | nose bleed* | nosebleed* | sangr* nariz | narine saign* | nez pisse | nez (?:qui )?(?:pisse | coule) (?:le | du )?sang | sang (?:du | par le | dans le) nez | blood (?:from | pouring from) nose | blood nostril | bleed[a-z]* nostril | nostril bleed*
ENDUIT > enduit* | exsudat* | exudat* | exudad* | points blancs | blanches? | fausses membranes
BOMBE > bomb* | bulg* | abomb*
PISCINE > piscine | nageur | baign* | swim*
TRAGUS > tragus | traction pavillon | devant oreille | pavillon
MOUCHAGE > mouch* | pus nez | rhume | ecoulement jaune | morve | baissant tete | tete en avant | sinus
TRISMUS > trismus | ouvrir bouche | bouche ouvre | machoire bloqu* | ouvre mal | lockjaw
LUETTE > luette* | voile bomb* | voussure | patate chaude | unilateral* | hot potato | uvula
BAVE > bave* | hypersialo* | hypersaliv* | drool* | babea | salive coule
TRIPODE > assis penche | tete en avant | tripod* | refuse allong* | assis tete | penche avant | refuse (?:de )?(?:s )?allong* | won t lie down | sitting up drooling | no se tumba
TOURNE > tourne | vertig* | spinning | dizzy | gira todo
SECONDES > \d+ secondes | quelques secondes | brefs? | seconds | segundos
POSITION > retourne lit | changement* position | leve tete | couche | hallpike | roll* bed | cambios posicion
CONTINU > non stop | continu* | depuis \d+\s?h | depuis hier | \d\dh | constant*
NYSTAGMUS > nystagm* | nistagm* | hit positif
ENTENDPLUS > entend plus | perte audition | sourd* | hearing loss | can t hear | no oye | surdite
COLLE > colle | colles | secretion* | larmoi* | sable | sticky | legana*
LENTILLES > lentille* | contact lens* | lentillas
TACHECORNEE > tache blanche corne* | ulcere corne* | opacite corne* | fluoresc*
RECUDANSLOEIL > dans oeil | recu oeil | hyphema* | sang chambre | pupille deform* | hit eye
PERIKERATIQUE > perikerat* | autour iris | synechi* | tyndall | hla b27 | spondylarth*
PUPILLEPETITE > myosis | pupille petite | small pupil
EXOPHTALMIE > exophtalm* | oeil sort | ophtalmopl* | bouge oeil | voit double | proptosis | oeil pousse | oeil exorbit* | oeil saill* | ojo (?:empuj | salid | sobresal)[a-z]* | eye (?:push | bulg | protrud)[a-z]* | bulging eye | eyes (?:don ?t | do not | can ?t | barely) move | yeux bougent (?:mal | pas | plus) | bouge mal yeux | ojos (?:no )?(?:se )?mueven mal
CARIE > cari* | rage de dents | plancher buccal | dent \d\d | soignee
RATE > rate | splenomeg* | spleen | hyperbasoph* | cytolyse
AMOXICILLINE > amoxicil* | amox
REGRESSE > rentre dans l ordre | regress* | resolu* | revenu* normal | tout revenu | back to normal | ahora normal | plus rien maintenant | fully recovered
MINUTES > \d+ min* | ten minutes | quelques minutes
DEFICIT > faib* | weak* | debil* | aphas* | parler | speak | hablar | tordue | paralys* | hemipar* | deficit*
FERMEPLUSLOEIL > ferme plus oeil | close eye | close the eye | cerrar ojo | fermer (?:l )?oeil | fermer paupiere | oeil (?:ne )?(?:se )?ferme (?:plus | pas) | cierra ojo | eye won t close
FRONT > front lisse | forehead | frente | charles bell | plis du front
MONTE > monte | ascend* | climbing | remonte
AREFLEXIE > rot abolis | areflex* | absent reflex* | arreflex* | reflexes? aboli* | reflexes? absents? | rot absents? | reflejos abolidos | no reflexes | lost reflexes
SINUSVEINEUX > sinus longitudinal | sinus lateral | signe du delta | hematome veineux | delta
PILULE > pilule | oestroprogest* | contraception | contracept* | post partum
TETECHOC > tomb* tete | chute tete | coup tete | fell head | golpe cabeza | bosse front* | hit head | scalp haem* | hematome cuir | fell off changing | table a langer
SELLE > anesthesie selle | perinee endormi | sent plus essui* | saddle
SPHINCTERS > n urine plus | fuites urin* | perte selles | sphincter* | incontinen*
JUSQUAUPIED > fesse orteil | descend jambe | descend derriere jambe | lasegue | jusqu au pied | radiculalg* | down leg | sciatiqu*
TOURDEREINS > bloqu* dos | tour de reins | lumbago | bas du dos | demenag* | soulevant | lifting
PREMIEREFOIS > 1re fois | premiere crise | premiere convulsion | 1re crise | 1re convulsion | 1ere crise | 1ere convulsion | premiere fois | jamais eu | first seizure | first ever | 1ere fois
LANGUEMORDUE > langue mordue | perdu urines | bitten tongue | tongue bit*
CHUTEANCIENNE > chute (?:il y a )?\d+ (?:mois|sem)\w* | chute il y a | tomb* il y a \d+ | tombe tete il y a | fall \d+ weeks ago
CROISSANT > croissant hemi* | hypodense | ligne mediane
PTOSIS > ptosis | ptôsis | paupieres? qui tomb* | paupieres? tomb* | drooping eyelid*
FATIGABILITE > fatigab* | fin de journee | ameliore repos | fluctuant* | le soir
AVALE > aval* | deglut* | dysphag* | swallow* | tragar
ATAXIE > ataxi* | titube* | marche instable | unsteady | stagger* | wobbl* | tambale* | marche (?:en )?(?:elargi | ebri)[a-z]* | no puede andar recto | marcha inestable | unsteady gait
THIAMINE > thiamine | b1 | bariatri* | denutri* | which vitamin | vitamine? b1 | malnourish* | desnutri* | quelle vitamine | que vitamina
DESORIENTE > desorient* | tout perdu | coup perdu | propos incoher* | reconnait plus | inversion jour* | arrache perf
BOUCLE > memes questions | en boucle | oubli a mesure | imprime plus | sans cesse ou | same question* | mismas preguntas
DECHARGES > decharge* | fulgur* | eclairs doul* | electric shock* face | gachette | descargas
PEURDEMOURIR > peur mourir | fear dying | miedo morir | va mourir | crise d angoisse
HYPERVENTILE > respire vite | fast breathing | respiracion rapida | hyperventil* | polypnee angoiss* | fourmillements bouche
ARRETALCOOL > arret alcool | stopped (?:drinking|\d+) | arrete boire | dejo alcohol | bois plus | boit plus depuis
ZOOPSIES > araign* | spider* | arana* | betes | bichos | insectes
INSOMNIESANSFATIGUE > dort plus depuis | dort pas depuis | insomnie sans | plus besoin dormir | ne dort pas
EXALTE > logorrh* | sans arret | grandeur | desinhib* | prophete | euphori* | depense* tout | achats | lithium
VOIX > entend voix | entend des voix | voix comment* | hallucinations audit* | tele parle | hears voices | oye voces
PERSECUTE > persecut* | surveill* | espionn* | isole | bizarre | rit seul | delirant*
CHAUFFAGE > chauff* | chaudiere | poele | brasero | gas heater | heater | groupe electro* | estufa | calentador | chauffe ?eau | poele bois | cheminee | gazinie* | boiler | barbecue interieur | caldera
IVRE > ivre* | saoul* | bourre | alcoolem* | drunk* | borrach* | vodka | soiree | titube
OPIOIDES > heroin* | methadone | subutex | en manque | metadona
MANQUE > baill* | chair de poule | pupilles larges | mydri* | larmoi*
CLONUS > clonus | myoclon* | mioclon*
SEROTONINE > irs | isrs | ssri | paroxet* | fluoxet* | sertral* | tramadol | linezol* | mdma | venlafax* | escitalopram | citalopram
NEUROLEPTIQUE > halop* | haldol | neurolep* | antipsych* | risperid* | schizophren*
RIGIDE > rigid* | raid* | plomb | contractur* | stiff*
CPK > cpk | ck \d* | creatine kinase
CUEILLETTE > cueillet* | cepes | ramass* | mushroom* | setas | foret
CAUSTIQUE > destop | soude | javel | debouch* | caustic* | decapant | bleach | lejia
CROCHETS > deux points | deux trous | crochets | serpent | vive | meduse | snake | serpiente | fang*
DELIRE > delir* | hallucin* | diable | bizarre* | echange* enfant | incoherent* | voix qui | voices telling
FOURCHETTE > fourchette | dinner fork | tenedor
RACCOURCIE > raccourci* | shorten* | acortad*
EPAULETTE > epaulette | moignon vide | popped out | squared | charretera | bras bloque | abduction
CLAQUEMENT > claqu* | coup fouet | coup pied mollet | pop | thompson | encoche
SURLAPOINTE > pointe | pousse plus | tiptoe*
CLAVICULE > sternum epaule | claviculaire | moignon epaule | epaule sternum | moro asym*
LAXITE > tiroir | lachman | laxit* | instable | hemarthros* | valgus
BOUILLANT > bouillant* | ebouillant* | hot tea | hot water | boiling | hirviendo | flamme* | huile chaude | scald*
SURFACE > \d+\s?% | surface corp* | superficie
TRESFROID > (?:2\d|3[0-3])\s?°\s?c? | temperature 2\d | core temperature | temperatura 2\d | temp 2\d
DEHORS > dehors | outdoors | calle | hiver | invierno | winter | neige | sdf | montagne | alpin* | bivouac | shiver* | tirita
CANICULE > canicule* | heat wave | heatwave | ola calor | marathon | sous les toits | sauna
PEAUSECHE > peau seche | hot skin | piel seca | dry skin | brulante
DELEAU > repech* | piscine | lac | lake | pool | mer(?=\s|,) | piscina | pulled out | noyade
SANSVIE > sans vie | inanime* | lifeless | respire pas | respire plus | inconscient* | not breathing | sin vida
VOLTS > \d+\s?v(?![a-z]) | volt* | live wire | prise de courant | descarga elec* | electric shock | cable elec* | touche cable
ONGLE > ongle | nail | tourniole | echarde | peri ungueal
DOIGTCROCHET > doigt crochet | extension impossible | extension passive | doigt flechi | saucisse | flechisseurs | gaine
NEZCASSE > nez devi* | nez travers | nez deform* | cloison | nez gonfle | broken nose
URINESFONCEES > urines (?:coca|brunes|foncees|noires|rouges) | dark urine | orina oscura
MUSCLES > muscl* | crossfit | statine* | sol apres | retrouve sol | marathon
DENTTOMBEE > dent expuls* | dent tomb* | incisive tomb* | dent enfonc* | dent cass* | tooth knock* | dent arrach* | diente*
ANIMAL > chien* | chat | dog | cat | perro | gato
MORDU > mord* | crocs? | griff* | bite | bitten | mordi* | planted | mordida | mordio | has been bitten | bite wound | mordus | mordue
ROTULELUXEE > rotules? (?:en dehors|externe|luxe|deboit|deplac|sur le cote)[a-z]* | kneecap (?:on the outside|out of place|dislocat|displaced|lateral)[a-z]* | kneecap (?:sitting|stuck) (?:on the )?outside | rotula (?:fuera|luxad|desplazad)[a-z]*
DOIGTCOUPE > doigts? (?:coup|section|arrach|amput|tranch)[a-z]* | pulpe (?:arrach|coup)[a-z]* | (?:cut|chopped|sliced) finger* | finger (?:cut|chopped|severed) off | dedo (?:cort|amput|seccion)[a-z]*
VIOLENT > hurl* | menac* | insult* | frapp* | casse tout | violen* | agress* | vigiles? | tape sur | mord les | yell* | shouting | threaten* | punch* | kicking | aggressiv* | spitting | grit[ao]* | amenaz* | golpea* | agresiv* | vigilantes? | securite appelee
INEXAMINABLE > impossible (?:a )?(?:examiner|approcher|raisonner|calmer|canaliser) | on (?:peut|arrive) pas (?:a )?(?:examiner|approcher|calmer) | can ?t (?:be )?(?:examined?|approach|calm)[a-z]* | refus[a-z]* examen | no se deja explorar | imposible (?:explorar|calmar|examinar)
MUETADROITE > rien (?:a )?(?:l )?auscult* | entend rien (?:a )?(?:droite|gauche) | hemithorax muet | cote muet | poumon muet | ne ventile (?:pas|plus) | (?:no|absent|decreased|reduced|diminished) (?:breath|air) (?:sounds?|entry) | sin murmullo | murmullo abolido | murmure (?:aboli|absent|diminue|nul) | mv (?:aboli|absent|diminue|nul)
IRREGULIER > irregul* | arythmi* | desordonn* | irregularly | arritm*
FOYER > foyer* | crepitant* base | crepitant* droit[es]* | crepitant* gauch* | crackles base | crackles (?:right|left) | (?:right|left) (?:lower|base|basal) crackles | condensation | souffle tubaire | consolidation | crepitantes base | opacite lobaire
INTRAPARENCHYMATEUX > intra ?parenchym* | parenchymat* | hematome profond | hematome lobaire | hematome capsul* | intracerebral (?:bleed|blood|haem|hem)[a-z]* | bleed (?:on|in) (?:the )?(?:ct|scan|brain) | saign* (?:dans|du|au) (?:le )?cerveau | sangrado cerebral
SAIGNETETE > saign* (?:du | dans | au)? ?(?:la | le )?(?:crane | tete) | sang (?:au |sur |dans )?(?:le )?(?:scanner | cerveau | tete | crane)[a-z]* | blood (?:on |in )?(?:the |his |her )?(?:head | brain) | bleed[a-z]* (?:in |into )?(?:the |his |her )?(?:head | brain) | sangr[a-z]* (?:en )?(?:la |el )?(?:cabeza | cerebro)
SANSTENIR > jambes? (?:en )?coton | jambes? (?:molles?|flageol[a-z]*) | jambes? (?:se )?derob* | jambes? (?:ne )?(?:le|la)? ?portent plus | tient plus (?:debout|sur) | legs? (?:gave|giving) | legs? (?:are |feel )?(?:weak|heavy|jelly) | piernas? (?:floj|debil|de trapo|falla)[a-z]*
ERRANT > errant* | introuvable* | chauves? souris | stray | rabid | callejer* | murcielago* | bat (?:bite|scratch) | chien inconnu | animal sauvage | renard | singe | mono | monkey
GELATINEUX > gelatin* | tentacul* | filament* (?:bleu|urtic|transparent)[a-z]* | jelly ?fish | medus* | physalie | urticant* eau
SPASMES > contractur* | spasm* | opisthot* | dos arque | rictus | raideur machoire
PLAIE > plaie* | wound | herida | rouille*
AIGUILLE > piqu* aiguille | stuck needle | aiguille creuse | pincho aguja | needlestick | stuck herself | stuck himself
SOIGNANT > infirmi* | nurse | enfermera | interne | soignant* | soignants | carers? | staff | enfermer[oa]s | cuidador* | personal
EPIDEMIE > janvier | hiver | epidemi* | entourage malad* | collegues | fevrier | decembre | flu season
DERRIERELESYEUX > derriere yeux | behind eyes | behind the eyes | retroocul* | retro orbit*
ANNEAU > anneau | red ring | ring spreading | anillo | bull s eye | aureole
TIQUE > tique* | tick | garrapata
CORTICOIDESARRETES > hydrocortisone | corticother* | corticoides? arret* | prednisone arret* | arret cort* | arret* (?:cortico | prednis | cortanc | solupred | hydrocort)[a-z]* | stop* (?:steroid | prednis | hydrocort)[a-z]* | (?:dejo | suspend)[a-z]* (?:corticoid | prednis | hidrocort)[a-z]* | off steroids | corticoides? au long cours | prednisone au long cours | long term steroids
BRONZE > bronz* | melanoderm* | pigment*
THYROIDE > goitre | tsh | basedow | carbimazole | neomercazole | exophtalm* | t4
SANSCETONES > (?:pas|sans) (?:de )?ceton* | cetonemie 0 | pas acidose | sans acidose | no ketones
OSMOLARITE > osmol*
DESHYDRATE > deshydrat* | langue seche | dehydrat* | na 15\d | deshidrat*
PETECHIES > petechi* | bleus | saign* gencives | bulles hemorr* | bruis* | ecchymos*
PLAQUETTESTRESBASSES > plaq* [1-9]\s?(?:g|000) | plaq* \d{1,2}\s?000 | plaq* [1-9]\d?\s?g
DREPANO > ss(?=[\s,]) | hemoglobine s | homozygote s | sickle* | drepano* | falcif* | sickler | falciform*
PELERINE > pelerine | cou gonfle | gonflement cou | circulation collat* | jugulaires turg* | visage bouffi
MEDIASTIN > mediast* | masse hilaire
DISQUE > disque* | discal* | discit*
RISQUESEXUEL > hsh | rapport a risque | risque sexuel | exposition sexuelle | msm | p24 | nouveau partenaire
MATITE > matite | mate(?=\s|,) | opacite declive | vibrations abolies | liquide citrin | lights | dull base | murmure diminue | liquide echo | dull percussion | dullness | white ?out | submatite | matidez | stony dull
CRACHESANG > crach* sang | sang crach* | sang rouge aere | cough* blood | caillots sang | tose sangre | crach* caillots
THON > thon | maquereau | tuna | atun | sardine* | bonite
FLUSH > flush* | rouge visage | visage ecarlate | visage rouge | face red
NOUURES > nouures* | boules rouges jambe* | boules rouges sur le devant | nodules dermo* | nodules pretib* | comme un bleu
AVALEOBJET > pile bouton | aval* piece | aval* pile | arete | aimant* | aval* bille | button battery | fish bone | cacahuet* quinte | seul cote | fausse route
SUSPENDU > suspendu | sillon cou | sillon cervical | strangul* | decroche | corde coupee | sillon au cou
GELE > gele* | orteils blancs | cartonn* | frostb* | insensibl* | iloprost | bivouac
LETTREADIEU > lettre enfants | lettre adieu | goodbye letter* | ecrit lettre | corde achet* | bientot fini | stored pills | carta despedida
LONGILIGNE > longilig* | grand maigre | grand et maigre | tall thin | tall and thin | alto y delgado | alto y flaco | tall skinny | lanky | flaco alto | grand mince
CREATININEMONTE > creat* (?:passe|monte|double|augment|grimp|doubl|ris|rose|subi|duplic)[a-z]* | creat* de \d+ a \d+
TIRAGE > tir* sous cotes | tirage | retractions? | tiraje | creuse | chest recession | indrawing
BIBERONSNONFINIS > fini* (?:pas|plus) biberon* | moitie biberon* | half bottle* | mitad biberon | not finishing bottles* | unfinished bottle* | deja biberon* | no termina biberon*
CREPITEPEAU > crepitus | crepitant* peau | crepitation sous peau | s etend vue oeil | vue d oeil
FLUCTUANT > fluctu* | pleine de pus | full of pus
PLATRE > platr* | cast
ETIREMENT > bouge orteils | etir* orteils | mollet dur | mollet tendu | stretch toes
`;

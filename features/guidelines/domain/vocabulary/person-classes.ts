// Ages, circumstances and places of the body, and the signs that many diseases share, each under one
// name in capitals, in the form of sign-classes.ts.
/**
 * Weeks of a pregnancy, and not of a cough, a treatment, or a child born too soon: "33 SA", "12 weeks
 * pregnant", "a las 33 semanas".
 */
const GESTATION = String.raw`(?<!(?:nee?s?|prematuree?s?|nacid[oa]s?|born|preterm|ex)\s(?:(?:a|y|de|at|las|les|the|last|about|environ|plus|que|more|than)\s){0,2})(?:[4-9]|[1-3]\d|4[0-2])\s?(?:sa|wga|sdg)(?![a-z]) | (?:[4-9]|[1-3]\d|4[0-2])[\s-](?:weeks?|wks?|semaines?|semanas)['’]?\s(?:(?:of|de|d)['’\s])?(?:pregnan|gestat|gestac|gross|amenor|embaraz|enceint)[a-z]+ | (?<!(?:(?:nee?s?|prematuree?s?|nacid[oa]s?|born|preterm|ex)|(?:depuis|pendant|durant|dans|apres|il|des|sous|toutes|x|for|since|in|within|after|every|until|over|of|hace|desde|durante|tras|en|cada|last))\s(?:(?:a|y|de|at|las|les|the|last|about|environ|plus|que|more|than)\s){0,2})(?:2\d|3\d|4[0-2])[\s-](?:weeks?|wks?|semaines?|semanas)(?![a-z]|\s(?:ago|old|after|post|later|since|now|on|apres|plus|tard|despues|tras|sous|(?:de|d|of|con|with|avec)['’\s]))`;

export const PERSON_CLASSES = String.raw`
BEBE > nourrisson* | bebe* | bb | nouveau ne* | nne | infant | baby | lactante* | recien nacid* | newborn | neonat* | (?<!(?:depuis|pendant|y\sa|for|hace|desde|last|past)\s)(?:1?\d|2[0-4])\s?(?:mois|months?|meses)(?!\s(?:de|plus|apres)) | (?:garcon | fille | bebe | nourrisson)\s(?:de\s)?\d{1,2}\s?sem[a-z]* | \d{1,2}[\s-]weeks?[\s-]old
BEBEJEUNE > (?:bebe|nourrisson|bb|ne|nee|lactante|baby|infant|garcon|fille|age|agee)\s(?:de\s)?(?:[1-9]|1[0-2]|one|two|four|five|six|seven|eight|ten|dos|tres|cuatro|seis)\s?(?:sem|semaines?|semanas) | ^(?:[1-9]|1[0-2]|one|two|four|five|six|seven|eight|ten|dos|tres|cuatro|seis)\s?(?:sem|semaines?|semanas) | (?:[1-9]|1[0-2]|one|two|four|five|six|seven|eight|ten|dos|tres|cuatro|seis)[\s-]?weeks?[\s-]old | (?:bebe|nourrisson|bb|ne|nee|lactante|baby|infant|garcon|fille|age|agee)\s(?:de\s)?[12]\s?(?:mois|mes|meses) | ^[12]\s?mois | [12]\s?months?\sold | (?:bebe|nourrisson|ne)\sde\s\d{1,2}\s?j(?:ours)? | nouveau ne* | newborn | recien nacid*
ENFANT > enfant* | gamin* | gosse* | petit garcon | petite fille | fillette* | garcon* | kid | kids | toddler* | child | children | boy | girl | nino* | nina* | ecole | creche | maternelle | fratrie | (?<!(?:depuis|y\sa|hace|desde|for|last|past)\s)(?:[2-9]|1[0-4])\s?(?:ans?|anos|years?|yo)(?![a-z])
ADO > ado | ados | adolesc* | teen* | collegien* | lyceen* | (?<!(?:depuis|y\sa|hace|for)\s)1[0-7]\s?(?:ans|anos|year|yo)(?![a-z])
JEUNE > jeune* | etudiant* | young | joven | (?<!(?:depuis|y\sa|hace|for)\s)(?:1[5-9]|2\d|3\d)\s?(?:ans|anos|years?|yo)(?![a-z])
VIEUX > mamie* | papi | papis | papy | ehpad | vieux | vieille | agee? | elderly | ancian* | octogenaire* | dement* | grand mere | grand pere | (?:6[5-9]|7\d|8\d|9[0-8])\s?(?:ans|anos|years?|yo|a)(?![a-z])
FEMME > femme* | dame | fille | f\s\d\d | woman | lady | girl | mujer* | pilule | accouchee | maman
HOMME > homme* | monsieur | mr | h\s\d\d | man | male | hombre* | papi | papy | garcon | boy
GESTATION > ${GESTATION}
ENCEINTE > enceinte* | grossesse | gravid* | pregnan* | embaraz* | gestant* | parturiente* | ${GESTATION} | t[123](?=\s) | trimestre
SAPRECOCE > (?:[4-9]|1[0-9])\s?(?:sa|wga)(?![a-z]) | (?:[4-9]|1[0-9])\s?(?:weeks?|semaines?|semanas)(?=\s(?:pregnant|de\sgrossesse|enceinte)) | premier trimestre | embaraz* (?:[4-9]|1[0-9]) semanas | enceinte (?:[4-9]|1[0-9]) semaines | t1
SAPREMA > (?:2[2-9]|3[0-6])\s?(?:sa|wga)(?![a-z]) | (?:2[2-9]|3[0-6])\s?(?:weeks?|semaines?|semanas)
ACCOUCHEE > accouchee* | accouchement | post partum | postpartum | postnatal | posparto | cesarienne* | a accouche | jeune mere | after delivery | gave birth | lochies
ALLAITE > allait* | tire lait | breastfe* | breast feeding | lactancia | amamant*
FAMILLE > famille | tous | toute tablee | entourage | convives | fratrie | frere* | clients | collegues | whole family | toda familia | household | classe | creche
VOYAGE > retour | rentre | revient | voyage* | back from | returned from | travel* | vuelve | vuelta
MER > mer(?![a-z]) | plage | baign* | nage* mer | sea | beach | swim* | mar | playa | banist* | banando* | lagon | snorkel*
PAYSDERAGE > maroc* | algeri* | tunis* | morocco | marruec* | egypt* | turqui* | turkey | inde | india | bali | thailand* | afri* | asie | asia | bresil | mexi* | philippin*
TROPIQUES > martinique | guadeloupe | antilles | reunion | guyane | thailand* | bresil* | brazil | brasil | asie | asia | indonesie* | bali | vietnam | cambodge | inde | india | mexique | mexico | caraib* | caribbean | colombi* | philippines | polynesie | caledonie | tropi*
TESTICULE > testicul* | testi[sc]* | bours* | scrot* | escrot* | couille*
VERGE > verge | gland | penis | penien* | pene | meat
PREPUCE > prepuce | decalott* | recalott* | foreskin | prepucio
VULVE > vulv* | vagin* | grande levre | genital*
ANUS > anus | anal | anale | perianal* | marge anale | ano
AINE > aine | inguin* | groin | ingle | ombilic* | nombril | umbilic*
FID > fid | fosse iliaque d | fosse iliaque dr* | right iliac* | right lower quadrant | rlq | rif | fosa iliaca derecha | bas ventre droite | ventre en bas a droite | mcburney
FIG > fig | fosse iliaque g | fosse iliaque gauche | left iliac* | left lower quadrant | llq | lif | fosa iliaca izquierda | ventre en bas a gauche
HCD > hypochondre d | hypochondre dr* | hcd | sous cotes droit* | right upper quadrant | ruq | hipocondrio derecho
FLANC > lombaire* | flanc* | fosses? lombaire* | loin | flank | fosa renal | fosa lumbar | lumbar
PELVIS > pelvi* | bas ventre | lower abdom* | hypogastr* | suprapubic | bajo vientre
VENTRE > ventre | abdom* | belly | barriga | tripa | vientre
DOS > dos | rachis | rachialgi* | lombalgi* | dorsalgi* | lombaires? | lumbar | back pain | low back | espalda | fesse | omoplate* | interscapul* | shoulder blades? | escapul* | entre les epaules
THORAX > thora* | poitrine | chest | pecho | torax | torac* | precordial* | retrosternal*
SEIN > sein | seins | mammaire* | breast | mama
OREILLE > oreille* | otalgi* | auricul* | ear | oido | oreja
CONDUIT > conduit | tragus | pavillon | baigneur | ear canal | conducto auditivo
TYMPAN > tympan* | eardrum | tympanic* | timpano
OEIL > oeil | yeux | ocul* | eye | eyes | ojo | ojos
CORNEE > corne[ae]* | corneen*
PAUPIERE > paupiere* | palpebra* | eyelid* | parpado*
NEZ > nez | nasal* | narine* | nose | nariz
BOUCHE > bouche | buccal* | mouth | boca
GORGE > gorge | amygdal* | tonsil* | throat | garganta | pharyng* | odynophag* | angine | luette
DENT > dent | dents | molaire* | incisive* | canine | tooth | teeth | diente* | muela*
MACHOIRE > machoire* | mandibul* | maxillaire* | jaw | joue | joues | jugal* | cheek
COU > cou | cervical* | neck | cuello
DOIGT > doigt* | index | pouce | pulpe | majeur | auriculaire | finger* | thumb | dedo
GROSORTEIL > gros orteil | big toe | great toe | dedo gordo | metatarso*
EXTREMITES > orteils | doigts | bouts des doigts | toes | fingers
MAIN > main | mains | hand | hands | mano | manos | paume* | palms
PIED > pied | pieds | plante* | feet | foot | soles | pies
POIGNET > poignet* | wrist* | muneca*
TABATIERE > tabatiere* | snuffbox | snuff box | tabaquera
COUDE > coude* | elbow* | codo | palette humerale
BRAS > bras | brazo | arm
EPAULE > epaul* | shoulder | hombro
GENOU > genou* | knee* | rodilla*
HANCHE > hanche* | hip | cadera
CHEVILLE > cheville* | malleol* | ankle* | tobillo*
TENDON > talon | tendon* | derriere cheville | heel | achille* | mollet | calf
MOLLET > mollet* | calf | calves | pantorrilla* | gemelo*
JAMBE > jambe* | membre inferieur* | leg | pierna* | bras | pied | foot | arm | pie | brazo | main
TIBIA > tibia* | pretibia* | devant des jambes | shins | espinillas
COTE > costal* | cotes | rib | ribs | costilla* | k\d{1,2}(?=\s)
FACE > joue | joues | machoire | visage | v[123] | face | jaw | cara | mejilla | dents
DOULEUR > doul* | mal | hyperalgi* | algi* | pain* | hurts? | sore | agony | dolor* | duele* | tendu*
GONFLE > gonfl* | oedem* | tumefi* | tumefact* | swollen | swell* | hinchad* | hincha* | enfl* | gros | grosse | enorme | bigger
BOULE > boule* | bosse* | grosseur* | tumefact* | masse | lump* | bulto* | nodul*
ROUGE > roug* | erythem* | red | roj[ao]*
CHAUD > chaud* | hot | warm | caliente*
BLEU > bleu | bleue | bleut* | violac* | violet* | purple | morad* | bluish | blueish | azulad*
BLANC > blanc* | pale* | white | palid*
FROID > froid* | glac* | cold | fri[ao]s?
PUS > pus | purul* | collection* | fluctu* | point* blanche
BRUTAL > brutal* | d un coup | soudain* | subit* | sudden* | brusc[ao]* | brusque* | de repente | repent* | depuis \d{1,2}\s?h | for \d hours | (?:one|two|three|\d) hours | hace \d horas | started \d hours
VOMIT > vomi* | nause* | throwing up | nauseas
FIEVRE > fievre* | febri* | fiebre | fever* | fievreu* | pyrexi* | (?:3[89]|4[01])[.,]\d | (?<!\d[.,])(?:39|40|41)(?=\s?(?:°|,|;|$|\.)) | (?:temp|temperature|t°?)\s?(?:39|40|41)
APYRETIQUE > apyret* | afebri* | (?:pas|sans) (?:de )?fievre | no fever | sin fiebre | en forme
EUPNEE > pas d essouffl* | pas de dyspnee | no breathless* | no dyspn* | sin disnea | sans dyspnee | respire bien | pas essouffl* | not short of breath
FRISSONS > frisson* | rigor* | chills | escalofrio*
ARTICULATION > genou* | poignet* | coude* | hanche* | epaule* | cheville* | knee* | wrist* | elbow* | hip | shoulder | ankle* | rodilla* | muneca* | codo | cadera | hombro | tobillo*
PRURIT > prurit* | gratt* | demang* | itch* | picor | pica | picazon
NUIT > nuit* | nocturn* | soir | night* | noche | insomni* | overnight
INSOMNIANT > insomniant* | pulsatil* | s asseoir | bat la nuit | throbbing
ERUPTION > eruption* | exanth* | exantem* | rash | maculo* | rougeurs? | erupcion*
VESICULES > vesicul* | bulles? | petites bulles | cloque* | blister* | ampolla* | bouton*
EROSIONS > erosion* | ulcerat* | aphte* | ulcers? | llagas
TOUX > toux | touss* | cough* | tos | tose
GANGLIONS > ganglion* | adenopath* | lymph node* | neck node* | adenopati*
FATIGUE > fatigu* | epuis* | asthen* | tired | cansad*
COURBATURES > courbatu* | myalg* | mialg* | muscle ache* | aching
DIARRHEE > diarrh* | diarrea | diarrhoea | selles liquides | courante | turista | loose stools
DIARRHEESANG > diarrhee* sangl* | diarrhee* glair* | glairosangl* | diarrhee sang | bloody diarr* | bloody stool* | selles sangl*
CEPHALEE > cephal* | maux de tete | mal tete | mal de tete | headache* | cefalea
CONVULSE > convuls* | secouss* | seiz* | shook | shaking fit | crise generalis* | crise epilep* | trembl[a-z]* (?:4 | quatre) membres | shook all | sacudidas | shaking all four
DYSURIE > brul* urin* | brul* mictionn* | dysuri* | disuri* | nitrit* | leuco* | burning urine | burns pee* | pollakiuri* | bu positive
HEMATURIE > hematuri* | bu sang* | sang urine* | blood dipstick | blood urine | sangre orina
CHUTE > chut* | tomb* | fell | fall | cae | caid[ao]* | caida
COUP > coup | coups | ballon | choc | punch* | golpe | hit
TORDU > tord* | tors* | roul* cheville | rolled | twist* | torcio | inversion | valgus | varus | craqu* | lache
DEFORME > deform* | devi* | angul* | bent | en s
FOURMIS > fourmi* | paresthes* | tingl* | hormigue* | picotement*
CONFUS > confus* | somnol* | desorient* | endormi | dort | ralenti* | delir* | coma* | drowsy
VIROSE > gastro | grippal* | rhino* | rhume | viral* | virose | vaccin* | covid | angine
SUEURS > sueur* | transpir* | sweat* | sudor*
TREMBLE > trembl* | tremor* | temblor*
ALCOOL > alcool* | ethyl* | alcohol* | drink* | drinker | bebedor* | oh(?=\s)
ANTICOAGULE > avk | eliquis | apixaban | anticoag* | xarelto | rivaroxaban | acenocumarol | sintrom | warfarin* | coumadin* | previscan | aspirin* | kardegic
IMMUNODEPRIME > methotrexat* | metho | metotrexat* | humira | enbrel | adalimumab | infliximab | rituximab | biotherap* | tacrolimus | ciclosporin* | mycophenol* | corticother* | prednison* | prednisolon* | immunosup* | immunodep* | inmunosup* | steroids | corticoides | biologic* | biologique* | greffe* | transplant* | trasplant*
IMMOBILE > platre* | yeso | cast | alite* | flight | avion | vuelo | chirurgie | prothese* | surgery | cirugia | post op*
DOPPLER > doppler* | echodoppler | ecodoppler
ARYTHMIE > acfa | ac fa | fa | arythmi* | polyvasculaire* | fibrillation
`;

/** Of these classes, the places of the body. */
export const SITES: readonly string[] =
  "TESTICULE VERGE PREPUCE VULVE ANUS AINE FID FIG HCD FLANC PELVIS VENTRE DOS THORAX SEIN OREILLE CONDUIT TYMPAN OEIL CORNEE PAUPIERE NEZ BOUCHE GORGE DENT MACHOIRE COU DOIGT GROSORTEIL MAIN PIED POIGNET TABATIERE COUDE BRAS EPAULE GENOU HANCHE CHEVILLE TENDON MOLLET JAMBE TIBIA FACE".split(
    " ",
  );

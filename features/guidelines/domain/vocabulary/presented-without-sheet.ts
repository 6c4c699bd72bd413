// How the common diseases that have no sheet yet present, in the form of presentations.ts: so that
// what they explain better is not answered by the sheet that explains some of it. A word in capitals
// is a class of sign-classes.ts or person-classes.ts, a stroke stands between words any of which will
// do; places of the body after the name (@BOUCHE) are the only ones that it is of. A row goes the day its sheet is written, to the table of the sheets.
export const PRESENTED_WITHOUT_SHEET = `
thrombose-veineuse-profonde | -6 RESPIREDOULEUR | 3 mollet | 1.5 mollet chaud | 1.5 mollet gonfle | 1.5 mollet douloureux | 2 echodoppler | 1 unilateral | 1 vol | 1 avion | 1 voyage | 1 anticoagule | 1 anticoagulation | 1 platre | 1 ddimereshauts | -4 dyspnee | -4 hemoptysie | -4 douleur thoracique | -4 syncope | -4 embolie | -4 spo2basse | -3 tachycardie | -3 loge | 2 MOLLET DOULEUR | 5 EUPNEE MOLLET | 1 IMMOBILE | 1.5 MOLLET GONFLE | 1 DOPPLER | -5 VEINEDURE | -4 CLAQUEMENT | -4 ETIREMENT
convulsion-febrile | 4.5 convulsions fievre enfant | 4.5 convulsions fievre nourrisson | 4.5 convulsions fievre bebe | 4 convulsions febriles | 2.5 convulsions fievre mois | 1 fievre | -4 purpura | -4 raideur nuque | -3 persistant | -3 subintrantes | -3 adulte | -3 coma | 4.5 CONVULSE FIEVRE BEBE/ENFANT | 1 RECUPERE CONVULSE FIEVRE | -6 PURPURA/purpura | -5 raideur | -5 persistant | -5 RETINE | -5 intraveineux
traumatisme-cranien | 4 bosse tete | 4 tombe tete | 4 chute tete | 4 tombee tete | 4 coup tete | 3 traumatisme tete | 3 choc tete | 1 scanner | 1 bosse | 1 tombe | 1 chute | -6 tonnerre | -4 tensionbasse | -4 hemiplegie | -3 glasgowbas | 4 TETECHOC | 1 ANTICOAGULE TETECHOC | 1 VOMIT TETECHOC | 1 VIEUX/BEBE TETECHOC | -6 CHUTEANCIENNE | -6 NEZ | -6 tonnerre | -6 glasgowbas | -5 CONVULSE
brulure | 4 brule surface | 4 brulee surface | 4 brulure surface | 4 brule flamme | 3 brule explosion | 3 brulure flamme | 2 brule visage | 2 suies | 2.5 phlyctenes ebouillante | 3 ebouillante | 3 parkland | -5 urines | -5 mictionnelles | -4 thoracique | -4 retrosternale | -4 oeil | 3 BOUILLANT | 1.5 BOUILLANT VESICULES | 2 BOUILLANT SURFACE | 1 BOUILLANT BEBE/ENFANT | 2 VESICULES SURFACE | -6 OEIL ROUGE
colique-nephretique | 4 lombaire hematurie | 4 flanc hematurie | 2.5 lombaire brutal | 2 lombaire irradiant | 1.5 lombaire bu | 1.5 ketoprofene lombaire | 1.5 lombaire vomissements | 1 lombaire | -5 fievre | -4 jambes | -4 enceinte | -3 dechirante | 2 FLANC VERSAINE | 2 FLANC DOULEUR BRUTAL | 2 FLANC HEMATURIE | 1 APYRETIQUE FLANC | 1.5 VERSAINE HEMATURIE | 1 agitation/agite FLANC | -6 FIEVRE | -5 ENCEINTE | -5 CHUTE | -4 BATTANTE | -4 JUSQUAUPIED
pyelonephrite | 5 fievre lombaire | 5 fievre flanc | 4 frissons lombaire | 2 leucocytes nitrites | 2 bu | 1.5 brulures mictionnelles lombaire | 1 enceinte | -4 tensionbasse | -4 marbrures | -3 vertebral | 4 FLANC FIEVRE | 1.5 DYSURIE FLANC FIEVRE | 1 FRISSONS FLANC | 1 FEMME FLANC FIEVRE | -6 tensionbasse | -5 DISQUE | -5 DREPANO | -5 hemoculture | -4 BATTANTE | -3 VENTRE FIG | -4 raideur rachis
intoxication-au-monoxyde-de-carbone | 5 hbco | 5 carboxyhemoglobine | 2.5 chaudiere | 2.5 brasero | 2 chauffage | 2 famille cephalee | 1.5 cephalee chaudiere | 1.5 vomissements chaudiere | 1.5 cephalee chauffage | 1.5 vomissements famille | 2.5 CHAUFFAGE FAMILLE | 2.5 CHAUFFAGE CEPHALEE/VOMIT | 2 FAMILLE CEPHALEE | -6 FIEVRE | -6 FLUSH | 2 FAMILLE CHAUFFAGE CEPHALEE/VOMIT/MALAISE
hypothermie | 4 temperaturebasse | 2 neige | 2 rechauffe | 2 rechauffement | 1 froid | 1 bradycardie | 1 noye | -3 sepsis | 4 TRESFROID | 1.5 DEHORS TRESFROID | 1 LENT/bradycardie TRESFROID | 2 frissonne DEHORS TRESFROID
hemorragie-du-post-partum | 4 accoucher saigne | 4 accouche saigne | 4 accouchement saigne | 4 accouchement saignement | 4 delivrance saignement | 3 uterus mou | 3 atonie uterine | 3 sulprostone | 1.5 oxytocine | -3 douleur thoracique
syncope | 4 perte connaissance breve | 4 perte connaissance effort | 4 perte connaissance prodromes | 3 perte connaissance debout | 2 perte connaissance | 1 bloc branche | -4 convulsions | -4 tete | -4 dyspnee | -4 hemiplegie | -4 glycemiebasse | 3 PDCBREVE | 1.5 RECUPERE PDCBREVE | 1.5 DEBOUT PDCBREVE | 1 PALEUR/SUEURS PDCBREVE | -5 CONVULSE | -4 TETECHOC | -4 diabetique | -4 THORAX | -4 OEIL
entorse-de-cheville | 4 inversion pied | 4 inversion cheville | 4 malleole | 3 cheville tordue | 3 cheville tordu | 3 ottawa | 2 cheville oedeme | 2 cheville gonfle | -4 fievre | -4 ouverte | 4 CHEVILLE TORDU | 1 CHEVILLE GONFLE | -6 CLAQUEMENT | -5 FIEVRE | -5 MORDU
goutte | 4 gros orteil | 3 orteil rouge | 3 metatarsophalangienne | 2 colchicine | 2 hyperuricemie | 2 uricemie | 1 nuit | -3 noir | -3 plaie | 4.5 GROSORTEIL ROUGE/DOULEUR | 1 NUIT GROSORTEIL | 1 diuretique/thiazidique/alcool GROSORTEIL | -6 JUSQUAUPIED
appendicite | 4 fosse iliaque droite | 3 fid | 4 mcburney | 1.5 fid fievre | 1.5 fid defense | 4 lower quadrant | 1 vomissements | -3 hcg | -3 metrorragies | 3 FID | 1 FIEVRE FID | 1 DEFENSE FID | 1 VOMIT FID | 1 BRUTAL FID | 1 DOULEUR FID | -4 TESTPOSITIF | -4 SAIGNE | -4 OVAIRE | -3 DYSURIE
peritonite | 4 pneumoperitoine | 4 ventre bois | 4 abdomen bois | 4 contracture abdominale | 4 dolor abdominal tabla | 4 abdominal tabla | 3 defense generalisee | 3 air diaphragme | 3 CONTRACTURE VENTRE | 3.5 AIRLIBRE | 1.5 AIRLIBRE VENTRE | 1 FIEVRE CONTRACTURE VENTRE | 1.5 CONTRACTURE ains | -6 ENCEINTE | -6 PLAIE
cholecystite | 4 murphy | 2.5 hypochondre droit | 2 hypochondre droit fievre | 1 vesicule | -4 ictere | -4 lipasehaute | 3 HCD | 1.5 FIEVRE HCD | 4 MURPHY | 1 VESICULEBILIAIRE HCD/MURPHY | -4 JAUNE
angiocholite | 4.5 ictere fievre douleur | 4.5 ictere fievre frissons | 4 ictere fievre hypochondre | 3 voie biliaire dilatee | -4 nouveau ne | -4 voyage | 4 JAUNE FIEVRE | 1.5 CHOLEDOQUE JAUNE | 1 FRISSONS JAUNE | 1 DOULEUR/HCD JAUNE | -5 BEBE | -5 endemie | -5 VOYAGE
occlusion-intestinale | 4 arret matieres gaz | 4 niveaux hydroaeriques | 4 vomissements fecaloides | 3 meteorisme vomissements | 2 bride | 3 ARRETGAZ | 1.5 VOMIT ARRETGAZ | 1.5 BALLONNE ARRETGAZ | 1.5 BALLONNE VOMIT | 1.5 CICATRICE ARRETGAZ | 2 CICATRICE BALLONNE | -4 GRAINCAFE | -4 AINE BOULE | -4 SANSSELLES
torsion-testiculaire | 4 douleur testicule | 4 douleur testiculaire | 4 bourse douloureuse | 3 scrotum douloureux | 2 testicule ascensionne | -4 fievre | -4 noires | 2.5 TESTICULE | 1.5 TESTICULE DOULEUR | 1.5 TESTICULE BRUTAL | 1 TESTICULE ADO/ENFANT/JEUNE | 2 ASCENSIONNE | 1 VOMIT TESTICULE | -5 FIEVRE | -4 ECOULEMENT | -4 ROUGE
grossesse-extra-uterine | 4 hcg metrorragies | 4 hcg douleur pelvienne | 4 retard regles metrorragies | 4 retard regles douleur | 4 hcg uterus vide | 3 hcg pelvienne | 2 RETARDREGLES | 1.5 RETARDREGLES SAIGNE | 1.5 TESTPOSITIF DOULEUR | 1.5 PELVIS DOULEUR RETARDREGLES/TESTPOSITIF | 3 UTERUSVIDE | 1.5 SAIGNE TESTPOSITIF | 1 scapulalgie TESTPOSITIF/RETARDREGLES | 1 FID/FIG TESTPOSITIF
dissection-aortique | 4 dechirante | 3 asymetrie tensionnelle | 2.5 elargissement mediastin | 2.5 mediastin elargi | 2 migratrice dos | -3 ventre | 4 DECHIRANTE THORAX | 2.5 ASYMETRIE THORAX | 2 MEDIASTIN DECHIRANTE | 1.5 DOS THORAX BRUTAL | 4 DECHIRANTE DOS | 2.5 ASYMETRIE DOS | 1.5 ASYMETRIE DECHIRANTE | 1 hypertendu/hta DECHIRANTE
pericardite | 4 frottement pericardique | 4 soulagee penche | 4 soulagee antefexion | 4 sus decalage diffus | 3 douleur thoracique penche | 4.5 PENCHE THORAX | 3 FROTTEMENT THORAX | 2.5 STDIFFUS | 1.5 VIROSE THORAX | 1 JEUNE THORAX
accident-ischemique-transitoire | 5 hemiplegie regressif | 5 hemiplegie regressive | 5 aphasie regressif | 5 aphasie regressive | 4 deficit regressif | 4 deficit transitoire | 4 aphasie transitoire | 4 hemiplegie transitoire | 4 deficit resolutif | 4 aphasie resolutif | 6 REGRESSE DEFICIT | 5 REGRESSE hemiplegie/aphasie/facial | 1.5 MINUTES REGRESSE DEFICIT | 1 BRAS REGRESSE | -5 diabetique | -5 glycemiebasse | -5 CONVULSE | -4 FIEVRE
vertige | 4 vertige nystagmus | 4 vertige rotatoire | 4 tete tourne | 2 nystagmus | -4 hemiplegie | -4 dysarthrie
laryngite | 4 toux aboyante | 4 toux rauque | 3 aboyante | 2 stridor enfant | -3 urticaire | 3.5 ABOIE | 1.5 INSPIRATION | 1 BEBE/ENFANT ABOIE | 1 INSPIRATION BEBE/ENFANT | 0.5 NUIT ABOIE | -5 BAVE | -4 TRIPODE
invagination | 4 pleurs paleur | 4 rectorragie nourrisson | 3 pleurs paroxystiques | 3 boudin | -3 fievre | 3 PLEURS PALEUR | 1.5 PLEURS BEBE | 2 SANGCOUCHE BEBE | 1 SANGCOUCHE PLEURS | 0.5 VOMIT PLEURS | -4 FIEVRE
ischemie-aigue-de-membre | 4 jambe froide | 4 pied froid | 4 membre froid | 3 jambe pale | 3 pied pale | 1.5 pouls aboli | -3 fracture | -3 hypothermie | 3 JAMBE FROID | 1.5 SANSPOULS JAMBE | 1.5 JAMBE PALEUR/BLANC | 1 JAMBE DOULEUR | 1 BRUTAL JAMBE FROID | -4 COUDE | -4 fracture | -4 FIEVRE | -4 inconscient | -3 DEHORS
retention-aigue-durine | 4 globe vesical | 4 globe prostate | 3 globe sonde | -5 jambes | -5 vertebral | -5 paraplegie | 3.5 NURINEPLUS | 4 GLOBE | 1.5 NURINEPLUS GLOBE | 1.5 PROSTATE NURINEPLUS/GLOBE | 1 VIEUX/HOMME NURINEPLUS | -5 creatininehaute | -5 paraparesie | -5 DOS | -5 SELLE | -5 EROSIONS | -5 SCHIZOCYTES | -4 DIARRHEE | -4 iec | 1 GLOBE VIEUX/HOMME
luxation-depaule | 4 epaulette | 4 epaule deformee | 3 epaule chute | 2 epaule impotence | 3 EPAULE EPAULETTE | 1.5 EPAULE CHUTE/rugby | 1.5 EPAULE DEFORME | -6 CLAVICULE
angine | 4 odynophagie fievre | 4 amygdales fievre | 3 amygdales exsudat | 3 amygdales blanches | -4 trismus | -4 stridor | 2.5 GORGE DOULEUR FIEVRE | 1.5 GORGE ENDUIT | 1 GORGE FIEVRE | 0.5 GANGLIONS GORGE | -5 TRISMUS | -5 BAVE | -5 ERUPTION | -5 RATE | -5 LUETTE | -4 AVALEOBJET | -5 FATIGUE | -5 RISQUESEXUEL | -5 GRANITE
otite-moyenne-aigue | 4 otalgie fievre | 4 tympan bombe | 4 tympan bombant | 3 otalgie | 3 OREILLE FIEVRE | 2 TYMPAN BOMBE | 1.5 TYMPAN ROUGE | 1 BEBE/ENFANT OREILLE DOULEUR | 1 BEBE/ENFANT TYMPAN | -6 CONVULSE | -5 PISCINE | -5 TRAGUS | -5 KOPLIK | -5 VESICULES | -5 raideur
gastro-enterite | 4 diarrhee vomissements nourrisson | 4 diarrhee vomissements enfant | 4 diarrhee vomissements fievre | 3 diarrhee vomissements | 2 selles liquides | -4 urticaire | -4 voyage | -3 sang | -3 purpura | 2 DIARRHEE | 2 DIARRHEE VOMIT | 1 FAMILLE DIARRHEE | 1 BEBE/ENFANT DIARRHEE | 1 rehydratation DIARRHEE | -5 DIARRHEESANG | -5 CUEILLETTE | -4 SCHIZOCYTES | -4 AREFLEXIE | -4 CLONUS | -4 MANQUE | -4 THON | -4 endemie | -4 urticaire | -4 ANSES/ATROCE | -4 THYROIDE
varicelle | 4 vesicules enfant | 4 vesicules cuir chevelu | -4 dermatome | -4 hemithorax | -4 mains | 2.5 VESICULES AGESDIFFERENTS | 1.5 VESICULES ENFANT | 1 PRURIT VESICULES ENFANT | 1 PRURIT AGESDIFFERENTS | 1.5 AGESDIFFERENTS ENFANT PRURIT | -5 BOUCHE | -5 FAMILLE NUIT | -5 CHUTE | -5 BOUILLANT
syndrome-serotoninergique | 4 clonus | 3 clonus fievre | 2 tremblements sertraline | 2 tramadol clonus | 2.5 CLONUS | 2.5 CLONUS SEROTONINE | 1.5 SEROTONINE FIEVRE | 1 SEROTONINE SUEURS/TREMBLE CLONUS | 1 SEROTONINE agitation CLONUS | -6 ENCEINTE | -5 BEBE
syndrome-malin | 4 rigidite fievre | 4 rigidite hyperthermie | 2 neuroleptique fievre | -4 nuque | 3 NEUROLEPTIQUE RIGIDE | 2.5 NEUROLEPTIQUE FIEVRE | 2 CPK RIGIDE | 1 CPK NEUROLEPTIQUE | 2 hyperthermie NEUROLEPTIQUE
coup-de-chaleur | 4 marathon fievre | 4 course fievre confusion | 4 canicule fievre | 4 canicule coma | 3 marathon confusion | 3 CANICULE FIEVRE | 2 CANICULE CONFUS/inconscient/coma | 1.5 PEAUSECHE CANICULE | 1 41 CANICULE | 2.5 CANICULE hyperthermie | -6 natremiebasse | -5 NEUROLEPTIQUE
noyade | 4 repeche | 4 piscine inconscient | 3 fond piscine | 3 DELEAU TOUX | 2 DELEAU crepitants/spo2basse | 1.5 DELEAU RECUPERE | 2 DELEAU consciente | -8 SANSVIE | -8 OREILLE/CONDUIT | -6 pouls absent | -6 gasps | -6 COL
electrisation | 4 courant electrique | 4 choc electrique prise | 3 volts | -4 defibrillation | -4 fv | 4.5 VOLTS | 1 VOLTS brulure/MAIN | -8 ecg derivations | -8 defibrillation
syndrome-de-loge | 4 platre douleur | 4 loge tendue | 4 mollet tendu etirement | -3 fievre
epistaxis | 4 saigne nez | 4 saignement nez | 4 meche nez | 5 SAIGNEDUNEZ | 1 ANTICOAGULE SAIGNEDUNEZ | -5 COUP | -5 NEZCASSE
guillain-barre | 4 areflexie ascendant | 4 paresthesies ascendantes | 4 deficit ascendant | 4 dissociation albuminocytologique | 2.5 MONTE FOURMIS/DEFICIT/faiblesse | 2.5 AREFLEXIE | 1.5 AREFLEXIE MONTE | 1 DIARRHEE AREFLEXIE/MONTE | 1 FOURMIS AREFLEXIE | -5 ALCOOL
insuffisance-surrenale-aigue | 4 melanodermie | 3 corticoides arret hypotension | 3 corticoides arret tensionbasse | 2.5 CORTICOIDESARRETES tensionbasse/hypotension/collapsus | 2 BRONZE hypotension/tensionbasse/AMAIGRI | 1.5 CORTICOIDESARRETES VOMIT/VIROSE | 1.5 VOMIT BRONZE | 2 natremiebasse CORTICOIDESARRETES/BRONZE | 1.5 kaliemiehaute CORTICOIDESARRETES/BRONZE | 1 glycemiebasse CORTICOIDESARRETES
phlegmon-periamygdalien | 4 trismus odynophagie | 4 trismus fievre | 3 luette deviee | 2.5 TRISMUS GORGE | 2.5 LUETTE GORGE | 1.5 TRISMUS LUETTE | 1 FIEVRE TRISMUS GORGE | -5 DENT | -5 CARIE
tamponnade | 3 PARADOXAL | 3 EPANCHEMENTCOEUR | 2 JUGULAIRES EPANCHEMENTCOEUR | 2 tensionbasse/hypotension EPANCHEMENTCOEUR | 1 JUGULAIRES | 1 mediastin/cancer EPANCHEMENTCOEUR | -4 PENCHE
tachycardie-supraventriculaire | 3 QRSFINS | 1.5 REGULIER RAPIDE | 1.5 RAPIDE QRSFINS | 1 BRUTAL RAPIDE | 2 VAGALE RAPIDE | 1 JEUNE RAPIDE | -6 IRREGULIER/ondepabsente/irregulier/irregular
bloc-auriculo-ventriculaire | 3 PDISSOCIEES | 1.5 LENT | 1 VIEUX LENT | 1.5 MALAISE LENT | 1.5 isoprenaline/isoprenalina | -3 dialyse | -3 kaliemiehaute | -4 TRESFROID
anevrisme-aorte-abdominale | 3 BATTANTE | 1.5 FLANC/VENTRE/DOS BRUTAL | 1 VIEUX DOULEUR | 1 tensionbasse/hypotension DOULEUR | 1 MALAISE/PALEUR BATTANTE
crise-hypertensive | 3.5 TASEVERE | 1 SANSSIGNE TASEVERE | 1.5 PAPILLE TASEVERE | 1 CEPHALEE TASEVERE | 0.5 VIEUX TASEVERE | 1 CONFUS TASEVERE | 1 proteinurie TASEVERE | -5 ENCEINTE | -5 DEFICIT | -5 hemiplegie/aphasie | -5 dyspnee | -5 orthopnee | -4 crepitants/mousseux | -4 THORAX | -4 TETECHOC | -4 tonnerre | -4 scope/thrombolyse/nihss
endocardite-infectieuse | 2.5 SOUFFLE FIEVRE | 2 VALVE FIEVRE | 1.5 HEMOCULTURES VALVE/SOUFFLE | 2 TOXICO FIEVRE | 2 OSLER | 1 SOUFFLE VALVE | 1 TOXICO SOUFFLE | -4 chimiotherapie
myocardite | 1.5 JEUNE TROPONINE | 2 VIROSE TROPONINE | 1 THORAX VIROSE | 2.5 CORONAIRESNORMALES | 1 DEBIT VIROSE | 1.5 JEUNE VIROSE DEBIT | 1 JEUNE THORAX VIROSE
thrombose-veineuse-superficielle | 3.5 VEINEDURE | 1.5 VARICE VEINEDURE | 1 ROUGE/DOULEUR VEINEDURE | -4 FIEVRE
tachycardie-a-qrs-larges | 2.5 QRSLARGES | 2 QRSLARGES RAPIDE | 1 coronarien/infarctus QRSLARGES | -4 kaliemiehaute | -4 dialyse | -4 tricyclique | -4 SANSPOULS | -4 pouls absent
choc-cardiogenique | 2 DEBIT | 2.5 DEBIT tensionbasse/hypotension | 1.5 FROID/marbrures DEBIT/infarctus | 1.5 infarctus tensionbasse | 1.5 dobutamine DEBIT | 1 lactatehaut DEBIT | -4 FIEVRE | -4 VIROSE | -4 st+
diverticulite | 3 FIG | 1 FIEVRE FIG | 1.5 SIGMOIDE FIG | 1 crp FIG | 1 DOULEUR FIG | 3 SIGMOIDE FIEVRE VENTRE | -4 TESTPOSITIF | -4 OVAIRE | -4 SAIGNE
hernie-etranglee | 3 AINE BOULE/GONFLE | 2 IRREDUCTIBLE AINE/BOULE | 1.5 VOMIT AINE | 1 DOULEUR AINE | -4 TESTICULE
ischemie-mesenterique | 2.5 ATROCE VENTRE | 2 ARYTHMIE VENTRE | 1.5 lactatehaut VENTRE | 1 BRUTAL VENTRE | 2 ANSES VENTRE | 2 ANSES DOULEUR | 1 DIARRHEESANG ATROCE
volvulus-du-colon | 4.5 GRAINCAFE | 2.5 VENTRE BALLONNE VIEUX | 2 BALLONNE alite/dement/SIGMOIDE | 1 ARRETGAZ BALLONNE VIEUX
hemorragie-digestive-basse | 4 SANGROUGEANUS | 1 ANTICOAGULE SANGROUGEANUS | 0.5 VIEUX SANGROUGEANUS | -5 BOULE | -5 BEBE | -3 MALALASELLE | -4 melena/hematemese
hemorroides | 3.5 ANUS BOULE | 2 ANUS BLEU | 1 ANUS BOULE DOULEUR | -5 FIEVRE | -5 PUS | -4 INSOMNIANT CHAUD
fissure-anale | 4 MALALASELLE | 2 ANUS MALALASELLE | 1.5 ANUS CONTRACTURE/constip | -4 BOULE | -4 PUS
encephalopathie-hepatique | 3 FLAPPING | 2 FLAPPING cirrhose/cirrhotique/child | 2.5 cirrhose/cirrhotique/child CONFUS | 1.5 lactulose CONFUS
constipation | 4 SANSSELLES | 1 VIEUX/ENFANT SANSSELLES | -4 VOMIT | -4 BALLONNE
abces-anal | 3 ANUS PUS | 1.5 ANUS INSOMNIANT | 1.5 ANUS FIEVRE | 1.5 ANUS CHAUD/ROUGE | 1.5 ANUS BOULE PUS/CHAUD/FIEVRE | -4 BLEU | -4 VERS
prostatite | 2 HOMME FIEVRE DYSURIE | 1.5 FIEVRE DYSURIE PROSTATE | 3 TRDOULOUREUX | 1.5 TRDOULOUREUX FIEVRE | 1 HOMME TRDOULOUREUX | 1 FRISSONS DYSURIE HOMME | -4 TESTICULE | -4 FLANC
orchi-epididymite | 2 TESTICULE | 2.5 TESTICULE FIEVRE | 1 TESTICULE GONFLE/CHAUD | 1 TESTICULE DYSURIE/ECOULEMENT | 1 sonde TESTICULE | -4 APYRETIQUE | -4 ASCENSIONNE
paraphimosis | 2.5 PREPUCE | 2.5 COINCE PREPUCE | 2.5 COINCE VERGE GONFLE | 1 GONFLE PREPUCE
priapisme | 5 ERECTION
fausse-couche | 2 ENCEINTE SAIGNE SAPRECOCE | 1.5 CAILLOTS ENCEINTE | 1.5 CRAMPES SAIGNE ENCEINTE | 3 SANSCOEUR SAPRECOCE | 1.5 ENCEINTE SAIGNE | -5 UTERUSVIDE | -5 UTERUSDUR
torsion-dannexe | 2 OVAIRE DOULEUR | 2.5 BRUTAL OVAIRE | 1 VOMIT OVAIRE | 1.5 OVAIRE PELVIS/FIG/FID | 1 DOPPLER OVAIRE | -4 SAIGNE | -5 UTERUSVIDE
hematome-retroplacentaire | 3 UTERUSDUR ENCEINTE | 2 UTERUSDUR SAIGNE | 1.5 FOETUS UTERUSDUR | 1 BRUTAL UTERUSDUR | 1.5 hta UTERUSDUR | 2 UTERUSDUR
menace-daccouchement-premature | 2.5 CONTRACTE SAPREMA | 2 COL SAPREMA | 1.5 CONTRACTE COL | 1 ENCEINTE CONTRACTE SAPREMA | -6 POUSSE | -5 SAIGNE
rupture-des-membranes | 3 PERDEAUX | 2 PERDEAUX ENCEINTE/SAPREMA | 1 PERDEAUX APYRETIQUE | 1 CONTRACTE | -6 POUSSE | -6 CONTRACTE
contraception-durgence | 3 NONPROTEGE | 1.5 NONENCEINTE NONPROTEGE | 0.5 FEMME/JEUNE NONPROTEGE | -5 ECOULEMENT | -5 RISQUESEXUEL | -5 FIEVRE | -5 DYSURIE
hyperemese-gravidique | 2.5 ENCEINTE VOMIT | 2.5 ENCEINTE INCOERCIBLE | 2 ENCEINTE AMAIGRI | 2 ENCEINTE CETONES | 1 SAPRECOCE VOMIT/AMAIGRI | 2 SAPRECOCE VOMIT INCOERCIBLE/AMAIGRI | -6 tensiongravidique | -6 DIARRHEE | -5 DOULEUR VENTRE | -5 FIEVRE
mastite-lactationnelle | 2 SEIN ALLAITE | 2 SEIN ROUGE/GONFLE/DOULEUR | 1.5 SEIN FIEVRE/FRISSONS | 1 CHAUD SEIN
endometrite-du-post-partum | 2.5 ACCOUCHEE FIEVRE | 3 LOCHIES | 2 LOCHIES ACCOUCHEE FIEVRE | -4 SEIN | -5 tensiongravidique
bartholinite | 3 VULVE BOULE/GONFLE | 1.5 BOULE VULVE DOULEUR/CHAUD/ROUGE | 1 asseoir VULVE | 1.5 PUS VULVE BOULE | -5 VESICULES | -5 ENCEINTE
candidose-vaginale | 3 PERTESBLANCHES | 2 VULVE PRURIT | 1.5 PERTESBLANCHES PRURIT | 1 VULVE ROUGE PERTESBLANCHES | -5 EROSIONS | -5 FIEVRE
fievre-du-nourrisson | 4.5 FIEVRE BEBEJEUNE | 1 SANSFOYER FIEVRE | -6 CONVULSE | -5 PURPURA | -5 TOUX | -5 ACCOUCHEE | -5 ENCEINTE | -5 ROUGE | -5 DOS | -4 tirage | -5 SEIN | -4 DIARRHEE | -4 FEMME/HOMME/VIEUX | -5 VOYAGE/endemie | -5 VALVE/SOUFFLE | -5 RISQUESEXUEL | -5 HEMOCULTURES | -5 APYRETIQUE
stenose-du-pylore | 3.5 ENJET BEBE | 1.5 AFFAME BEBE | 1 VOMIT ENJET BEBE | 2 AFFAME VOMIT BEBE | -3 FIEVRE | 1.5 olive | 1 alcalose ENJET/VOMIT
rougeole | 2 ERUPTION YEUXROUGES/NONVACCINE | 2 KOPLIK | 1.5 YEUXROUGES TOUX | 1.5 NONVACCINE ERUPTION | 1 FIEVRE ERUPTION KOPLIK/TOUX | 1.5 KOPLIK ERUPTION | -5 LEVRESFISSUREES | -5 TROPIQUES
scarlatine | 2 LANGUE | 2 GRANITE | 1.5 GRANITE ERUPTION/ROUGE | 1.5 GORGE GRANITE/LANGUE | 1 FIEVRE LANGUE | 2 ERUPTION LANGUE
infection-a-enterovirus | 4 MAIN BOUCHE VESICULES/EROSIONS | 2 MAIN PIED VESICULES | 2 MAIN PIED EROSIONS | 1 BEBE/ENFANT MAIN VESICULES/EROSIONS | -5 CROUTES
kawasaki | 2.5 LEVRESFISSUREES FIEVRE | 2 FIEVREJOURS YEUXROUGES/LEVRESFISSUREES/LANGUE | 1.5 YEUXROUGES LEVRESFISSUREES/LANGUE | 1 GANGLIONS LEVRESFISSUREES | 1 ERUPTION LEVRESFISSUREES | 1 ENFANT/BEBE LEVRESFISSUREES FIEVRE | -5 DREPANO | 1.5 LANGUE LEVRESFISSUREES ENFANT/BEBE | 1 YEUXROUGES ENFANT/BEBE FIEVREJOURS
vascularite-a-iga | 3 PURPURA ENFANT | 1.5 PURPURA ARTHRALGIES | 1.5 PURPURA VENTRE/colique | 1.5 PURPURA APYRETIQUE | 1 PURPURA HEMATURIE | -6 FIEVRE | -5 plaquettesbasses
syndrome-hemolytique-et-uremique | 2.5 SCHIZOCYTES | 2 DIARRHEESANG SCHIZOCYTES | 2 DIARRHEESANG ENFANT plaquettesbasses/creatininehaute/oligurie/NURINEPLUS | 2.5 ENFANT SCHIZOCYTES | 2 SCHIZOCYTES creatininehaute/oligurie/NURINEPLUS | 1 plaquettesbasses/thrombopenie SCHIZOCYTES
pronation-douloureuse | 3 TIRE ENFANT/BEBE | 2 INERTE BRAS ENFANT | 1.5 INERTE TIRE | -4 GONFLE
synovite-aigue-transitoire | 2.5 BOITE ENFANT | 2 HANCHE ENFANT | 1.5 HANCHE BOITE | 1.5 APYRETIQUE BOITE/HANCHE | 1 VIROSE BOITE | -5 FIEVRE | -5 SURPOIDS | -4 ROTATIONEXTERNE
epiphysiolyse | 2.5 SURPOIDS BOITE/HANCHE/AINE | 1.5 ADO/ENFANT BOITE | 1.5 ROTATIONEXTERNE ADO/ENFANT | 2.5 TETEFEMORALE ADO/ENFANT/SURPOIDS | 1.5 BOITE ROTATIONEXTERNE
syndrome-du-bebe-secoue | 2.5 RETINE BEBE | 2 SECOUE BEBE | 1.5 SECOUE RETINE | 1.5 CONVULSE APYRETIQUE BEBE | 1 VOMIT SECOUE BEBE | 1 BEBE SECOUE PALEUR
coqueluche | 4 QUINTES | 1 TOUX semaine/mois | 1 BEBE QUINTES | 1 FAMILLE QUINTES | -5 AVALEOBJET | -5 BRUTAL
gale | 2.5 PRURIT NUIT | 2 PRURIT FAMILLE | 3 SILLONS | 1.5 SILLONS PRURIT | -6 ANUS | -6 VERS
impetigo | 3 CROUTES | 1.5 CROUTES FACE/BOUCHE/NEZ | 1 CROUTES ENFANT | 1 VESICULES CROUTES | -5 muqueuse | -5 decollement | -5 AGESDIFFERENTS
oxyurose | 4 VERS | 2.5 ANUS PRURIT | 1.5 ANUS PRURIT NUIT | 1 ANUS PRURIT ENFANT/FAMILLE
ictere-du-nouveau-ne | 3 JAUNE BEBEJEUNE | 3 BILIRUBINE BEBEJEUNE | 2 BILIRUBINE JAUNE | 1 BILIRUBINE ENCEINTE | 4 JAUNE BEBE | 2.5 BILIRUBINE
fracture-supracondylienne | 2.5 COUDE ENFANT | 2 COUDE DEFORME/GONFLE CHUTE | 1 COUDE CHUTE | 1.5 COUDE SANSPOULS/FROID/BLANC | 1 DEFORME COUDE ENFANT
otite-externe | 2 CONDUIT | 2 PISCINE OREILLE/CONDUIT | 2.5 TRAGUS OREILLE/CONDUIT | 1 OREILLE DOULEUR TRAGUS/CONDUIT | -4 CONVULSE
rhinosinusite | 2.5 MACHOIRE MOUCHAGE DOULEUR | 2 MOUCHAGE DOULEUR | 1.5 front/oeil MOUCHAGE DOULEUR | 1 PUS/pulsatile MOUCHAGE | -5 EXOPHTALMIE | -5 BEBE | -5 raideur
epiglottite | 2 BAVE | 2.5 TRIPODE BAVE | 1.5 BAVE FIEVRE | 1.5 INSPIRATION BAVE | 1.5 AVALE BAVE INSPIRATION/TRIPODE | 1 NONVACCINE BAVE | -6 CAUSTIQUE | -5 ABOIE | 1 NONVACCINE TRIPODE | 1 FIEVRE TRIPODE
vppb | 3 TOURNE POSITION | 2.5 TOURNE SECONDES | 1 ENTENDPLUS SECONDES | -4 CONTINU
nevrite-vestibulaire | 2 TOURNE CONTINU | 2.5 NYSTAGMUS TOURNE CONTINU | 1.5 VOMIT TOURNE CONTINU | 1.5 entend/auditif/surdite TOURNE CONTINU | 1 brutal TOURNE CONTINU | -6 DEFICIT | -5 CEPHALEE | -5 SECONDES
surdite-brusque | 4 ENTENDPLUS | 1 BRUTAL/matin ENTENDPLUS | 1 TYMPAN ENTENDPLUS | -6 TOURNE | -6 PUS | -6 FIEVRE
conjonctivite | 2 OEIL ROUGE | 2.5 OEIL COLLE | 1 OEIL PUS | 1 OEIL PRURIT COLLE | 1 FAMILLE OEIL COLLE | -6 LENTILLES | -6 CORNEE | -5 DOULEUR OEIL | -5 FIEVRE | -5 troubles visuels
keratite | 3 LENTILLES OEIL | 2 TACHECORNEE | 1.5 LENTILLES CORNEE | 1 photophobie/DOULEUR LENTILLES | 1 ROUGE LENTILLES OEIL | 1.5 TACHECORNEE OEIL
traumatisme-oculaire | 5 CAUSTIQUE OEIL | 4 RECUDANSLOEIL OEIL | 1 COUP RECUDANSLOEIL | 1 troubles RECUDANSLOEIL | -5 LENTILLES
uveite | 3 PERIKERATIQUE OEIL | 2 PUPILLEPETITE OEIL | 1 OEIL DOULEUR PERIKERATIQUE | 1 photophobie OEIL PERIKERATIQUE | 2 PERIKERATIQUE PUPILLEPETITE | 1.5 ROUGE OEIL PERIKERATIQUE | -5 SECONDES
cellulite-orbitaire | 2.5 PAUPIERE GONFLE/ROUGE FIEVRE | 2.5 EXOPHTALMIE FIEVRE | 1.5 EXOPHTALMIE PAUPIERE | 1.5 sinusite EXOPHTALMIE | 1 OEIL ROUGE FIEVRE EXOPHTALMIE | -5 THYROIDE
cellulite-dentaire | 2 MACHOIRE GONFLE | 2.5 DENT/CARIE GONFLE | 1.5 CARIE MACHOIRE | 1.5 DENT MACHOIRE FIEVRE | 1.5 CARIE FIEVRE/TRISMUS | 1.5 CARIE COU | -5 CHUTE | -5 AVALE mange
mononucleose | 1.5 GORGE/ENDUIT GANGLIONS | 2.5 RATE GORGE/GANGLIONS/FATIGUE | 1.5 FATIGUE GORGE/ENDUIT | 2 AMOXICILLINE ERUPTION GORGE/GANGLIONS | 1 JEUNE GANGLIONS ENDUIT/GORGE | 1 GORGE GANGLIONS FATIGUE
paralysie-faciale | 3 FERMEPLUSLOEIL | 2.5 FRONT facial/FERMEPLUSLOEIL/BOUCHE | 1 FERMEPLUSLOEIL BOUCHE/facial/FACE | 1 FERMEPLUSLOEIL normal | -6 VESICULES | -6 OREILLE | 1.5 FERMEPLUSLOEIL FRONT
thrombose-veineuse-cerebrale | 2.5 CEPHALEE SINUSVEINEUX | 1.5 CEPHALEE PILULE | 1.5 CEPHALEE PAPILLE | 1.5 CEPHALEE CONVULSE PILULE | 1.5 PILULE SINUSVEINEUX | 1.5 VOMIT CEPHALEE PILULE | -6 tensiongravidique | -6 TASEVERE
queue-de-cheval | 4 SELLE | 2 SPHINCTERS DOS/JUSQUAUPIED | 2.5 SELLE SPHINCTERS | 1.5 SELLE DOS/JUSQUAUPIED | 2.5 JUSQUAUPIED SPHINCTERS | -5 cancer | -5 metastases
sciatique | 3 JUSQUAUPIED | 1.5 DOS JUSQUAUPIED | 1 DOULEUR JUSQUAUPIED | -6 SELLE | -6 SPHINCTERS | -5 FIEVRE | -5 cancer | -5 VARICE | -5 MOLLET GONFLE | -5 metastases
lombalgie | 4 TOURDEREINS | 1 DOS APYRETIQUE | 1 TOURDEREINS arret | 1 TOURDEREINS neuro | -6 FIEVRE | -6 SELLE | -6 JUSQUAUPIED | -5 cancer | -5 SPHINCTERS | -5 metastases
premiere-crise-epilepsie | 4 CONVULSE PREMIEREFOIS | 1.5 LANGUEMORDUE PREMIEREFOIS | 1.5 RECUPERE CONVULSE PREMIEREFOIS | 2 LANGUEMORDUE CONVULSE | 1.5 CONVULSE PREMIEREFOIS MINUTES | -6 FIEVRE | -6 ENCEINTE | -6 natremiebasse | -6 persistant
hematome-sous-dural | 3 CHUTEANCIENNE CONFUS/CEPHALEE/ANTICOAGULE/hemiparesie | 1.5 VIEUX CHUTEANCIENNE | 1 ANTICOAGULE CHUTEANCIENNE | 4 CROISSANT | 1 CHUTEANCIENNE DEFICIT | -4 DOS
myasthenie | 2 PTOSIS | 2 FATIGABILITE PTOSIS | 1.5 PTOSIS AVALE | 1 PTOSIS DEFICIT | 2 rach | 1.5 diplopie PTOSIS | 1.5 FATIGABILITE machoire/AVALE
gayet-wernicke | 2.5 CONFUS ATAXIE | 2 EXOPHTALMIE/NYSTAGMUS CONFUS | 1.5 ALCOOL ATAXIE CONFUS/DESORIENTE | 2 THIAMINE CONFUS/ATAXIE | 2 THIAMINE DESORIENTE | 1.5 DESORIENTE ATAXIE | 2 EXOPHTALMIE ATAXIE | 1.5 THIAMINE EXOPHTALMIE
confusion-aigue | 3 DESORIENTE VIEUX | 1.5 NUIT DESORIENTE VIEUX | 1 BRUTAL DESORIENTE VIEUX | 1 fluctue/fluctuant DESORIENTE | 1.5 hallucination DESORIENTE VIEUX | 1 sonde DESORIENTE | -6 ALCOOL | -5 natremiebasse | -5 glycemiebasse | -5 tensionbasse
ictus-amnesique | 4 BOUCLE | 1 BOUCLE neuro/normal/deficit | 1 BOUCLE souvient/rien
nevralgie-du-trijumeau | 4 DECHARGES FACE | 1.5 DECHARGES SECONDES | 1 DECHARGES carbamazepine | -6 VESICULES
trouble-panique | 3 PEURDEMOURIR | 1.5 FOURMIS PEURDEMOURIR | 1 PEURDEMOURIR RAPIDE | 1.5 HYPERVENTILE FOURMIS | 1 HYPERVENTILE PEURDEMOURIR | -5 st+ | -5 troponine | -4 urticaire | -4 VIEUX
sevrage-alcoolique | 3 ARRETALCOOL ALCOOL | 1.5 TREMBLE ARRETALCOOL | 2 ZOOPSIES ALCOOL/ARRETALCOOL | 1 SUEURS ARRETALCOOL | 1 TREMBLE ALCOOL ZOOPSIES
trouble-bipolaire | 2 INSOMNIESANSFATIGUE | 2.5 INSOMNIESANSFATIGUE EXALTE | 2 EXALTE | 1 antidepresseur EXALTE | -6 ACCOUCHEE | -5 ALCOOL | -4 PEURDEMOURIR
premier-episode-psychotique | 4 VOIX | 2.5 PERSECUTE JEUNE/ADO | 2 PERSECUTE hallucination/hallucinations | 1.5 cannabis PERSECUTE | 1 JEUNE/ADO VOIX | -6 VIEUX | -6 ACCOUCHEE | -6 FIEVRE | -5 ALCOOL
intoxication-alcoolique | 3 IVRE | 1.5 IVRE ADO/VOMIT/reveillable | 1 ALCOOL IVRE | 1.5 IVRE surveillance/titube/somnole | 1.5 hypotherme IVRE | -5 ATAXIE CONFUS | -6 comprimes | -5 agitation | -5 glasgowbas | -5 ZOOPSIES | -5 TETECHOC | -5 avp
sevrage-opioides | 3 OPIOIDES MANQUE | 1.5 OPIOIDES DIARRHEE/CRAMPES | 1.5 OPIOIDES COURBATURES | 2 OPIOIDES arrete/plus/manque | -6 myosis | -6 inconscient
intoxication-aux-champignons | 3.5 CUEILLETTE VOMIT/DIARRHEE | 1.5 CUEILLETTE cytolyse/tp/asat | 1 FAMILLE CUEILLETTE
ingestion-de-caustiques @BOUCHE @GORGE @COU @THORAX @VENTRE | 4 CAUSTIQUE | 1 AVALE/BAVE CAUSTIQUE | 1 bu CAUSTIQUE
envenimation | 4 CROCHETS MORDU/GONFLE/piqure/PIED | 1.5 GONFLE MORDU | 1 VOMIT CROCHETS | 2 MORDU randonnee/montagne/foret | -6 ANIMAL | -5 urticaire
psychose-puerperale | 4.5 ACCOUCHEE DELIRE | 1 BEBE DELIRE ACCOUCHEE | 1 insomnie ACCOUCHEE | 4.5 ACCOUCHEE CONFUS agitation | -5 tensiongravidique
fracture-du-poignet | 2.5 POIGNET FOURCHETTE | 2 POIGNET CHUTE | 1.5 POIGNET DEFORME | 1 VIEUX POIGNET CHUTE | -5 TABATIERE | -5 FIEVRE
fracture-du-femur | 3.5 RACCOURCIE | 1.5 ROTATIONEXTERNE RACCOURCIE | 1 CHUTE RACCOURCIE | 2 VIEUX CHUTE HANCHE | 1 VIEUX RACCOURCIE
rupture-du-tendon-dachille | 3 CLAQUEMENT TENDON/CHEVILLE | 2 SURLAPOINTE TENDON/CHEVILLE | 1.5 CLAQUEMENT SURLAPOINTE | 1.5 thompson | -6 GENOU
fracture-de-la-clavicule | 4 CLAVICULE | 1.5 CLAVICULE CHUTE/BOULE | 1 BEBE CLAVICULE
entorse-du-genou | 2.5 GENOU TORDU | 2.5 GENOU LAXITE | 1 GENOU GONFLE TORDU/LAXITE | -6 FIEVRE | -6 BOITE | -5 ouverte | -5 SURPOIDS
panaris | 2.5 DOIGT PUS | 1.5 DOIGT ROUGE/GONFLE INSOMNIANT/ONGLE | 2 ONGLE DOIGT/ROUGE | 1.5 DOIGT INSOMNIANT | 1.5 NUIT ONGLE | -6 DOIGTCROCHET | -6 MORDU
phlegmon-des-gaines | 4 DOIGT DOIGTCROCHET | 1 PLAIE/FIEVRE DOIGTCROCHET | 1 GONFLE DOIGTCROCHET | -5 GROSORTEIL
fracture-du-scaphoide | 4.5 TABATIERE | 1 CHUTE TABATIERE
fracture-de-cote | 3 COTE DOULEUR | 1.5 COTE CHUTE/COUP | 1.5 COTE radio | 1 COTE normal/symetrique | -6 avp | -6 HCD | -6 tirage | -6 FIEVRE | -6 murmure
fracture-des-os-propres-du-nez | 3 NEZCASSE | 2 NEZ COUP | 1.5 NEZ DEFORME | 1 SAIGNE NEZCASSE
rhabdomyolyse | 3 CPK | 2 URINESFONCEES | 1.5 CPK URINESFONCEES | 1.5 MUSCLES CPK/URINESFONCEES | -8 NEUROLEPTIQUE | -6 RIGIDE
traumatisme-dentaire | 4 DENTTOMBEE | 1 CHUTE DENTTOMBEE | 1 ENFANT DENTTOMBEE | -6 FIEVRE
morsure | 4 ANIMAL MORDU | 1 PLAIE/MAIN MORDU | -6 urticaire
tetanos | 2.5 TRISMUS SPASMES | 2 SPASMES PLAIE | 2 TRISMUS PLAIE | 1.5 NONVACCINE TRISMUS/SPASMES | 1.5 RIGIDE PLAIE SPASMES | 1 RIGIDE MACHOIRE SPASMES
accident-exposition-au-sang | 4.5 AIGUILLE | 1 SOIGNANT AIGUILLE
grippe | 2 FIEVRE COURBATURES | 1.5 TOUX COURBATURES | 1.5 EPIDEMIE COURBATURES | 1 FAMILLE COURBATURES | -6 VOYAGE | -6 endemie | -6 TROPIQUES | -6 OPIOIDES
dengue | 2 TROPIQUES FIEVRE | 2.5 DERRIERELESYEUX | 1.5 ERUPTION TROPIQUES | 1 COURBATURES TROPIQUES | 1 plaquettesbasses TROPIQUES | 2 DERRIERELESYEUX TROPIQUES | -6 endemie
maladie-de-lyme | 2.5 ANNEAU | 2.5 TIQUE | 2 TIQUE ROUGE | 1 ANNEAU TIQUE
abces | 4 PUS BOULE | 4 FLUCTUANT | 2 PUS ROUGE/CHAUD | 1.5 PUS inciser/incision | 1 PUS APYRETIQUE | -6 ANUS | -6 DOIGT | -6 GORGE | -6 SEIN | -6 OEIL | -6 VULVE | -6 DENT | -6 NEZ | -6 TOUX | -6 DYSURIE | -6 VERGE | -6 GENOU | -6 tensionbasse
urticaire-angioedeme | 3 PRURIT plaques/urticaire EUPNEE | 2 PRURIT ta/tension normale | 2 PRURIT fugace/deplacent/papule | 3 iec quincke | 2 iec quincke adrenaline | -6 tensionbasse/hypotension | -6 dyspnee | -6 sibilants
crise-thyrotoxique | 2.5 THYROIDE FIEVRE | 1.5 THYROIDE RAPIDE | 1.5 THYROIDE agitation/CONFUS | 1 TREMBLE THYROIDE | 1 DIARRHEE THYROIDE | -6 PAUPIERE
etat-hyperosmolaire | 3 glycemiehaute SANSCETONES | 2.5 OSMOLARITE glycemiehaute | 1.5 DESHYDRATE glycemiehaute | 1.5 natremiehaute glycemiehaute | 3 SANSCETONES diabete/diabetique | 1 VIEUX glycemiehaute | 2.5 DESHYDRATE VIEUX diabete/diabetique
purpura-thrombopenique-immunologique | 2.5 PETECHIES | 2.5 PLAQUETTESTRESBASSES | 1.5 PETECHIES PLAQUETTESTRESBASSES | 1 APYRETIQUE PETECHIES | 1 VIROSE PETECHIES | -6 FIEVRE | -6 SCHIZOCYTES | -6 SUSPENDU | -5 ENCEINTE | -6 endemie
drepanocytose | 3.5 DREPANO | 1.5 DREPANO DOULEUR | 1 eva DREPANO | -5 ERECTION
syndrome-cave-superieur | 3 PELERINE | 1.5 MEDIASTIN PELERINE | 1.5 cancer PELERINE | 1 dyspnee PELERINE | -5 tensionbasse | -5 urticaire
spondylodiscite | 2.5 DOS FIEVRE | 2.5 DISQUE DOS | 1.5 HEMOCULTURES DOS | 1.5 RIGIDE/raideur DOS FIEVRE | 1 nuit/inflammatoire DOS FIEVRE | 1 crp DOS FIEVRE | -6 DYSURIE | -6 cancer | -6 raideur nuque | -6 FRISSONS FLANC | -5 TOUX
uretrite | 3.5 ECOULEMENT VERGE/HOMME | 1.5 DYSURIE ECOULEMENT | 1 JEUNE ECOULEMENT | 1.5 RISQUESEXUEL/NONPROTEGE ECOULEMENT | 2.5 ECOULEMENT DYSURIE JEUNE | -6 TESTICULE
primo-infection-vih | 2 RISQUESEXUEL | 2 FIEVRE RISQUESEXUEL | 1.5 ERUPTION RISQUESEXUEL | 1 GANGLIONS RISQUESEXUEL | 1 EROSIONS/pharyngite RISQUESEXUEL | -6 ECOULEMENT
pleuresie | 3 MATITE | 1.5 MATITE dyspnee/murmure | 1.5 MATITE epanchement | 1 MATITE APYRETIQUE | 1 MATITE base | 2 MATITE ponction | -6 toux purulent | -6 tympanisme | -6 FIEVRE TOUX
hemoptysie | 4.5 CRACHESANG | 1 CRACHESANG TOUX | -5 mollet | -5 MOLLET
scombroidose | 3.5 THON | 2 THON FLUSH | 1 THON CEPHALEE/DIARRHEE | 1 THON FAMILLE | -6 tensionbasse
erytheme-noueux | 4 NOUURES | 1.5 NOUURES TIBIA | 1 NOUURES ARTHRALGIES/FIEVRE
herpes-genital | 2.5 VULVE/VERGE VESICULES/EROSIONS | 2 VULVE/VERGE VESICULES/EROSIONS DOULEUR | 1 recidive VULVE/VERGE EROSIONS | -6 RISQUESEXUEL FIEVRE
corps-etranger | 4.5 AVALEOBJET | 1 ENFANT/BEBE AVALEOBJET | 1 AVALE AVALEOBJET | -6 urticaire | -6 FIEVRE
pendaison | 4.5 SUSPENDU | 1 SUSPENDU COU
gelures | 2.5 GELE EXTREMITES | 2 DEHORS EXTREMITES | 2 DEHORS GELE
hemorragie-sous-conjonctivale | 2.5 OEIL sang/SAIGNE | 1.5 OEIL rouge tache/nappe | 1 OEIL APYRETIQUE/indolore | -6 RECUDANSLOEIL | -6 troubles visuels | -6 perte
infection-genitale-haute | 2 PELVIS FIEVRE | 2 pertes/leucorrhees FIEVRE PELVIS | 2 mobilisation uterine/col | 1.5 FEMME PELVIS FIEVRE | 1 sterilet/diu PELVIS | -6 ACCOUCHEE | -5 ENCEINTE | -5 FLANC | -5 HOMME
orgelet | 4 PAUPIERE BOULE | 1 PAUPIERE ROUGE BOULE | 1 PAUPIERE PUS | -6 FIEVRE | -6 EXOPHTALMIE
fracture-de-cheville | 4 CHEVILLE DEFORME | 2 CHEVILLE CHUTE/TORDU DEFORME
rage | 4 ERRANT MORDU | 2 MORDU PAYSDERAGE/VOYAGE ANIMAL | 2 MORDU ANIMAL vaccin/serum | 1.5 ERRANT ANIMAL MORDU
piqure-de-meduse | 4 GELATINEUX | 2 GELATINEUX MER | 1 GELATINEUX brulure/ROUGE/DOULEUR
syndrome-thoracique-aigu | 3 DREPANO THORAX | 2 DREPANO FOYER | 1.5 DREPANO spo2basse/dyspnee | 1 DREPANO FIEVRE THORAX | -4 ERECTION
amputation-digitale | 4 DOIGTCOUPE
luxation-de-rotule | 4 ROTULELUXEE | 1 ROTULELUXEE GENOU
`;

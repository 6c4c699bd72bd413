// How the common diseases that have no sheet yet present, in the form of presentations.ts: so that
// what they explain better is not answered by the sheet that explains some of it. A row goes the day
// its sheet is written, to the table of the sheets.
export const PRESENTED_WITHOUT_SHEET = `
thrombose-veineuse-profonde | 3 mollet | 1.5 mollet chaud | 1.5 mollet gonfle | 1.5 mollet douloureux | 2 echodoppler | 1 unilateral | 1 vol | 1 avion | 1 voyage | 1 anticoagule | 1 anticoagulation | 1 platre | 1 ddimereshauts | -4 dyspnee | -4 hemoptysie | -4 douleur thoracique | -4 syncope | -4 embolie | -4 spo2basse | -3 tachycardie | -3 loge
convulsion-febrile | 4.5 convulsions fievre enfant | 4.5 convulsions fievre nourrisson | 4.5 convulsions fievre bebe | 4 convulsions febriles | 2.5 convulsions fievre mois | 1 fievre | -4 purpura | -4 raideur nuque | -3 persistant | -3 subintrantes | -3 adulte | -3 coma
traumatisme-cranien | 4 bosse tete | 4 tombe tete | 4 chute tete | 4 tombee tete | 4 coup tete | 3 traumatisme tete | 3 choc tete | 1 scanner | 1 bosse | 1 tombe | 1 chute | -6 tonnerre | -4 tensionbasse | -4 hemiplegie | -3 glasgowbas
brulure | 4 brule surface | 4 brulee surface | 4 brulure surface | 4 brule flamme | 3 brule explosion | 3 brulure flamme | 2 brule visage | 2 suies | 2.5 phlyctenes ebouillante | 3 ebouillante | 3 parkland | -5 urines | -5 mictionnelles | -4 thoracique | -4 retrosternale | -4 oeil
colique-nephretique | 4 lombaire hematurie | 4 flanc hematurie | 2.5 lombaire brutal | 2 lombaire irradiant | 1.5 lombaire bu | 1.5 ketoprofene lombaire | 1.5 lombaire vomissements | 1 lombaire | -5 fievre | -4 jambes | -4 enceinte | -3 dechirante
pyelonephrite | 5 fievre lombaire | 5 fievre flanc | 4 frissons lombaire | 2 leucocytes nitrites | 2 bu | 1.5 brulures mictionnelles lombaire | 1 enceinte | -4 tensionbasse | -4 marbrures | -3 vertebral
intoxication-au-monoxyde-de-carbone | 5 hbco | 5 carboxyhemoglobine | 2.5 chaudiere | 2.5 brasero | 2 chauffage | 2 famille cephalee | 1.5 cephalee chaudiere | 1.5 vomissements chaudiere | 1.5 cephalee chauffage | 1.5 vomissements famille
hypothermie | 4 temperaturebasse | 2 neige | 2 rechauffe | 2 rechauffement | 1 froid | 1 bradycardie | 1 noye | -3 sepsis
hemorragie-du-post-partum | 4 accoucher saigne | 4 accouche saigne | 4 accouchement saigne | 4 accouchement saignement | 4 delivrance saignement | 3 uterus mou | 3 atonie uterine | 3 sulprostone | 1.5 oxytocine | -3 douleur thoracique
syncope | 4 perte connaissance breve | 4 perte connaissance effort | 4 perte connaissance prodromes | 3 perte connaissance debout | 2 perte connaissance | 1 bloc branche | -4 convulsions | -4 tete | -4 dyspnee | -4 hemiplegie | -4 glycemiebasse
entorse-de-cheville | 4 inversion pied | 4 inversion cheville | 4 malleole | 3 cheville tordue | 3 cheville tordu | 3 ottawa | 2 cheville oedeme | 2 cheville gonfle | -4 fievre | -4 ouverte
goutte | 4 gros orteil | 3 orteil rouge | 3 metatarsophalangienne | 2 colchicine | 2 hyperuricemie | 2 uricemie | 1 nuit | -3 noir | -3 plaie
appendicite | 4 fosse iliaque droite | 3 fid | 4 mcburney | 1.5 fid fievre | 1.5 fid defense | 4 lower quadrant | 1 vomissements | -3 hcg | -3 metrorragies
peritonite | 4 pneumoperitoine | 4 ventre bois | 4 abdomen bois | 4 contracture abdominale | 4 dolor abdominal tabla | 4 abdominal tabla | 3 defense generalisee | 3 air diaphragme
cholecystite | 4 murphy | 2.5 hypochondre droit | 2 hypochondre droit fievre | 1 vesicule | -4 ictere | -4 lipasehaute
angiocholite | 4.5 ictere fievre douleur | 4.5 ictere fievre frissons | 4 ictere fievre hypochondre | 3 voie biliaire dilatee | -4 nouveau ne | -4 voyage
occlusion-intestinale | 4 arret matieres gaz | 4 niveaux hydroaeriques | 4 vomissements fecaloides | 3 meteorisme vomissements | 2 bride
torsion-testiculaire | 4 douleur testicule | 4 douleur testiculaire | 4 bourse douloureuse | 3 scrotum douloureux | 2 testicule ascensionne | -4 fievre | -4 noires
grossesse-extra-uterine | 4 hcg metrorragies | 4 hcg douleur pelvienne | 4 retard regles metrorragies | 4 retard regles douleur | 4 hcg uterus vide | 3 hcg pelvienne
dissection-aortique | 4 dechirante | 3 asymetrie tensionnelle | 2.5 elargissement mediastin | 2.5 mediastin elargi | 2 migratrice dos | -3 ventre
pericardite | 4 frottement pericardique | 4 soulagee penche | 4 soulagee antefexion | 4 sus decalage diffus | 3 douleur thoracique penche
accident-ischemique-transitoire | 5 hemiplegie regressif | 5 hemiplegie regressive | 5 aphasie regressif | 5 aphasie regressive | 4 deficit regressif | 4 deficit transitoire | 4 aphasie transitoire | 4 hemiplegie transitoire | 4 deficit resolutif | 4 aphasie resolutif
vertige | 4 vertige nystagmus | 4 vertige rotatoire | 4 tete tourne | 2 nystagmus | -4 hemiplegie | -4 dysarthrie
laryngite | 4 toux aboyante | 4 toux rauque | 3 aboyante | 2 stridor enfant | -3 urticaire
invagination | 4 pleurs paleur | 4 rectorragie nourrisson | 3 pleurs paroxystiques | 3 boudin | -3 fievre
ischemie-aigue-de-membre | 4 jambe froide | 4 pied froid | 4 membre froid | 3 jambe pale | 3 pied pale | 1.5 pouls aboli | -3 fracture | -3 hypothermie
retention-aigue-durine | 4 globe vesical | 4 globe prostate | 3 globe sonde | -5 jambes | -5 vertebral | -5 paraplegie
luxation-depaule | 4 epaulette | 4 epaule deformee | 3 epaule chute | 2 epaule impotence
angine | 4 odynophagie fievre | 4 amygdales fievre | 3 amygdales exsudat | 3 amygdales blanches | -4 trismus | -4 stridor
otite-moyenne-aigue | 4 otalgie fievre | 4 tympan bombe | 4 tympan bombant | 3 otalgie
gastro-enterite | 4 diarrhee vomissements nourrisson | 4 diarrhee vomissements enfant | 4 diarrhee vomissements fievre | 3 diarrhee vomissements | 2 selles liquides | -4 urticaire | -4 voyage | -3 sang | -3 purpura
varicelle | 4 vesicules enfant | 4 vesicules cuir chevelu | -4 dermatome | -4 hemithorax | -4 mains
syndrome-serotoninergique | 4 clonus | 3 clonus fievre | 2 tremblements sertraline | 2 tramadol clonus
syndrome-malin | 4 rigidite fievre | 4 rigidite hyperthermie | 2 neuroleptique fievre | -4 nuque
coup-de-chaleur | 4 marathon fievre | 4 course fievre confusion | 4 canicule fievre | 4 canicule coma | 3 marathon confusion
noyade | 4 repeche | 4 piscine inconscient | 3 fond piscine
electrisation | 4 courant electrique | 4 choc electrique prise | 3 volts | -4 defibrillation | -4 fv
syndrome-de-loge | 4 platre douleur | 4 loge tendue | 4 mollet tendu etirement | -3 fievre
epistaxis | 4 saigne nez | 4 saignement nez | 4 meche nez
guillain-barre | 4 areflexie ascendant | 4 paresthesies ascendantes | 4 deficit ascendant | 4 dissociation albuminocytologique
insuffisance-surrenale-aigue | 4 melanodermie | 3 corticoides arret hypotension | 3 corticoides arret tensionbasse
phlegmon-periamygdalien | 4 trismus odynophagie | 4 trismus fievre | 3 luette deviee
`;

// More of how each subject presents, in the form of presentations.ts: scores, devices, antidotes
// and signs that by themselves name one subject (four points), and what tells it from its
// neighbours.
export const SIGNS = `
pneumothorax | 4 exsufflation | 3 murmure aboli | 2.5 murmure aboli turgescence | 2 murmure aboli tensionbasse | 2 murmure aboli hypotension | 3 drain thoracique | 2 pneumothorax | 2 decollement pneumothorax | 2 longilign thoraci | 2 longilign pleural | 1.5 longilign brutal | 2 decompression | -3 foyer | -3 sibilants | -3 hemothorax | 1.5 avion | 3 MUETADROITE | 2.5 MUETADROITE JUGULAIRES | 2 MUETADROITE tensionbasse/hypotension | 1.5 MUETADROITE LONGILIGNE | 1 MUETADROITE BRUTAL | -4 TOUX FOYER | -6 MATITE
polytraumatise | 2.5 avp tensionbass | 2.5 avp glasgowbas | 4 ceintur pelvienn | 4 vittel | 4 dechocag | 4 bassin instabl | 4 incarcer | 4 fracture multiple | 4 body scanner | 2.5 fast echo hypotension | 2 traumatisme cranien hypotension | 2 traumatisme cranien permissive | 1.5 traumatisme cranien | 2 trauma cible | 1.5 trauma | 2 trauma grav | 2.5 traumatis grav | 2.5 head injury hypotension | 2 head injury | 2 ordre geste | 2 abcd | -3 bebe | -4 morsure
pneumonie-aigue-communautaire | 5 curb | 3 foyer crepitants | 2.5 foyer toux | 3 toux purulents fievre | 2.5 toux fievre crachats | 3 pleural fievre toux | 2.5 crachats rouilles | 2 crepitants fievre | 2.5 macrolide ceftriaxone | 4 antigenurie | 4 legionell | 4 legionel | 3 pneumonie inhalation | 4 pneumocoqu | 2.5 frissons pleurale | -4 urines | -3 hemodialyse | 2.5 TOUX FOYER | 1.5 FIEVRE FOYER | 1.5 FIEVRE TOUX spo2/spo2basse
fibrillation-atriale | 6 cha2ds2 | 6 hasbled | 2.5 ondepabsente | 2 cardioversion | 2.5 palpitations irregulier | 1.5 aod anticoagulation | 1.5 tachycardie irregulier | 2.5 amiodarone ralentir | 2 digoxine ralentir
hyperkaliemie | 1.5 ondepabsente | 2.5 qrs larges dialyse | 2.5 bradycardie dialyse | 2 faiblesse dialyse | 2 seance dialyse | 1.5 dialyse bradycardi | 1.5 qrs bradycardie | 1.5 faibl dialys | 1.5 jambes dialys | 4 gluconate calcium | 4 resin | 1 gluconate | 1.5 hemolys | 1.5 ramipril spironolacton | 1.5 qrs dialyse | -4 hemolytique
acidocetose-diabetique | 2.5 haleine aceton polyurie | 2 haleine aceton vomissements | 2.5 kussmaul polyurie | 2 polyurie vomissements | 2 amaigrissement polyurie | 3 corps cetonique | 2.5 acidose diabetique | 2 gliflozine vomissements | 3 gliflozine cetonemie | 2.5 euglycemiqu | 4 trou anionique insuline | 1 kussmaul | 2.5 polyurie diabetique vomissements | 2.5 pompe insuline cetonemie | 4 cetonemie glycemiehaute | -4 baisser potassium | -4 bradycardie | -4 propranolol
hypoglycemie | 4 resucrag | 3 glucagon | 2 glucose inconscient glycemiebasse | 2 glycemie sueurs | 2 glycemie confusion | 1.5 diabetique tremble | 1.5 sulfamid sueurs | 1.5 insuline sueurs | -4 betabloquant | -5 bradycardi | -4 anaphylaxie | -5 ingestion betabloquant
avc-ischemique | 1 aphasie | 2 aphasi main | 2 aphasi brutal | 2 aphasi bras | 2.5 aphasi hemiplegi | 5 nihss | 4 thrombectomi | 2.5 paralysie facial brutal | 2.5 paralysie faciale hemiplegie | 2.5 paralysie facial bras | 2 paralysie faciale aphasie | 4 hemianopsi | 2 brutal hemiplegi | 2.5 thrombolyse cerebral | 4 occlusion sylvienn | 2.5 debut reveil | 1.5 scanner hemiplegie | -5 frigor | -5 zona | -5 vesicule | -3 cephalee tonnerre
cephalee-aigue | 4 claudication machoir | 4 cephalee temporal | 3 temporal troubles visuel | 2 vs elevee temporal | 4 algie vasculair | 4 sumatriptan | 3 cephalee alerte | 2.5 cephalee troubles visuels
hemorragie-cerebrale-et-sous-arachnoidienne | 5 wfns | 5 fisher | 4 vasospasm | 3 ventricule sang | 3 ich cible | 3 anevrism cerebral | 3.5 hematome cerebral | 2.5 reversion hematome | 2.5 reversion cerebral | 4 hydrocephali | 4 anevrism | 2.5 coup tonnerre coma | 2.5 coup tonnerre raideur | 2.5 coup tonnerre vomissement
meningite-et-purpura-fulminans | 3 fievre cephale confusion | 2.5 ponction lombair fievre | 3 fievre cephale conscienc | 2.5 fievre cephal raideur | 3 prophylaxie entourage | 2.5 raideur nuque fievre | 4 lcr ponction | 4 kernig | 4 brudzinski | 4 meningocoqu | 4 purpura fievre | 2.5 photophobie fievre | 2.5 purpura enfant | 2 listeria | 2.5 listeria amoxicilline | 2.5 aciclovir confusion | 2 somnolent purpura | 4 scanner avant ponction | -4 coup tonnerre
anaphylaxie | 2.5 urticair tensionbasse | 3 erythem sibilant | 3 erythem tensionbasse | 2.5 erythem hypotension | 2 sibilants tensionbasse | 2.5 sibilants tensionbasse perfusion | 2.5 injection tensionbass | 2.5 curare urticair | 3 bronchospasme urticair | 2 allergi piqure | 2.5 allergi quinck sibilants | 4 tryptas | 3 quincke urticaire | 2.5 quincke allergi | 3 quincke piqure | 2.5 quincke aliment | 4 biphasiqu | 2 prurit | 2 prurit quincke | 2.5 dysphoni quincke | 2.5 injection urticaire hypotension | 2.5 allergi sibilant | 2 piqure hypotension | 2.5 produit contraste hypotension | 2.5 produit contraste bronchospasme | 2 allergie vomissement urticaire | 2.5 piqure urticaire | 2.5 quincke dyspnee | 2 adrenaline allergi | 2.5 stylo adrenaline | -5 bradykiniqu | -5 icatibant | -5 iec | -4 chroniqu
arret-cardiorespiratoire-adulte | 2.5 defibrillation joule | 1.5 gasps | 4 ecmo | 4 racs | 4 pouls absent | 4 aesp | 4 fv | 2.5 asystolie adrenaline | 2.5 gasps inconscient | 2 defibrillation choc | 2.5 defibrillation inconscient | 3 temoin compression | 3 capnographie compression | 3 asystolie inconscient | 2 inconscient adrenalin | 2 amiodarone choc | 2 cyanose gasps | 1.5 bleu gasps | -4 pediatriqu | -4 bebe | -4 noyade piscine
arret-cardiorespiratoire-enfant-et-nouveau-ne | 2.5 liquid teint | 2.5 apne naissance | 2.5 bradycardi naissanc | 2.5 bradycardi nouveau ne | 2 apnee nouveau ne | 2 gasps bebe | 2.5 cyanose gasps bebe | 2.5 insufflation massage | 2.5 insufflation compression | 3 nouveau ne insufflation | 3 nouveau ne ventilation | 2.5 nouveau ne hypotonie | 4 apgar | 2 hypotonie bebe | 2 bebe inconscient gasps | 2 bebe inconscient | 2 ventilation naissance | 2 joules enfant | 2 joule kg enfant | 2 adrenaline asystolie enfant | 2 enfant pouls absent | 2 noyade pouls enfant | 2 noyade enfant compression | 2 nouveau ne bradycardie | 2 prematur insufflation | 1.5 cyanose | 2 kg adrenaline fv
asthme-aigu | 2 sibilants tirag ans | 4 silence auscultatoir | 2.5 parle phrases | 2.5 parle phrase sibilants | 2.5 salbutamol nebulisation | 2.5 salbutamol sibilants | 3 dep salbutamol | 3 sulfate magnesium nebulis | 2.5 ipratropium nebulis | 2 terbutaline nebulis | 2 kétamine sibilants | 2 sibilants spo2basse jeune | -4 hypercapni | -4 bpco | -3 biberons | -4 convulsion | -4 quincke | -3 bebe
exacerbation-bpco | 2.5 tabagiqu purulent | 2.5 bronchite chronique dyspnee | 2.5 emphysem purulent | 4 anthonisen | 3 tabagique phbas | 3 hypercapni phbas | 4 88 92 | 2 tabagique hypercapni | 2 oxygene hypercapnie | -4 cetonemi
bronchiolite | 2 rhinite tirage | 2 biberons tirage | 2.5 biberons sibilant | 2 nourrisson apnee | 2.5 vrs apnee | 2 desobstruction nez nourrisson | 2 enfant biberon | 2 bebe biberon | 2 bebe sibilant | 2 biberon spo2basse | 2 nourrisson rhinite toux | 2 haut debit nasal nourrisson | 2 kine nourrisson | -4 aboyant | -5 meningite
choc-septique | 2 noradrenaline remplissage | 2.5 choc marbrure | 2.5 choc lactatehaut | 2 choc fievre | 2 sepsis | 2.5 infect tensionbass | 2.5 infect hypotension | 2 infect marbrur | 2.5 fievre marbrure | 2.5 fievre lactatehaut | 2.5 marbrures hypotension | 2 marbrure tensionbasse | 2.5 lactatehaut tensionbasse fievre | 2.5 frissons tensionbasse | 2.5 frissons hypotension | 2 hypotension sonde | 2 noradrenaline pam | 4 qsofa | 2 confusion fievre hypotension | 2 pam noradrenalin | -3 adrenaline allergi | -4 quincke
choc-hemorragique | -4 oeil | -4 main | -4 doigt | 4 garrot | 4 plaie penetrant | 4 hemorragi massiv | 4 transfusion massiv | 2 amputation saignement | 2.5 saignement anemieaigu | 2 paleur tachycardie saignement | 4 fibrinogene saignement | 3 fibrinogen | 2.5 ratio plaquett | 2.5 calcium transfusion | 2.5 hypotension permissiv | 2 permissiv cible | 2.5 reversion saignement | -4 cerebral | -4 hematom cerebral | -4 cesarienne
coma | 4 glasgow scor | 4 glasgow | 3 anisocori inconscient | 4 anisocori | 2.5 mydrias | 2 intuber inconscient | -5 nihss | -4 hematome | -4 hypercapni
crise-suicidaire | 4 suicidair | 4 suicidaire securite | 2.5 hospitalisation contrainte suicidair | 2 arme suicidaire | 2 lettre | -5 depressif sertraline
embolie-pulmonaire | 3 mollet dyspnee | 2.5 mollet spo2basse | 2.5 mollet syncope | 2 mollet brutal dyspnee | 3 postoperatoire dyspnee | 2.5 postoperatoire dyspnee brutal | 2.5 postoperatoir spo2basse | 2.5 postoperatoire d dimere | 2 pleurale dyspnee | 2.5 pleurale mollet | 2.5 pleurale hemoptysie | 2.5 pleurale postoperatoire | 2.5 hemoptysie postoperatoire | 1.5 post partum dyspnee | 2 post partum mollet | 2.5 pilule dyspnee | 2.5 pilule mollet | 4 vd dilat | 3 vd dilate troponin | 4 pesi | 4 hestia | 2.5 cancer mollet | 2.5 cancer dyspnee brutal | 2 angioscanner anticoagulation | 2.5 angioscanner well | 3 well | 4 angioscanner embolie | -6 surale | -4 hematemese | -5 adenosin
etat-de-mal-epileptique | 2.5 convulsions midazolam | 2.5 convulsions clonazepam | 2.5 convulsions voie veineus | 2.5 convulsions diazepam | 2.5 convulsions lorazepam | 2.5 convulsion reprise conscienc | 4 convulsions persistant | 2.5 convulsion generalis | 1.5 convulsion tonico | 2 levetiracetam charg | 2 levetiracetam fosphenytoine | -5 febrile simple | -4 terminee
accouchement-inopine | 4 cordon autour | 2.5 cordon bebe | 2.5 cordon enfant | 4 malina | 4 envie pousser | 4 cordon accouchement | 4 hemorragie post partum | 4 sulproston | 4 rupture membrane contraction | 4 dystocie epaul | 3 cordon clamp | 2 rupture membranes | 2.5 contractions maternit | 3 placenta saignement | 2.5 oxytocine saignement | 2 oxytocine accouchement | 4 travail obstetrical | 4 accouchement siege | -4 hypertension | -5 nourrisson fievre
hemorragie-digestive-haute | 4 blatchford | 4 rockall | 4 blakemor | 4 mallory | 4 terlipressin | 4 octreotide varices | 4 ipp ulcere | 2.5 ipp saignement | 2.5 erythromycine endoscopi | 2.5 seuil transfusionnel endoscopie | 2.5 ulcere endoscopie | -6 resucrage | -6 glycemiebasse
hyponatremie | 4 serum sale hypertonique | 4 potomani | 4 osmolali urinair | 3 correction natremi | 4 myelinolys | 4 tolvaptan | 2.5 natremiebasse convulsion | 2.5 desmopressine natremi | 2.5 restriction hydriqu natremi | -3 hypertension intracranienn
infection-urinaire-basse | 4 brulures mictionnelles | 2.5 pollakiuri brulur | 4 pollakiuri | 2.5 sfu pollakiuri | 2.5 sfu nitrit | 2.5 nitrites leucocyte | 3 urines nitrit | 2.5 urine leucocyte | 2.5 urine trouble leucocyt | 2 urines troubl sfu | 4 bacteriuri | 4 nitrofurantoin | 4 fosfomycin | 4 bandelette urinaire leucocytes | 2 femme sfu | 2 ecbu enceint | 2 sfu apyretiqu | -4 pyeloneph | -5 urethr | -4 creatininehaut
insuffisance-renale-aigue | 4 oliguri | 4 creatinine augment | 4 creatinine uree natriures | 4 kdigo | 4 hydronephros | 2.5 creatinin glob | 2 creatinin urin | 4 anuri | 3 epuration extrarenale critere | 2.5 creatinine contrast | 2.5 creatinine ains | -4 rhabdomyolys | -6 GLOBE PROSTATE
intoxication-medicamenteuse | 4 isrs comprim | 2.5 neuroleptiqu comprim | 4 psychotrope comprim | 2.5 suicid comprim | 2 surdosag | 2.5 surdosag benzodiazepin | 1.5 psychotrope | 1.5 surdosage alcool | 4 tricycliqu qrs | 4 flumazenil | 4 naloxon | 4 charbon activ | 4 centre antipoison | 4 toxidrom | 2.5 benzodiazepine ingestion | 2.5 ingestion tensionbasse | 2.5 ingestion qrs | 2.5 ingestion inconscient | 3 betabloquant ingestion | 3 propranolol bradycardi | 3 metoprolol bradycardi | 3 bisoprolol tensionbasse bradycardie | 3 glucagon bradycardi | 3 metoprolol glucagon | 3 propranolol glucagon | 3 verapamil insulin | 3 diltiazem insulin | 2.5 overdose | 2 propranolol tensionbasse | 2.5 overdose opioid | 3 bradypnee opioid | 3 bradypnee myosis | 2 bradypnee | 2.5 anticholinergiqu ingestion | 2.5 betabloquant glucagon | 2.5 betabloquant overdose | 3 overdose insulin betabloquant | 2.5 neuroleptique ingestion | 1.5 neuroleptique comprim | 2 alcool comprim | 2 antidepresseur | 2 quetiapine | 2.5 quetiapin comprim | 2.5 venlafaxin tramadol | -5 co | -5 caustiqu
intoxication-paracetamol | 4 paracetamolemi | 4 rumack | 4 acetylcystein | 3 paracetamol cytolys | 3 paracetamol hepatit | 2.5 surdosage nac | 4 surdosage paracetamol | 3 paracetamol toxiqu | 3 paracetamol flacon | 3 paracetamol ingestion enfant
oedeme-aigu-pulmonaire | 3 hta crepitant | 2.5 dyspnee crepitant | 2.5 orthopnee dyspnee | 2.5 orthopnee crepitants | 2.5 orthopnee omi | 2.5 mousseux dyspnee | 2.5 mousseux crepitant | 3 crepitants bilateral | 2.5 crepitants omi | 3 crepitant tensionhaute | 3 orthopnee tensionhaute | 2.5 furosemide dyspnee | 2 furosemide omi | 2.5 furosemide bnp | 3 derives nitres furosemid | 2.5 derives nitres tensionhaute | 2.5 derives nitres vni | 2.5 dinitrate vni | 3 furosemid vni | 1.5 furosemide crepitant | 2 assi mousseux | 2 noyade assi mousseux
douleur-thoracique-aigue | 4 douleur constrictiv | 1 constrictive | 2.5 thoracique alerte | 2.5 thoracique asymetri | 2 heart thoraciqu | 2 eliminer thoracique
syndrome-coronarien-avec-sus-decalage | 2.5 angioplastie thrombolyse | 4 porte ballon | 2.5 tenecteplase angioplasti | 3 thrombolyse angioplasti | 3 thrombolyse coronarographie | 2.5 angioplastie douleur | -4 racs
syndrome-coronarien-sans-sus-decalage | 3 grace coronarographi | 4 timi troponin | 3 grace | 3 troponine positive douleur | 3 troponine positive sous decalage | 2.5 troponinehaute douleur | -4 vd | -4 racs | -4 dilat
dermohypodermite | 3 jambe rouge fievre | 3 jambe rouge chaud | 3 placard rouge fievre | 3 placard inflammatoire | 2.5 grosse jambe rouge | 3 intertrigo fievre jambe | -4 trombose | -4 phlebite | -6 SEIN ALLAITE
toxidermie-grave | 4 nikolsky | 4 scorten | 3 decollement peau medicament | 3 bulles decollement | 3 erosion buccal eruption medicament | 3 eruption eosinophil fievre | 3 exantheme eosinophil
glaucome | 4 semi mydriase | 3 cornee trouble douloureux | 3 halos colore vomissements
baisse-dacuite-visuelle | 3 voile noir oeil | 3 voit plus oeil | 4 macula cerise | 3 eclairs voile champ visuel | 3 pluie suie
paludisme | 4 goutte epaisse | 4 parasitemi
zona | 3 vesicules dermatome | 3 vesicules hemithorax
accouchement-inopine | 4 ACCOUCHE HORSMATERNITE | 4 ACCOUCHE PLACENTA | 1 ACCOUCHE HORSMATERNITE ENCEINTE
acidocetose-diabetique | 2 HALEINE | 2 HALEINE KUSSMAUL | 2 HALEINE VOMIT | 1.5 KUSSMAUL diabetique | 1.5 INSULINE cetonemie | 1.5 cetonemie VENTRE/VOMIT
agitation | 2 ENERVE | 2 BLOUSE | 2.5 ENERVE BLOUSE | 2.5 ENERVE JEPIQUE | 2 VIOLENT BLOUSE | 1.5 VIOLENT ENERVE | 1.5 JEPIQUE BLOUSE | 2 agitation VIOLENT/BLOUSE/JEPIQUE
anaphylaxie | 2 ERUPTION SIFFLE | 2 ERUPTION PRURIT INJECTION | 2.5 urticaire/quincke/ERUPTION INJECTION RESPIREMAL/SIFFLE/hypotension/tensionbasse | 1 ERUPTION SIFFLE VOMIT | 4 LEVRESGONFLEES GORGESERREE | 2.5 LEVRESGONFLEES RESPIREMAL/tensionbasse | 1.5 GORGESERREE allergie
arret-cardiorespiratoire-adulte | 4.5 SANSPOULS inconscient/gasps/SANSVIE | -8 SANSPOULS JAMBE
arthrite-septique | 2.5 TROUBLE ARTICULATION ponction | 4.5 PONCTIONARTICULAIRE TROUBLE/NEUTROPHILES | 2 PONCTIONARTICULAIRE FIEVRE
asthme-aigu | 2 SANSPHRASES SIFFLE | 2.5 SIFFLE BOUFFEES | 1 SANSPHRASES JEUNE/ENFANT/ADO | 1.5 SANSPHRASES BOUFFEES
avc-ischemique | 4.5 PARLEPLUS MEMBREFAIBLE | 1 AUREVEIL PARLEPLUS/MEMBREFAIBLE | 1 BRUTAL MEMBREFAIBLE
baisse-dacuite-visuelle | 5 VOITPLUS OEIL | 1 VOITPLUS OEIL BRUTAL | 4.5 MOUCHES ECLAIRS | 2 MOUCHES RIDEAU | 4 RIDEAU OEIL
bronchiolite | 2.5 BEBE SIFFLE | 2 BEBE ENRHUME | 1.5 BEBE RESPIREVITE | 1.5 BEBE ENRHUME CREPITE/SIFFLE/RESPIREVITE | -4 ABOIE
choc-septique | 4 MALGREREMPLISSAGE INFECTION | 2.5 HYPOTENDU/tensionbasse INFECTION | 1.5 MALGREREMPLISSAGE FIEVRE | 1 MALGREREMPLISSAGE
compression-medullaire | 4.5 CANCER JAMBESFAIBLES | 1.5 CANCER JAMBESFAIBLES DOS/URINEPAS | 3 CANCER DOS URINEPAS
crise-suicidaire | 4.5 VEUTMOURIR
dermohypodermite | 4 JAMBE/MOLLET ROUGE FIEVRE/FRISSONS | 1 JAMBE/MOLLET ROUGE CHAUD FIEVRE | -5 ARTICULATION
embolie-pulmonaire | 2 CRACHESANG ddimereshauts | 1.5 CRACHESANG pleurale
fasciite-necrosante | 4 GENITAUX NOIRCIT | 1.5 GENITAUX PUE | 2 PEAUNOIRE JAMBE/SETENDVITE/ATROCEDOULEUR | 2.5 PEAUNOIRE GAZTISSUS | 1.5 PEAUNOIRE FIEVRE/tensionbasse | 2 GAZTISSUS SETENDVITE/ATROCEDOULEUR | 1.5 ATROCEDOULEUR VESICULES | 2 ATROCEDOULEUR CREPITE BLEU/VESICULES | 1.5 SETENDVITE JAMBE
fibrillation-atriale | 4 POULSVITE IRREGULIER | 2 IRREGULIER RALENTIR | -4 REGULIER QRSLARGES
fracture-ouverte | 6.5 OSDEHORS | 5.5 OSCASSE PLAIEREGARD | 5 PLATRESERRE ETIRERFAITMAL | -4 NEZ
glaucome | 4.5 COLLYREDILATANT OEIL DOULEUR | 2 OEIL DOULEUR FLOU | 2.5 OEIL GOUTTES FLOU | 5.5 OEILDUR
hemorragie-cerebrale-et-sous-arachnoidienne | 4.5 SANGAUSCANNER | 2 SANGAUSCANNER ANTICOAGULE | 5.5 COUPDETONNERRE NUQUE/PERDCONNAISSANCE/VOMIT | -4 FIEVRE COUPDETONNERRE
hemorragie-digestive-haute | 4.5 VOMITSANG | 2 VOMITSANG ALCOOL/VENTRE
hypoglycemie | 4.5 INSULINE PASMANGE | 1.5 INSULINE REPONDPLUS/inconscient/CONFUS | 1 SUEURS TREMBLE glycemiebasse
infection-urinaire-basse | 4 BRULEURINE | 1 BRULEURINE FEMME/ENCEINTE | 1 BRULEURINE APYRETIQUE | -6 FIEVRE | -6 FLANC | -6 HOMME | -6 tensiongravidique
intoxication-medicamenteuse | 3 PRISNOMBREUX | 1.5 PRISNOMBREUX benzodiazepine/tricyclique/CONFUS/inconscient | 1.5 PRISNOMBREUX comprimes | 4 BOITEENTIERE | 1 BOITEENTIERE PRISNOMBREUX | -6 PARACETAMOL
intoxication-paracetamol | 4.5 PARACETAMOL BUSIROP | 4.5 PARACETAMOL PRISNOMBREUX | 4.5 PARACETAMOL BOITEENTIERE | 1 PARACETAMOL BUSIROP ENFANT/BEBE
intubation-en-urgence | 5.5 INTUBER | 1 INTUBER ketamine/rocuronium/etomidate/celocurine/suxamethonium | 1 INTUBER ventiler/ventilate/ventilar
meningite-et-purpura-fulminans | 5.5 TACHESPOURPRES FIEVRE | 4 LCR TROUBLE | 4 LCR NEUTROPHILES
neutropenie-febrile | 4.5 CHIMIO FIEVRE/FRISSONNE | 4.5 SANSGLOBULES FIEVRE/FRISSONNE | 2 CHIMIO SANSGLOBULES
oedeme-aigu-pulmonaire | 2.5 COUCHEPAS CREPITE | 4 MOUSSEROSE | 2.5 COUCHEPAS MOUSSEROSE | 1.5 COUCHEPAS CARDIAQUE | 1.5 CARDIAQUE CREPITE | 1.5 COUCHEPAS RESPIREMAL | -4 MOUSSEROSE DELEAU
paludisme | 4.5 PAYSDUPALU FIEVRE | 1 VOYAGE PAYSDUPALU FIEVRE | 2 endemie FIEVRE
pneumonie-aigue-communautaire | 2.5 OMBREPOUMON TOUX | 2 OMBREPOUMON FIEVRE | 1.5 FIEVRE TOUX CREPITE
pneumothorax | 4.5 POUMONCOLLABE | 3.5 MVABOLI | 2.5 MVABOLI JUGULAIRES/tensionbasse/HYPOTENDU | 2 MVABOLI LONGILIGNE/BRUTAL/THORAX | -4 MVABOLI MATITE
polytraumatise | 4.5 CHUTEDEHAUT | -3 VEUTMOURIR
preeclampsie | 4.5 ENCEINTECONVULSE | 5 ENCEINTE tensiongravidique | 1.5 tensiongravidique PROTEINURIE ENCEINTE | 1 tensiongravidique ECLAIRS/CEPHALEE ENCEINTE
syndrome-coronarien-avec-sus-decalage | 5 STMONTE | 1.5 STMONTE SERREPOITRINE
douleur-thoracique-aigue | 4 SERREPOITRINE
toxidermie-grave | 4 PEAUPART | 2 PEAUPART MEDICAMENTAPEAU/EROSIONS/BOUCHE | 4 ERUPTION MEDICAMENTAPEAU | 1.5 ERUPTION MEDICAMENTAPEAU FIEVRE/VESICULES/LEVRESGONFLEES | 2.5 ERUPTION EOSINOPHILES | 1.5 EOSINOPHILES MEDICAMENTAPEAU | -6 PEAUPART BOUILLANT/flamme/SURFACE
zona | 3.5 MOITIE ERUPTION | 2 MOITIE ERUPTION/VESICULES valaciclovir/aciclovir | 1 VESICULES MOITIE brul | 2.5 BOUTONSGROUPES | 2 BOUTONSGROUPES MOITIE/DOULEUR/VIEUX | 4.5 VESICULES MOITIE | 1 VESICULES MOITIE DOULEUR | 3.5 VESICULES PRESDELOEIL | 1 VESICULES PRESDELOEIL ERUPTION | -4 LENTILLES
choc-hemorragique | 2.5 SAIGNEBEAUCOUP | 2 SAIGNE tensionbasse | 2 SAIGNEBEAUCOUP FROID/SUEURS/PALEUR/tensionbasse | -6 VOMITSANG | -6 SAIGNEDUNEZ | -6 ACCOUCHEE/ENCEINTE | -6 SANGROUGEANUS
etat-de-mal-epileptique | 4.5 CONVULSE SANSREVEIL | 4.5 RECRISE SANSREVEIL
pancreatite | 4 lipasehaute normal
avc-ischemique | 4.5 VISAGETORDU MEMBREFAIBLE | 4 VISAGETORDU PARLEPLUS | 1 VISAGETORDU BRUTAL/MINUTES
hemorragie-cerebrale-et-sous-arachnoidienne | 5 HEMATOMECEREBRAL | 2 HEMATOMECEREBRAL ANTICOAGULE | -5 CROISSANT | -6 sous dural
agitation | 2 VIOLENT/ENERVE MAITRISE | 2 VIOLENT/ENERVE DROGUE
embolie-pulmonaire | 3 IMMOBILE RESPIREMAL/dyspnee BRUTAL | 1.5 IMMOBILE spo2basse | 1 IMMOBILE RESPIREMAL/dyspnee
fasciite-necrosante | 2 ATROCEDOULEUR BLEU/VESICULES
compression-medullaire | 4.5 CANCER SANSTENIR
polytraumatise | 4.5 EJECTE | 1.5 EJECTE glasgowbas/tensionbasse
choc-hemorragique | 4.5 ARMEBLANCHE tensionbasse | 1.5 ARMEBLANCHE SAIGNEBEAUCOUP | 2 ARMEBLANCHE
oedeme-aigu-pulmonaire | 1.5 COUCHEPAS tensionhaute
anaphylaxie | 3.5 ERUPTION/urticaire COLLAPSUS | 2 ERUPTION/urticaire INJECTION COLLAPSUS/RAPIDE
embolie-pulmonaire | 5 MOLLET RESPIREDOULEUR | 1.5 VOYAGE/IMMOBILE RESPIREDOULEUR
crise-suicidaire | 6 POIGNETSOUVERTS
agitation | 2.5 ENERVE SOIGNANT | 2 ENERVE contention
hemorragie-digestive-haute | 4.5 SELLESNOIRES | 1.5 SELLESNOIRES ANTICOAGULE/anemieaigue
accouchement-inopine | 2.5 CONTRACTE PERDEAUX | 2.5 CONTRACTE/PERDEAUX HORSMATERNITE | -6 CONTRACTE SAPREMA
pneumothorax | 3.5 TYMPANISME | 2.5 TYMPANISME tensionbasse/hypotension | 1.5 TYMPANISME BRUTAL | -6 TYMPANISME VENTRE
arthrite-septique | 4.5 ARTICULATION TROUBLE GRAM | 1.5 ARTICULATION TROUBLE
intubation-en-urgence | 6 CORMACK
preeclampsie | 2.5 ENCEINTE plaquettesbasses | 2.5 ENCEINTE EPIGASTRE | 2.5 ENCEINTE CYTOLYSE
hypoglycemie | -8 LCR
pneumonie-aigue-communautaire | 6 ANTIGENE
meningite-et-purpura-fulminans | 3 LUMIERE FIEVRE | 2 LUMIERE NUQUEDOULEUR/NUQUE | 2 NUQUEDOULEUR FIEVRE | 1 LUMIERE FIEVRE VOMIT
`;

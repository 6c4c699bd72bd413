// Abbreviations, the company that gives them a second meaning, and that meaning.
export const SECOND_MEANINGS = `
avf | d2 d3 st+ derivation derivations ecg v1 v4 v6 miroir onde ondes inferieur | derivation ecg
vf | d2 d3 st+ derivation derivations ecg v1 v4 v6 miroir onde ondes inferieur | derivation ecg
ioa | accueil trier trie triage arrive | infirmier accueil
ts | tp tca hemostase plaquettes saignement bleeding coagulation ivy | temps de saignement
dt | sevrage alcool alcoolique hallucinations hallucinose tremblements tremens agite agitation delirant valium diazepam seresta oxazepam tranxene benzodiazepine bzd thiamine vitamine b1 b6 withdrawal zoopsies cushman ethylique oh | delirium tremens
pe | enceinte grossesse proteinurie hellp eclampsie hta preeclampsie magnesium uterin | preeclampsie
ira | virale virales respiratoire grippe covid rhinovirus rhinite hivernale | infection respiratoire
pac | pontage pontages bypass coronaire aorto mammaire | pontage coronaire
acr | albuminurie albumine microalbuminurie urinaire | albuminurie ratio
bb | maman sorti accouche accouchement placenta naissance nee delivrance ocytocine oxytocine cordon sein allaitement mois semaines jours bronchio bronchiolite fievre biberon couches ans pouls inerte | nourrisson
cap | outpatient antibiotic antibiotics amox amoxicillin ceftriaxone azithromycin pneumonia curb | pneumonie communautaire
od | tylenol paracetamol acetaminophen pills tablets opioid opioids benzo benzos tca antidepressant | overdose
hic | hydrocephalie oedeme papillaire pic derivation | hypertension intracranienne
pnn | lcr pl meninge liquide ponction raideur nuque | lcr ponction lombaire
pa | biliaire lipase lipasemie lithiasique epigastrique balthazar necrosante cholecystectomie chole | pancreatite
nac | animal animaux reptile lapin furet | animal
pf | gauche droite peripherique centrale bell front | paralysie faciale
dt | 1 2 diabete insuline metformine hba1c | diabete
rcp | cancer cancerologie oncologie oncologique onco tumeur reunion chimio chimiotherapie dossier | reunion concertation
esa | epo erythropoietine anemie dialyse hemoglobine | erythropoietine
map | noradrenaline norepinephrine norad sepsis septic septique shock choc vasopressor target 50 55 58 60 62 65 70 | pression arterielle moyenne
zona | dolor duele lumbar precordial afectada endemica mordedura herida quemadura fractura enrojecimiento hinchazon masa golpe irradiado | region anatomique
tca | anorexie boulimie alimentaire alimentaires bmi imc denutrition denutrie psychiatrie purges hyperphagie jeune adolescente | anorexie mentale
hm | anesthesie halogene halogenes succinylcholine suxamethonium celocurine dantrolene dantrium bloc capnie sevoflurane desflurane | hyperthermie maligne
mam | altitude montagne acetazolamide diamox trek refuge sommet alpiniste metres | mal aigu montagnes
fcs | aspiration metrorragies sa cytotec misoprostol rhesus rhophylac grossesse echo oeuf embryon | fausse couche
pr | ecg intervalle espace bav bloc ms conduction | espace pr
iva | occlusion stent coronaire coronarien coro angioplastie anterieur sus st stemi | coronaire
co | intox intoxication chauffage chaudiere brasero hbco ohb caisson ppm incendie fumees detecteur pompiers poisoning poele groupe electrogene | monoxyde de carbone
ei | medicament vaccin declaration pharmacovigilance | effet indesirable
aes | soignant infirmiere aiguille vih piqure tpe viral | accident exposition sang
sta | drepanocytaire drepanocytose ss echange transfusion thoracique hemoglobine | syndrome thoracique aigu
sca | spinocerebelleuse ataxie | ataxie spinocerebelleuse
tc | anticoagulant anticoagulants avk glasgow scanner chute pc perte connaissance gcs neurochirurgie | traumatisme cranien
mi | ischemie jambe membre phlebite thrombose doppler artere gauche droit oedeme pied bilateral | membre inferieur
iu | fuite fuites effort incontinence vessie | incontinence urinaire
bend | dive diving diver scuba underwater surfaced ascent | maladie caissons
gout | oeil yeux eye eyes ojo nez nose oreille drops dilater dilatar dilating collyre vision floue flou borrosa | collyre
gota | ojo ojos vision borrosa dilatar oido nariz | collyre
cluster | blister blisters vesicles spots rash | bouquet
drowning | fluid fluids crackle crackles secretions lungs sputum | etouffe
`;

// Medicines, fluids and blood products as they are said at a bedside: class, substance, brand, what
// they are for. Only names that stand for the same thing on a shelf or in an order.
export const WARD_MEDICINES = `
heparine | hnf | heparine non fractionnee | heparine sodique | heparine iv
calciparine | heparine sous cutanee | heparine calcique
heparine de bas poids moleculaire | hbpm > innohep | tinzaparine | fragmine | fraxiparine | lovenox
fondaparinux | arixtra
danaparoide | orgaran
anticoagulant de relais de l heparine > bivalirudine | argatroban | danaparoide
antivitamine k | avk > coumadine | warfarine | previscan | fluindione | sintrom
anticoagulant oral direct | aod > eliquis | xarelto | pradaxa | lixiana
antiagregant | antiplaquettaire | aap > aspirine | clopidogrel | plavix | brilique | ticagrelor | efient
aspirine | aspegic | kardegic | acide acetylsalicylique
complexe prothrombinique | ccp | ppsb | concentre de complexe prothrombinique | kanokad | octaplex
vitamine k | phytomenadione | vit k
fibrinogene | clottafact | fibryga | concentre de fibrinogene
acide tranexamique | exacyl | antifibrinolytique | tranex
thrombolytique | fibrinolytique > alteplase | actilyse | tenecteplase | metalyse
antidote des aod | idarucizumab | praxbind | andexanet
protamine | antidote de l heparine | sulfate de protamine
facteur vii active | novoseven | facteur sept active
facteur viii | facteur antihemophilique | hemophile | hemophilie
desmopressine | minirin | ddavp
plasma | pfc | plasma therapeutique | plasma lyophilise | plyo
plaquettes | concentre de plaquettes | cp plaquettaire | cpa
cgr cmv negatif irradie | sang irradie | irradie | deleucocyte | phenotype | qualificatif
albumine | vialebex | albumine humaine | alb
immunoglobulines | igiv | ig polyvalentes | privigen
immunoglobuline anti d | rhophylac | anti d | gammaglobuline anti d
immunoglobulines hepatite b | ighb | immunoglobuline anti hbs
gammatetanos | immunoglobuline antitetanique | serum antitetanique
vaccin antitetanique | rappel tetanos | revaxis | vat | tetanos
adrenaline | epinephrine | adre | adrenaline auto injectable
noradrenaline | norepinephrine | nora | nad | levophed
dobutamine | dobu | dobutrex
isoprenaline | isuprel
vasopresseur > ephedrine | phenylephrine | noradrenaline
phenylephrine | neosynephrine
amines | catecholamines | vasopresseurs | drogues vasoactives
atropine | sulfate d atropine | atropinique
amiodarone | cordarone | antiarythmique
adenosine | striadyne | krenosin
betabloquant > atenolol | bisoprolol | propranolol | esmolol | brevibloc | labetalol | trandate
antihypertenseur iv > nicardipine | urapidil | labetalol
nicardipine | loxen
urapidil | eupressyl
labetalol | trandate
esmolol | brevibloc
derive nitre | trinitrine | natispray | risordan | lenitral | nitres
furosemide | lasilix | diuretique | diuretique de l anse
spironolactone | aldactone
digoxine | digitalique | digidot | anticorps antidigitaliques
sulfate de magnesium | magnesium | mgso4
chlorure de potassium | kcl | potassium injectable | potassium | potassium concentre
chlorure de sodium | nacl | sodium hypertonique
chlorure de calcium | gluconate de calcium | calcium injectable | calcium iv
bicarbonate | bicar | bicarbonate de sodium | bicarbonates
phosphore | phocytan | phosphates
serum physiologique | nacl 0 9 | isotonique | solute sale | phy
ringer lactate | ringer | rl | cristalloides | plasmalyte | remplissage
glucose 5 | g5 | serum glucose | solute glucose | glucose 10 | g10
glucose hypertonique | g30 | g50 | glucose a 30
mannitol | osmotherapie | serum sale hypertonique
colloides > gelatine | hea | gelofusine | macromolecule
eau pour preparation injectable | eppi | eau ppi | eau sterile
insuline rapide | analogue rapide > actrapid | novorapid | humalog | apidra | umuline rapide
insuline lente | insuline basale > lantus | abasaglar | levemir | toujeo | tresiba | glargine
insuline en seringue | insuline ivse | insuline pse | insuline au pousse seringue
glucagon | glucagen | antidote hypoglycemie
metformine | biguanide | glucophage | antidiabetique oral | ado oral
gliflozine | isglt2 > dapagliflozine | forxiga | jardiance | empagliflozine
analogue du glp1 | glp1 > semaglutide | ozempic | trulicity | victoza | dulaglutide | liraglutide
sulfamide hypoglycemiant > gliclazide | diamicron | glimepiride | amarel
paracetamol | doliprane | perfalgan | efferalgan | dafalgan
anti inflammatoire | ains > ketoprofene | profenid | ibuprofene | advil | nifluril
nefopam | acupan
tramadol | topalgic | contramal
codeine | codoliprane | dafalgan codeine
opioide | morphinique | opiace | morphinomimetique > morphine | oxycodone | fentanyl | sufentanil | hydromorphone
morphine orale | skenan | actiskenan | oramorph
oxycodone | oxynorm | oxycontin
sufentanil | sufenta
remifentanil | ultiva
patch de fentanyl | durogesic | fentanyl transdermique | dispositif transdermique
naloxone | narcan | antidote de la morphine | antidote des opiaces
flumazenil | anexate | antidote des benzodiazepines
ketamine | ketalar | analgesie a la ketamine
protoxyde d azote | meopa | kalinox | entonox | gaz analgesique
anesthesique local > lidocaine | ropivacaine | bupivacaine | mepivacaine
lidocaine | xylocaine | xylo
bupivacaine | marcaine
patch anesthesiant | emla | creme anesthesiante | creme emla | anesderm
emulsion lipidique | intralipide | medialipide | lipides 20
benzodiazepine | benzo > midazolam | diazepam | clonazepam | lorazepam | oxazepam | alprazolam
midazolam | hypnovel
diazepam | valium
clonazepam | rivotril
lorazepam | temesta
oxazepam | seresta
alprazolam | xanax
hydroxyzine | atarax | premedication | anxiolyse
propofol | diprivan | hypnotique | propo
etomidate | hypnomidate
thiopental | pentothal | nesdonal
suxamethonium | celocurine | succinylcholine | curare depolarisant
curare > suxamethonium | rocuronium | cisatracurium | atracurium
rocuronium | esmeron
cisatracurium | nimbex
atracurium | tracrium
decurarisation | antagonisation du curare > sugammadex | neostigmine
sugammadex | bridion
neostigmine | prostigmine
halogene > sevoflurane | desflurane | gaz anesthesique | sevo
dantrolene | dantrium | hyperthermie maligne
dexmedetomidine | dexdor
clonidine | catapressan
neuroleptique | antipsychotique > haloperidol | loxapine | cyamemazine | risperidone | olanzapine | quetiapine | clozapine
haloperidol | haldol
loxapine | loxapac
cyamemazine | tercian
risperidone | risperdal
olanzapine | zyprexa
clozapine | leponex
lithium | teralithe | lithiemie
antidepresseur | isrs > sertraline | escitalopram
antiepileptique > keppra | levetiracetam | depakine | valproate | dilantin | phenytoine
antiparkinsonien > levodopa | modopar | sinemet
amoxicilline | clamoxyl | amox | peni | penicilline
amoxicilline acide clavulanique | augmentin | amox clav
cephalosporine | c3g > ceftriaxone | cefotaxime
ceftriaxone | rocephine
cefotaxime | claforan
cefazoline | cefazol | antibioprophylaxie | antibioprophylaxie au bloc
piperacilline tazobactam | tazocilline | piptazo | tazo
carbapeneme > meropenem | imipenem | tienam | ertapenem
glycopeptide > vancomycine | teicoplanine
teicoplanine | targocid
aminoside > gentamicine | amikacine | amiklin | genta
metronidazole | flagyl | nitro imidazole
fluoroquinolone > ofloxacine | ciprofloxacine | levofloxacine | oflocet | tavanic
cotrimoxazole | bactrim
macrolide > azithromycine | rovamycine | clarithromycine | spiramycine
fidaxomicine | dificlir | antibiotique du clostridium
antifongique > fluconazole | triflucan | caspofungine
antiviral > aciclovir | zovirax | valaciclovir | oseltamivir | tamiflu
antiretroviral > tritherapie | biktarvy | tpe vih
antipaludeen > artesunate | malacef | paludisme
antituberculeux > rifampicine | isoniazide | rifadine | tuberculose traitement
antiparasitaire | ivermectine > stromectol | ascabiol | traitement de la gale | permethrine | topiscab
corticoide | cortisone > solumedrol | methylprednisolone | prednisone | solupred | cortancyl | corticotherapie
hydrocortisone | hsh | hemisuccinate d hydrocortisone
betamethasone | celestene
maturation pulmonaire | corticoides de maturation
antihistaminique | polaramine > dexchlorpheniramine | cetirizine | anti h1
bronchodilatateur | beta2 mimetique > salbutamol | terbutaline
salbutamol | ventoline
terbutaline | bricanyl
ipratropium | atrovent | anticholinergique inhale
antiemetique | ondansetron > zophren | primperan | metoclopramide | anti vomitif | vogalene
setron > zophren | ondansetron
inhibiteur de la pompe | ipp > omeprazole | pantoprazole | esomeprazole | inexium
laxatif > macrogol | forlax | movicol | lactulose | normacol
preparation colique | purge > moviprep | picoprep | colopeg | prepa colique
antidiarrheique > loperamide | imodium | racecadotril | smecta
solute de rehydratation | sro | rehydratation orale | adiaril
charbon active | charbon | carbomix | decontamination digestive
n acetylcysteine | nac | fluimucil | antidote du paracetamol | hidonac
hydroxocobalamine | cyanokit | antidote du cyanure
bleu de methylene | methylthioninium | antidote des methemoglobines
fomepizole | antidote de l antigel | antidote methanol
resine echangeuse > kayexalate | resikali | patiromer
ocytocine | syntocinon | syntho | oxytocine > uterotonique
carbetocine | pabal
prostaglandine > sulprostone | nalador | misoprostol | cytotec | gymiso
dinoprostone | propess | prostine | maturation du col | declenchement
tocolytique > atosiban | tractocile | nifedipine | adalate | tocolyse
methergin | methylergometrine
inhibition de la lactation | blocage de la lactation > cabergoline | bromocriptine
cabergoline | dostinex
contraception d urgence | pilule du lendemain | norlevo | ellaone | levonorgestrel
cafeine | citrate de cafeine | apnees du premature
surfactant | curosurf
vitamine d | zymad | uvedose
collyre | gouttes pour les yeux | gouttes oculaires
sucre pour bebe | saccharose | glucose 30 oral | solution sucree | g30 pour la douleur
chimiotherapie | cytotoxique | chimio | anticancereux | antineoplasique
anthracycline > doxorubicine | epirubicine | adriamycine | medicament rouge
dexrazoxane | savene | cardioxane | antidote des anthracyclines
sel de platine > cisplatine | carboplatine | oxaliplatine
methotrexate | mtx | novatrex
acide folinique | folinate | elvorine
rasburicase | fasturtec | syndrome de lyse
facteur de croissance | gcsf > neupogen | filgrastim | granocyte | pegfilgrastim | lenograstim
erythropoietine | epo | aranesp
fer injectable | ferinject | venofer | fer iv
immunosuppresseur | antirejet > tacrolimus | ciclosporine | prograf
immunotherapie | anticorps monoclonal > rituximab | nivolumab | pembrolizumab
hyaluronidase | antidote des vinca | hylase
produit de contraste | iode | pdc iode | injection de contraste | gadolinium
radioelement | iode 131 | radiopharmaceutique | iratherapie
antiseptique > chlorhexidine | betadine | povidone iodee | biseptine
antiseptique alcoolique | betadine alcoolique | chlorhexidine alcoolique
stupefiant | stup | stups | medicament du coffre | stupefiants
medicament a risque | medicament a haut risque | high alert | mhr | never event
medicament thermosensible | produit du frigo | medicament a conserver au froid
medicament derive du sang | mds | derive du sang
oxygene | o2 | oxy | oxygenotherapie
monoxyde d azote | no inhale | ino
gaz medical | fluides | gaz medicaux | fluide medical
epaississant | eau gelifiee | eau epaissie | poudre epaississante
complement alimentaire | cno | complement oral | fortimel
lait | lait infantile | lait premier age | lait maternise
nutrition parenterale | npt | nutrition intraveineuse | olimel | smofkabiven | np
vasopressine | reverpleg
terlipressine | glypressine
tinzaparine | innohep
ketoprofene | profenid | bi profenid
ibuprofene | advil | brufen
ondansetron | zophren
metoclopramide | primperan
gentamicine | genta
amikacine | amiklin
nifedipine | adalate
atosiban | tractocile
misoprostol | cytotec | gymiso
fluconazole | triflucan
aciclovir | zovirax
oseltamivir | tamiflu
ivermectine | stromectol
dulaglutide | trulicity
liraglutide | victoza
empagliflozine | jardiance
dapagliflozine | forxiga
alteplase | actilyse
tenecteplase | metalyse
rifampicine | rifadine
methylprednisolone | solumedrol
prednisolone | solupred
prednisone | cortancyl
clopidogrel | plavix
ticagrelor | brilique
cefazoline | kefzol | cefacidal
oxacilline | bristopen
vancomycine | vancocine | vanco
imipeneme | tienam
caspofungine | cancidas
nalbuphine | nubain
ipratropium | atrovent | bronchodual
loperamide | imodium
macrogol | movicol | forlax
anti d | rhophylac | immunoglobulines anti d | rhophy
antivenin | viperfav | serum antivenimeux | antivenimeux
chlorure de potassium | kcl | diffu k | kaleorid | potassium oral
`;

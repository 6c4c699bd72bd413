// Trade names and foreign names of drugs, and the French name the sheets use. A trade name that
// carries several drugs gives them all. Only drugs that a sheet doses, or that a clinician may say
// beside one: the rest names nothing here.
export const DRUG_NAMES = `
xarelto > rivaroxaban
metho | metotrexato > methotrexate
neomercazole | carbimazol > carbimazole
eliquis | apixaban > apixaban
pradaxa > dabigatran
praxbind > idarucizumab
lovenox | clexane | enoxa | enoxaparin | enoxaparina | hbpm | lmwh > enoxaparine
innohep | tinzaparin | tinzaparina > tinzaparine
arixtra | fonda > fondaparinux
calciparine | hnf | ufh | heparin | heparina > heparine
actilyse | tpa | rtpa | rt-pa | t-pa | alteplase | alteplasa | activase > alteplase
metalyse | tnk | tenecteplase | tenecteplasa | tnkase > tenecteplase
brilique | brilinta > ticagrelor
efient > prasugrel
plavix > clopidogrel
kardegic | aspegic | aas | asa | aspirin | aspirina | acide acetylsalicylique > aspirine
cordarone | amiodarone | amiodarona > amiodarone
xylocaine | lidocaine | lidocaina > lidocaine
flecaine > flecainide
digoxine | hemigoxine > digoxine
seloken | lopressor > metoprolol
cardensiel | detensiel > bisoprolol
tenormine > atenolol
isoptine > verapamil
tildiem > diltiazem
loxen > nicardipine
trandate > labetalol
nimotop | nimodipino > nimodipine
coumadine | previscan | fluindione | sintrom | warfarin | warfarine | warfarina > avk
risordan | isocard | dni > dinitrate isosorbide
natispray | trinitrine | tnt | ntg | nitroglycerin | nitroglicerina | nitro > dérivés nitrés
lasilix | furo | furosemide | furosemida | lasix | seguril > furosemide
noradre | nad | norad | noradrenalina | norepinephrine | levophed > noradrenaline
adre | adrena | epinephrine | adrenaline | adrenalina | epinefrina > adrenaline
anapen | autoinjecteur | autoinjector | auto injector | epi pen | epipens | jext | emerade | stylo auto injecteur | auto injecteur > adrénaline auto injectable
dobu | dobutrex > dobutamine
ventoline | salbu | albuterol | salbumol > salbutamol
bricanyl > terbutaline
atrovent | ipratropio > ipratropium
solupred | prednisolona > prednisolone
cortancyl > prednisone
solumedrol | medrol > methylprednisolone
hydrocortisone | hsh c > hydrocortisone
mgso4 | mag sulfate | sulfato de magnesio | magnesium sulfate | magnesium sulphate | sulfate de mg > sulfate magnesium
rivotril > clonazepam
valium > diazepam
hypnovel | mida | buccolam > midazolam
temesta | ativan > lorazepam
keppra | leve > levetiracetam
prodilantin | fosphenytoin | fosfenitoina > fosphenytoine
dilantin | phenytoin | fenitoina > phenytoine
depakine | valproic | valproico > valproate
gardenal > phenobarbital
diprivan > propofol
celocurine | succinylcholine | succinylcolina | succinilcolina | suxamethonium chloride > suxamethonium
esmeron | rocuronio > rocuronium
bridion > sugammadex
hypnomidate | etomidato > etomidate
ketalar | ketamine | ketamina > ketamine
kayexalate | resikali > résine polystyrène
lokelma > cyclosilicate zirconium
veltassa > patiromere
glucagen > glucagon
g30 | g 30 > glucose g30
d50 | dextrose | dextrosa | glucose iv > glucose
novorapid | humalog | actrapid | umuline | lantus | insulin | insulina | insuline ordinaire > insuline
samsca > tolvaptan
hypertonic saline | serum sale hypertonique | salino hipertonico | suero hipertonico | nacl 3% | ssh > sérum salé hypertonique
normal saline | saline | suero salino > sérum salé
bicar | bicarb | bicarbonato > bicarbonate
exacyl | txa | tranexamic acid | acido tranexamico | tranexamic > acide tranexamique
clottafact > fibrinogene
kanokad | kcentra | beriplex | octaplex | confidex | ccp | pcc > complexe prothrombinique
cgr | culots | culots globulaires | prbc > concentrés globules rouges transfusion
pfc | ffp > plasma transfusion
sandostatine | octreotide | octreotida > octreotide
glypressine | terlipresina | terlipressin > terlipressine
inexium | mopral | ipp | ppi | pantoprazole | esomeprazole | nexium | eupantol | omeprazole > ipp omeprazole
monuril | fosfomicina | fosfomycin > fosfomycine
selexid > pivmecillinam
furadantine | nitrofurantoin | nitrofurantoina > nitrofurantoine
bactrim | tmp smx > cotrimoxazole
rocephine | ceftri | ceftriaxone | ceftriaxona > ceftriaxone
claforan | cefotaxima > cefotaxime
clamoxyl | amox | amoxi | amoxicilina | amoxicillin > amoxicilline
augmentin | amox clav | amoxiclav | amoxicilina clavulanico > amoxicilline clavulanique
pyostacine > pristinamycine
zeclar > clarithromycine
tavanic > levofloxacine
rovamycine > spiramycine
tamiflu > oseltamivir
zovirax | acyclovir > aciclovir
gentalline > gentamicine
dexa | dexamethasone | dexametasona > dexamethasone
doliprane | dafalgan | efferalgan | perfalgan | tylenol | acetaminophen | acetaminofen | apap | panadol | dolip | paraceta > paracetamol
fluimucil | nac iv | hidonac | acetylcysteine | acetilcisteina | mucomyst > acétylcystéine nac
narcan | naloxone | naloxona > naloxone
anexate | flumazenilo > flumazenil
lexomil | seresta | xanax | alprazolam | bromazepam | oxazepam | zolpidem | stilnox | imovane | bzd | benzodiacepinas | benzodiazepines > benzodiazépine
deroxat | paroxetine | prozac | fluoxetine | zoloft | sertraline | seropram | citalopram | escitalopram | seroplex | effexor | venlafaxine | cymbalta | duloxetine | mirtazapine | norset | ssri > isrs
risperdal | zyprexa | olanzapine | abilify | haldol | haloperidol | tercian | cyamemazine | loxapac | seroquel | quetiapine | largactil > neuroleptique
tegretol | carbamazepine | lamictal | theralite | teralithe | rivotril cp | atarax | hydroxyzine | donormyl | doxylamine | phenergan > psychotrope
laroxyl | anafranil | clomipramine | amitriptylin | antidepresores triciclicos > tricyclique antidépresseur
carbomix | toxicarb | charcoal | carbon activado > charbon activé
cyanokit > hydroxocobalamine
imigrane | sumatriptan | triptan > sumatriptan
primperan > metoclopramide
profenid > ketoprofene
syntocinon | ocytocine | oxytocin | oxitocina | pitocin > oxytocine
nalador > sulprostone
synagis | beyfortus > nirsevimab
diamox | acetazolamida > acetazolamide
riamet | coartem | artemether lumefantrin | artemeter lumefantrina > artemether lumefantrine
malarone | atovaquone proguanil | atovacuona proguanil > atovaquone proguanil
malacef | amivas | artesunato > artesunate
dalacine | clindamycin | clindamicina > clindamycine
zelitrex | valacyclovir | valtrex > valaciclovir
`;

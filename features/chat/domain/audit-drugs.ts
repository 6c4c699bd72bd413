// Names of drugs in French, English and Spanish, brought to one key: "adrénaline", "epinephrine"
// and "adrenalina" are the same drug, "héparine" and "énoxaparine" are not.
import { fold } from "#platform/search/normalise.ts";

export interface DrugMention {
  key: string;
  from: number;
  to: number;
}

/**
 * One word without what its language adds: accents, doubled letters, y or i, ph or f, th or t, the
 * last vowels.
 */
export function drugStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = bareStem(word);
  if (stems.size < 20_000) stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

function bareStem(word: string): string {
  const bare = fold(word)
    .replace(/[^a-z0-9]/gu, "")
    .replace(/y/gu, "i")
    .replace(/ph/gu, "f")
    .replace(/th/gu, "t")
    .replace(/ch(?=l|r|o)/gu, "c")
    .replace(/ae|oe/gu, "e");
  // Short words are abbreviations: HNF, KCl, AAS, which is not the word "as".
  if (bare.length < 5) return bare;
  return bare.replace(/(.)\1/gu, "$1").replace(/(?:um|[aeo]|es|as|os)$/u, "");
}

// Several words, or names that no rule brings together: everything on a line is one drug, its first
// name the key.
const SAME = `
adrenaline|epinephrine|adrenalina|epinefrina
noradrenaline|norepinephrine|noradrenalina|norepinefrina
salbutamol|albuterol
paracetamol|acetaminophene|acetaminophen
aspirine|acide acetylsalicylique|acetylsalicylic acid|acido acetilsalicilico|aas
acide tranexamique|tranexamic acid|acido tranexamico
acide valproique|valproate de sodium|sodium valproate|valproate|valproato|valproato sodico|acido valproico|valproic acid
sulfate de magnesium|magnesium sulfate|sulfato de magnesio|magnesium|magnesio|mgso4
chlorure de potassium|potassium chloride|cloruro de potasio|kcl
chlorure de calcium|calcium chloride|cloruro de calcio|cacl2
chlorure de sodium|sodium chloride|cloruro de sodio|serum sale hypertonique|hypertonic saline|salino hipertonico
gluconate de calcium|calcium gluconate|gluconato de calcio
bicarbonate de sodium|sodium bicarbonate|bicarbonato de sodio|bicarbonato sodico|bicarbonate
heparine non fractionnee|unfractionated heparin|heparina no fraccionada|hnf|ufh|heparine|heparin|heparina
hbpm|heparine de bas poids moleculaire|low molecular weight heparin|lmwh
insuline rapide|insuline|insulin|insulina|insuline ordinaire|regular insulin|rapid insulin|insulina rapida|short acting insulin
cristalloide|cristalloides|cristalloide isotonique|crystalloid|crystalloids|isotonic crystalloid|cristaloide|cristaloides|ringer lactate|serum physiologique|serum sale isotonique|soluté salé isotonique|normal saline|suero fisiologico
glucose|dextrose|glucosa|g10|g20|g30|g5|glucose hypertonique
oxygene|oxygen|oxigeno
amoxicilline acide clavulanique|amoxicilline clavulanate|amoxicillin clavulanate|amoxicilina clavulanico|amoxicilina acido clavulanico|amoxicillin clavulanic acid
piperacilline tazobactam|piperacillin tazobactam|piperacilina tazobactam
cyclosilicate de zirconium sodique|sodium zirconium cyclosilicate|ciclosilicato de zirconio sodico
trinitrine|nitroglycerine|nitroglycerin|nitroglicerina|derives nitres|glyceryl trinitrate
isosorbide dinitrate|dinitrate d isosorbide
bleu de methylene|methylene blue
charbon active|activated charcoal|carbon activado
immunoglobulines|immunoglobulins|inmunoglobulinas
vasopressine|vasopressin|vasopresina
curare|curares
morphine|morfina
benzodiazepine|benzodiazepines|benzodiacepina
corticoide|corticoides|corticosteroid|corticosteroids
naloxone|naloxona
protamine|sulfate de protamine
`;

// Names that no ending gives away.
const NAMES = `amiodarone lidocaine adenosine digoxine atropine isoprenaline dobutamine dopamine ephedrine phenylephrine levosimendan milrinone esmolol
labetalol nicardipine urapidil clevidipine nifedipine diltiazem verapamil furosemide bumetanide spironolactone hydrochlorothiazide indapamide mannitol
alteplase tenecteplase streptokinase urokinase reteplase clopidogrel prasugrel ticagrelor cangrelor abciximab tirofiban enoxaparine tinzaparine dalteparine nadroparine
fondaparinux bivalirudine argatroban apixaban rivaroxaban dabigatran edoxaban warfarine fluindione acenocoumarol idarucizumab andexanet phytomenadione
midazolam diazepam lorazepam clonazepam clobazam propofol ketamine etomidate thiopental phenobarbital phenytoine fosphenytoine levetiracetam lacosamide carbamazepine
lamotrigine topiramate haloperidol loxapine cyamemazine droperidol olanzapine risperidone quetiapine clozapine chlorpromazine lithium sertraline fluoxetine paroxetine
morphine fentanyl sufentanil remifentanil oxycodone tramadol nefopam codeine ibuprofene ketoprofene naproxene diclofenac colchicine methadone buprenorphine
rocuronium succinylcholine suxamethonium cisatracurium vecuronium sugammadex neostigmine
hydrocortisone methylprednisolone prednisolone prednisone dexamethasone betamethasone fludrocortisone budesonide beclometasone
ipratropium tiotropium terbutaline formoterol salmeterol theophylline aminophylline montelukast omalizumab
amoxicilline ampicilline cloxacilline penicilline oxacilline cefazoline ceftriaxone cefotaxime cefepime ceftazidime cefuroxime cefixime ertapenem meropeneme imipeneme aztreonam
gentamicine amikacine tobramycine vancomycine teicoplanine linezolide daptomycine clindamycine azithromycine clarithromycine spiramycine erythromycine doxycycline
ciprofloxacine levofloxacine ofloxacine moxifloxacine metronidazole cotrimoxazole sulfamethoxazole trimethoprime nitrofurantoine fosfomycine pristinamycine rifampicine
aciclovir valaciclovir oseltamivir nirmatrelvir ritonavir remdesivir tocilizumab fluconazole caspofungine amphotericine artesunate quinine atovaquone proguanil
naloxone flumazenil acetylcysteine glucagon octreotide somatostatine terlipressine vasopressine desmopressine oxytocine
omeprazole esomeprazole pantoprazole lansoprazole ranitidine ondansetron metoclopramide metopimazine domperidone phloroglucinol loperamide lactulose macrogol
metformine gliclazide insuline empagliflozine dapagliflozine semaglutide liraglutide levothyroxine carbimazole propylthiouracile
atorvastatine rosuvastatine simvastatine pravastatine bisoprolol metoprolol atenolol propranolol nebivolol carvedilol sotalol flecainide ivabradine
ramipril perindopril enalapril captopril lisinopril losartan valsartan irbesartan candesartan sacubitril
thiamine pyridoxine cyanocobalamine hydroxocobalamine methotrexate azathioprine ciclosporine tacrolimus mycophenolate cyclophosphamide rituximab infliximab adalimumab
patiromer polystyrene cetirizine desloratadine dexchlorpheniramine hydroxyzine diphenhydramine melatonine zolpidem zopiclone
deferoxamine fomepizole ethanol glucarpidase dantrolene digifab baclofene tizanidine sumatriptan zolmitriptan
doliprane efferalgan augmentin clamoxyl lovenox innohep arixtra ventoline bricanyl atrovent kardegic plavix brilique efient eliquis xarelto pradaxa previscan coumadine lasilix
loxen eupressyl brevibloc rivotril hypnovel valium keppra dilantin prodilantin gardenal dépakine cordarone striadyne krenosin anexate narcan solumedrol solupred cortancyl
rocephine tienam tazocilline flagyl bactrim zithromax actilyse metalyse lokelma veltassa kayexalate`;

const ENDING =
  /(?:cil+in|micin|mycin|floxacin|penem|ciclin|cyclin|conazol|nidazol|prazol|sartan|pril|olol|statin|azepam|zolam|barbital|dipin|triptan|setron|gliptin|gliflozin|glutid|xaban|gatran|parin|teplas|[a-z]{3}mab|tinib|ciclovir|tamivir|cain|curonium|curium|codon|thiazid|tiazid|semid|tropi|asone?|solone?|onide?|oxetin|tript[iy]lin|grelor?|fentanil?|profen)$/u;

const aliases = new Map<string, string>();
for (const line of SAME.trim().split("\n")) {
  const names = line.split("|");
  const key = phraseKey(names[0] ?? "");
  for (const name of names) aliases.set(phraseKey(name), key);
}
const names = new Set(NAMES.split(/\s+/u).map(drugStem));
/** First words of names of several words. */
const OPENING = new Set([...aliases.keys()].map((name) => name.split(" ", 1)[0] ?? name));
const LONGEST = 6;

function phraseKey(name: string): string {
  return fold(name)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== "")
    .map(drugStem)
    .join(" ");
}

/**
 * The key of a drug's name as a source gives it: "chlorure de calcium à 10 %" is calcium chloride.
 */
export function drugKey(name: string): string {
  const bare = phraseKey(name.replace(/\s+(?:à|at|al)\s+\d.*$/u, ""));
  return aliases.get(bare) ?? bare;
}

/**
 * Drugs named in a text, in order. `known`: keys of the drugs of the sources, beside those of the
 * lexicon.
 */
export function drugsIn(text: string, known: ReadonlySet<string>): DrugMention[] {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    stem: drugStem(match[0]),
    letters: fold(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const found: DrugMention[] = [];
  const opens = new Set(OPENING);
  for (const key of known) if (key.includes(" ")) opens.add(key.slice(0, key.indexOf(" ")));
  for (let at = 0; at < words.length; ) {
    const mention = longestName(words, at, known, opens);
    if (mention) found.push(mention.drug);
    at += mention?.words ?? 1;
  }
  return found;
}

interface Word {
  stem: string;
  letters: string;
  from: number;
  to: number;
}

function longestName(
  words: readonly Word[],
  at: number,
  known: ReadonlySet<string>,
  opens: ReadonlySet<string>,
) {
  const most = opens.has(words[at]?.stem ?? "") ? Math.min(LONGEST, words.length - at) : 1;
  for (let count = most; count > 0; count--) {
    const some = words.slice(at, at + count);
    const phrase = some.map(({ stem }) => stem).join(" ");
    const key = aliases.get(phrase) ?? (isName(some, phrase, known) ? phrase : undefined);
    const [first] = some;
    const last = some.at(-1);
    if (key !== undefined && first && last)
      return { drug: { key, from: first.from, to: last.to }, words: count };
  }
  return null;
}

function isName(some: readonly Word[], phrase: string, known: ReadonlySet<string>): boolean {
  if (known.has(phrase)) return true;
  const [only] = some;
  if (some.length !== 1 || only === undefined || only.letters.length < 5) return false;
  return names.has(only.stem) || (only.letters.length >= 7 && ENDING.test(only.stem));
}

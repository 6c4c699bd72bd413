// Yes-or-no criteria, in the words of French questions (folded). `no` says absent in words of its own.

export interface Criterion {
  yes: RegExp;
  no?: RegExp;
  /** The event counts only when it is at most this old. */
  withinDays?: number;
  /** Must be said: silence never counts as absent. */
  judgement?: true;
}

export const CRITERIA: Readonly<Record<string, Criterion>> = {
  // Wells
  dvtSigns: {
    yes: /(?:signes? (?:cliniques? |evocateurs? )?(?:de |d'une? |en faveur d'une? )?(?:tvp|phlebite|thrombose)|(?:tvp|phlebite|thrombose veineuse) clinique|mollet (?:droit |gauche )?(?:est )?(?:rouge|chaud|gonfle|douloureux|oedemati|tendu|augmente)|(?:jambe|membre inferieur)(?: droite?| gauche)? (?:rouge|gonflee?|oedematiee?|douloureu(?:x|se)|chaude)|grosse jambe|oedeme unilateral|homans|(?<=(?:pas|absence) de )(?:tvp|phlebite)(?! ?ant)|(?<=sans )(?:tvp|phlebite)(?! ?ant))/,
  },
  immobilisationOrSurgery: {
    yes: /(?:immobilis\w+|alitee?\b|alitement|chirurgie(?! cardiaque ancienne)|operee?\b|post-?op\w*|platre|prothese (?:totale )?de (?:hanche|genou)|pth\b|ptg\b)/,
    withinDays: 30,
  },
  previousDvtOrPe: {
    yes: /(?:(?:antecedents?|atcds?)(?: personnels?| connus?)?(?: de | d'| d'une? |: | )(?:tvp|ep\b|phlebite|embolie|thrombo|mtev|maladie thrombo|maladie veineuse thrombo)(?:[\w ]*)|(?:tvp|ep|phlebite|embolie pulmonaire|thrombose veineuse)(?: \w+)? (?:il y a|en \d{4}|ancienne|anterieure?)|deja (?:fait|eu|presente) (?:une?|sa) (?:ep|tvp|phlebite|embolie)|recidive (?:d'ep|de tvp))/,
    no: /(?:(?:sans|aucun|pas d')\s?(?:antecedents?|atcds?)(?! (?:de cancer|cardio|familia))|(?:antecedents?|atcds?) ?(?:: ?)?(?:aucun|neant|non|0\b))/,
  },
  haemoptysis: { yes: /(?:hemoptysies?|hemoptoique|crache(?:s|nt)? du sang|crachats? (?:sanglants?|hemoptoiques?))/ },
  cancer: {
    yes: /(?:cancers?(?! (?:gueri|en remission|ancien))|neoplasi\w*|neo (?:actif|evolutif)|tumeur maligne|metasta\w+|chimiotherapie|lymphome|leucemie)/,
  },
  // CHA₂DS₂-VA
  heartFailure: {
    yes: /(?:insuffisan(?:ce|te?) cardiaque|\bicc\b|\bic chronique|\bicfe\w*|decompensation cardiaque|(?:fevg|fraction d'ejection)[^,;.]{0,12}?(?:[12]\d|3\d|40) ?%|cardiopathie dilatee|cardiomyopathie dilatee)/,
  },
  hypertension: {
    yes: /(?:\bhta\b|hypertendue?|hypertension(?! (?:portale|pulmonaire|intracranienne))(?: arterielle)?)/,
    no: /(?:normotendue?)/,
  },
  diabetes: { yes: /(?:diabet\w+|\bdt[12]\b|\bdnid\b|\bdid\b|\bdnido\b)/ },
  strokeTiaEmbolism: {
    yes: /(?:(?<!risque d'|risque de |prevention (?:de l'|des |d'))\bavc\b|\bait\b|accident vasculaire cerebral|accident ischemique transitoire|infarctus cerebral|embolie (?:arterielle|systemique)|ischemie (?:aigue )?de membre|(?<=antecedent |atcd )embolique)/,
  },
  vascularDisease: {
    yes: /(?:coronar\w+|infarctus(?! cerebral)(?: du myocarde)?|\bidm\b|\bstent\w*|pontage|\baomi\b|arteriopathie|arterite|angor|plaques? (?:d'atherome )?aortiques?|atherome aortique|maladie vasculaire|\bsca\b)/,
  },
  // CURB-65
  confusion: {
    yes: /(?:confus(?:e|ion)?\b|desorient\w+|obnubil\w+|syndrome confusionnel)/,
    no: /(?:bien orientee?|(?<!des)\borientee?s?\b|lucide|conscience (?:normale|claire|conservee)|vigilance normale)/,
    judgement: true,
  },
  // SOFA and APACHE II
  ventilated: {
    yes: /(?:ventilee?\b|intubee?|\bvni\b|ventilation (?:mecanique|invasive|non invasive|assistee)|respirateur|support ventilatoire|assistance ventilatoire|\bvm\b)/,
    no: /(?:ventilation spontanee|air ambiant|lunettes|masque(?! (?:de )?(?:vni|cpap))|\bmasque (?:simple|a haute concentration|mhc)|\bmhc\b|oxygene nasal|\bvs\b)/,
    judgement: true,
  },
  vasopressors: {
    yes: /(?:noradrenaline|\bnorad\b|\bnad\b|(?<!nor)adrenaline|dopamine|dobutamine|catecholamines?|amines?\b|vasopresseurs?|drogues? vasoactives?|vasoactif)/,
  },
  dobutamine: { yes: /(?:dobutamine|\bdobu\b)/ },
  acuteRenalFailure: {
    yes: /(?:insuffisance renale aigue|\bira\b|\baki\b|agression renale aigue|\bnta\b|necrose tubulaire)/,
    no: /(?:insuffisance renale chronique|\birc\b|(?:pas|sans) (?:d'|)insuffisance renale(?! chronique))/,
    judgement: true,
  },
};

/** "Nothing else": every criterion nobody spoke of is absent, and it was said. */
export const NOTHING_ELSE =
  /(?:(?:sans|aucune?s?|pas d') ?autres? (?:critere|facteur|antecedent|atcd|comorbidite|element|signe|item)s?|rien d'autre|(?:le|tout le) reste (?:est )?(?:negatif|normal|absent|sans particularite|ras)|autres? (?:criteres?|items?|facteurs?|elements?) ?(?:: ?)?(?:sont )?(?:tous )?(?:absents?|negatifs?|non|nuls?)|(?:seul|unique|comme seul) (?:critere|facteur|antecedent)|sans autre (?:particularite|chose)|(?:aucun|sans) (?:des )?autres?\b|critere isole|isolee?s?\b)/;

/** No history at all, which answers every question of history. */
export const NO_HISTORY =
  /(?:(?:sans|aucune?|pas d'|pas de) ?(?:antecedents?|atcds?|comorbidites?|facteurs? de risque)(?! (?:de |d'|thrombo|familia|cardio|vasc|embol|corona))|(?:antecedents?|atcds?|comorbidites?) ?: ?(?:aucun|neant|0)|par ailleurs sain|bonne sante)/;

/** An alternative diagnosis less likely than pulmonary embolism: three points, so the sense is read with care. */
const LESS_LIKELY =
  /(?:(?:ep|embolie pulmonaire|embolie)(?: est| etant| reste|,)* (?:le |comme |comme le )*diagnostic (?:le )?(?:plus probable|principal|le plus vraisemblable)|(?:diagnostics?(?: alternatifs?| differentiels?)?|alternative|autres? diagnostics?) (?:est |etant |juge[es]* |semble |sont )*moins (?:probable|vraisemblable)s?|(?:ep|embolie pulmonaire) (?:est |la |le )*plus (?:probable|vraisemblable)|(?:pas|aucun|sans) (?:d'|de )?(?:autres? )?diagnostics?(?: alternatifs?| differentiels?)?(?: (?:plus|aussi) (?:probable|vraisemblable)s?| evident| retrouve)?|(?:pas|sans) d?'?alternative (?:diagnostique )?(?:plus probable|evidente)?|diagnostic (?:le )?plus probable ?: ?(?:ep|embolie)|ep (?:en )?premiere hypothese)/;
const AS_LIKELY =
  /(?:(?<!pas d'|pas de |aucun |sans )(?:un |une )?(?:autres? |)(?:diagnostics?|alternative)(?: alternatifs?| differentiels?| diagnostique)?(?: \([^)]{1,40}\))? (?:est |etant |juge[es]* |semble )*(?:plus|aussi|autant|au moins aussi) (?:probable|vraisemblable)s?|(?:ep|embolie pulmonaire) (?:est |etant |juge[es]* )*(?:moins probable|peu probable|n'est pas le)|(?:ep|embolie pulmonaire) (?:n'est )?pas le diagnostic|(?:pneumopathie|pneumonie|oap|bpco|asthme|pericardite|insuffisance cardiaque|autre diagnostic|diagnostic alternatif) (?:est )?(?:plus|aussi|tout aussi) probable)/;

export function alternativeLessLikely(folded: string): { value: boolean; from: number; to: number } | null {
  const no = AS_LIKELY.exec(folded);
  if (no && !/(?:pas|aucun|sans)(?: d'| de | )(?:autre )?$/.test(folded.slice(0, no.index)))
    return { value: false, from: no.index, to: no.index + no[0].length };
  const yes = LESS_LIKELY.exec(folded);
  if (!yes) return null;
  const [from, to] = [yes.index, yes.index + yes[0].length];
  const refused = /^\s*(?:[:=(]\s*)?(?:que l'ep )?(?:[:=(]\s*)?non\b/.test(folded.slice(to, to + 30));
  return { value: !refused, from, to };
}

import { heartFailure } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "rcir, rcrii, rcri, (score|index|indice) (cardiaque )?(revise )?de lee, lee revise",
    en: "rcri, revised cardiac risk index, lee (score|index), revised lee",
    es: "rcri, (indice|escala) (cardiaco )?(revisado )?de lee, lee revisado",
  },
  doubtful: {
    names: { fr: "lee", en: "lee", es: "lee" },
    beside: {
      fr: "*ectomie, (prothese|pth|ptg|laparotomie|cataracte|hernie|pontage)*, pre-?op*, creat*, chirurg*, rcri, insulin*, coronar*, infarctus",
      en: "surg*, rcri, insulin, coronary",
      es: "cirug*, rcri, insulina, coronari*",
    },
  },
  inputs: {
    highRiskSurgery: {
      yes: {
        fr: "(resection|exerese|chirurgie|metastasectomie) (hepatique|pulmonaire|pancreatique|oesophagienne|gastrique|colorectale|colique|rectale|du foie|du colon|du rectum|de l'estomac|de l'oesophage|du pancreas|thoracique|mediastinale), chirurgie (de l'|de |sur l')?(aorte|aortique|aneurysme|anevrisme)*( abdominale| thoracique)?, (chirurgie|intervention) (digestive|viscerale|abdominale|pelvienne|gynecologique) (majeure|par laparotomie|lourde|a ventre ouvert|ouverte), (coelioscopie digestive|amputation abdomino-perineale|retablissement de continuite|nephrectomie|prostatectomie radicale|dpc|pontage (ilio|aorto)*), (endarteriectomie aortique|mise a plat ~ anevrisme|cure ~ anevrisme ~ aort*), (colectomie|gastrectomie|hepatectomie|splenectomie|duodeno-pancreatectomie|pancreatectomie|whipple|oesophagectomie|lobectomie|pneumonectomie|thoracotomie|laparotomie|hartmann|sigmoidectomie|hemicolectomie|proctectomie|cholecystectomie|appendicectomie|hysterectomie|cystectomie|sleeve|by-pass gastrique|bypass gastrique|resection (colique|rectale|gastrique|intestinale|grelique)), pontage* (aorto|axillo|ilio)-(bi-)?(femor*|iliaque*), pontage* ~ aort*, (cure|anevrisme|prothese) ~ (aorte|aortique), chirurgie ~ (haut risque|a risque|thoracique|aortique|digestive majeure), chirurgie (digestive |majeure |lourde |vasculaire )?abdominale, (intra-thoracique|intra-peritoneale)*, (chirurgie|intervention|geste|pontage) ~ (supra-inguinal*|sus-inguinal*)",
        en: "(colectomy|cholecystectomy|appendectomy|appendicectomy|hysterectomy|gastrectomy|hepatectomy|splenectomy|pancreatectomy|whipple|o*esophagectomy|lobectomy|pneumonectomy|thoracotomy|laparotomy|bowel resection), aorto-(bi)?femoral bypass, aortic (aneurysm )?(repair|surgery), high-risk surgery, (intrathoracic|intraperitoneal|suprainguinal|aortic|thoracic) ~ surgery, abdominal (major |vascular )?surgery",
        es: "(colectomia|colecistectomia|apendicectomia|histerectomia|gastrectomia|hepatectomia|esplenectomia|pancreatectomia|whipple|esofagectomia|lobectomia|neumonectomia|toracotomia|laparotomia), bypass aorto-(bi)?femoral, cirugia ~ (alto riesgo|toracica|aortica), cirugia (mayor |vascular )?abdominal, (cirugia|intervencion|bypass) ~ supra-?inguinal*, (intratoracica|intraperitoneal)",
      },
      no: {
        fr: "(canal carpien|syndrome du canal carpien|hallux valgus|dupuytren|coiffe des rotateurs|ligament croise|meniscectomie|menisque), (chirurgie) (a |de )?(faible|bas) risque, (chirurgie|intervention) (de la |du |de |d'|des )?(surface|main|pied|peau|oeil|cataracte|dents|sein|thyroide|hanche|genou|epaule|cheville|poignet|varices|hemorroides), (extraction|avulsion)* dentaire*, (cystoscopie|circoncision|vasectomie|hydrocele|biopsie cutanee|chambre implantable|fistule arterioveineuse), (pth|ptg|prothese totale), resection (de |trans-?uretrale de )(prostate|vessie), rtuv, chirurgie ~ (faible|bas) risque, chirurgie (mineure|orthopedique), (prothese|arthroplastie) ~ (hanche|genou|epaule), pth, ptg, arthroscopie, ligamentoplastie, cataracte, thyroidectomie, (tumorectomie|mastectomie), (chirurgie|cure|hernie|reparation) (de |d'une |d'|du |des )?(hernie )?(inguinale|crurale|discale|varice*|canal carpien|thyroide|sein|main|pied|epaule|genou|rachis|prostate|ophtalmo*|orl|dentaire|cutanee|hallux*), (hernie) (inguinale|crurale|discale), (rtup|resection (trans-uretrale|endoscopique)*), prostate ~ (uretra*|urethra*|transuretra*|endoscop*), (chirurgie|intervention) (ophtalmo*|orl|dentaire|cutanee|urologique endoscopique), (osteosynthese|fracture) ~ (hanche|femur|col|poignet|cheville|tibia)*",
        en: "(low-risk|minor|orthop*edic|cataract) surgery, (hip|knee|shoulder) (replacement|arthroplasty|surgery), (knee |shoulder )?arthroscopy, cataract, thyroidectomy, mastectomy, hip fracture, inguinal hernia, turp, carpal tunnel, spine surgery",
        es: "cirugia ~ (bajo riesgo|menor|ortopedica), (protesis|artroplastia) de (cadera|rodilla|hombro), artroscopia, cataratas, tiroidectomia, mastectomia, fractura de (cadera|femur)",
      },
      // The wall of the abdomen is not its cavity.
      open: {
        fr: "chirurgie ~ paroi abdominale, paroi abdominale, colostomie, ileostomie",
        en: "abdominal wall ~ surgery, surgery ~ abdominal wall, abdominal wall",
        es: "cirugia ~ pared abdominal, pared abdominal",
      },
    },
    ischaemicHeartDisease: {
      system: "heart",
      yes: {
        fr: "maladie coronaire, maladie des coronaires, (onde* q|sequelle* de necrose|necrose (myocardique|inferieure|anterieure|ancienne)), sca, idm, syndrome coronarien (aigu)?, (test d'effort|epreuve d'effort|scintigraphie) (positif|positive), derives nitres, trinitrine (a la demande)?, maladie coronar*, coronarien*, coronaropath*, infarctus, idm, angor, cardiopathie ischemique",
        en: "(ischaemic|ischemic) heart disease, ihd, coronary (artery )?disease, cad, infarct*, angina, (previous|prior) mi",
        es: "cardiopatia isquemica, enfermedad coronaria, infarto, angina, iam",
      },
      // A revascularisation of the past is not of the list by itself.
      open: {
        fr: "stent*, pontage* (aorto-)?coronari*, pontage*, angioplast*",
        en: "stent*, cabg, pci, ptca, coronary (artery )?bypass, angioplast*",
        es: "stent*, bypass coronari*, angioplast*",
      },
      no: {
        fr: "(aucun|pas d'|sans|ni) (antecedent*|atcd*) (cardio-vasculaire*|cardiaque*|cardio*)",
        en: "no cardiovascular history",
        es: "sin antecedentes cardiovasculares",
      },
      history: true,
    },
    heartFailure,
    cerebrovascularDisease: {
      system: "brain",
      yes: {
        fr: "attaque cerebrale, (aic|avci|accident cerebral), hemiplegi* (sequellaire|ancienne), avc, ait, accident (vasculaire|ischemique)*, infarctus (cerebr*|sylvien*|lacunaire*)",
        en: "stroke, tia, cva, cerebrovascular disease, (cerebral|brain|lacunar) infarct*, infarct* of the brain",
        es: "ictus, ait, acv, accidente cerebrovascular, infarto (cerebral*|lacunar*)",
      },
      no: {
        fr: "(aucun|pas d'|sans|ni) (antecedent*|atcd*) (cardio-vasculaire*|neuro-vasculaire*|vasculaire*)",
        en: "no cardiovascular history",
        es: "sin antecedentes cardiovasculares",
      },
      history: true,
    },
    insulin: {
      yes: {
        fr: "(diabet*|dt1|dt2|dnid) ~ (insulin*|lantus|novorapid|pompe a insuline), (lantus|novorapid|humalog|toujeo|abasaglar|pompe a insuline), insulin*",
        en: "insulin*",
        es: "insulin*",
      },
      no: {
        fr: "diabet* ~ (metformine|ado|antidiabetiques oraux|regime|sulfamide*|gliflozine*), (non|pas|ni|jamais) diabet*, (pas de|sans|aucun) (diabete|insuline), diabet* ~ (sous |par |avec )?(metformine|ado|antidiabetiques oraux|regime)( seul*| sans insuline), diabet* ~ non insulin*, (sous|avec|par) (metformine|antidiabetique* oraux|ado) seul*, (metformine|antidiabetique* oraux|ado) (seul*|uniquement|pour tout traitement)",
        en: "non-insulin ~ diabet*, (metformin|oral agents) (only|alone)",
        es: "diabet* no insulin*, (metformina|antidiabeticos orales) (sol*|unicamente)",
      },
    },
  },
};

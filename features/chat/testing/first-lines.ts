// Questions of a physician on call with the passages that answer them, written while the rule of the
// first lines was set: a set to tune on, which proves nothing of another.
interface Row {
  language: "fr" | "en" | "es";
  question: string;
  /** Any of these. */
  passages: readonly string[];
}

const ROWS = `
fr | dose d'amoxicilline dans la pneumonie non grave de l'adulte sans comorbidité | pneumonie-aigue-communautaire#t1
fr | Posologie du magnésium IV dans l'éclampsie | etat-de-mal-epileptique#t9 accouchement-inopine#t7
fr | Dose d'adrénaline IM chez un enfant de 20 kg en anaphylaxie | anaphylaxie#f6 anaphylaxie#f3
fr | bolus d'alteplase AVC, combien de mg/kg | avc-ischemique#t1
fr | héparine : dose dans le STEMI traité par thrombolyse | syndrome-coronarien-avec-sus-decalage#t6
fr | dose de dexaméthasone dans une méningite à pneumocoque | meningite-et-purpura-fulminans#t2
fr | débit de noradrénaline de départ choc septique | choc-septique#f4
fr | artésunate IV posologie chez un enfant de 15 kg | paludisme#t1 paludisme#f2
fr | acétazolamide dose glaucome aigu | glaucome#t1
fr | valaciclovir zona dose et durée | zona#t1
fr | furosémide dose OAP chez un patient déjà sous furosémide au long cours | oedeme-aigu-pulmonaire#t1
fr | Exacyl dose hémorragie traumatique et délai | choc-hemorragique#t1
fr | combien de sérum salé hypertonique dans une hyponatrémie avec convulsions | hyponatremie#f2 hyponatremie#f5
fr | glucagon dose hypoglycémie enfant | hypoglycemie#t3
fr | rasburicase ou biphosphonate : quelle dose de zolédronate dans l'hypercalcémie maligne | hypercalcemie#t2
fr | ceftriaxone dose méningite nourrisson | meningite-et-purpura-fulminans#t6
fr | à partir de quelle kaliémie faut-il donner du calcium ? | hyperkaliemie#f2 hyperkaliemie#r1 hyperkaliemie#t1
fr | seuil de plaquettes contre-indiquant la thrombolyse dans l'AVC | avc-ischemique#t4
fr | objectif de tension dans l'hémorragie cérébrale | hemorragie-cerebrale-et-sous-arachnoidienne#f2 hemorragie-cerebrale-et-sous-arachnoidienne#f6
fr | seuil transfusionnel hémorragie digestive haute | hemorragie-digestive-haute#f3
fr | quelle taille de pneumothorax faut-il drainer ? | pneumothorax#t3
fr | SpO2 cible dans la bronchiolite, quand mettre l'oxygène | bronchiolite#f2
fr | seuil de lactate dans le choc septique | choc-septique#r2 choc-septique#d1 choc-septique#d2
fr | à quelle glycémie ajouter du glucosé dans l'acidocétose ? | acidocetose-diabetique#t2
fr | vitesse maximale de correction d'une hyponatrémie chronique | hyponatremie#t2
fr | contre-indications des dérivés nitrés dans l'OAP | oedeme-aigu-pulmonaire#p2
fr | fluoroquinolone contre-indiquée quand ? cystite | infection-urinaire-basse#p2
fr | contre-indications à la fibrinolyse dans l'embolie pulmonaire | embolie-pulmonaire#t11
fr | peut-on donner des bêtabloquants dans une FA avec insuffisance cardiaque décompensée ? | fibrillation-atriale#p1 fibrillation-atriale#p5 fibrillation-atriale#t1 fibrillation-atriale#t3
fr | AINS et zona, est-ce permis ? | zona#t3
fr | peut-on faire une ponction lombaire devant un purpura fulminans ? | meningite-et-purpura-fulminans#e3 meningite-et-purpura-fulminans#f1
fr | patient qui convulse depuis 10 minutes malgré une dose de clonazépam, que faire | etat-de-mal-epileptique#t1 etat-de-mal-epileptique#f2
fr | plaie de cuisse avec os visible après chute de moto, que faire en premier | fracture-ouverte#f1 fracture-ouverte#f2
fr | rétention placentaire à 30 minutes après la naissance, que faire | accouchement-inopine#o1
fr | cordon autour du cou à la naissance, que faire | accouchement-inopine#p3
en | shoulder dystocia what to do | accouchement-inopine#r5 accouchement-inopine#t8
fr | homme 35 ans retrouvé inconscient, myosis, FR 6, que faire | coma#t2 coma#r4 intoxication-medicamenteuse#t1
en | brutal painless loss of vision in one eye 2 hours ago, what do I do | baisse-dacuite-visuelle#f2
fr | douleur thoracique en coup de poignard, asymétrie tensionnelle, que faire | douleur-thoracique-aigue#r2 douleur-thoracique-aigue#p4
fr | quel examen devant une suspicion d'embolie pulmonaire chez une femme enceinte | embolie-pulmonaire#e8
fr | quelles biologies demander dans une intoxication au paracétamol et à quelle heure | intoxication-paracetamol#e1
fr | imagerie dans la pancréatite aiguë, quand faire le scanner | pancreatite#e3
fr | IRM en urgence : délai dans la compression médullaire | compression-medullaire#e1 compression-medullaire#f1
en | which tests before lumbar puncture in suspected meningitis | meningite-et-purpura-fulminans#e1 meningite-et-purpura-fulminans#e3
fr | faut-il un ECBU dans une cystite simple ? | infection-urinaire-basse#e1
fr | durée de l'antibiothérapie d'une dermohypodermite non compliquée | dermohypodermite#t3 dermohypodermite#t1
fr | durée du traitement antibiotique arthrite septique | arthrite-septique#t1
fr | durée des corticoïdes dans l'exacerbation de BPCO | exacerbation-bpco#t1
fr | combien de temps surveiller après une anaphylaxie | anaphylaxie#o1
fr | traitement du paludisme non grave pendant la grossesse au premier trimestre | paludisme#t5
fr | cystite pendant la grossesse, quel antibiotique | infection-urinaire-basse#t5
fr | HTA sévère de la femme enceinte, quel antihypertenseur et dose | preeclampsie#t1
fr | cardioversion FA enceinte | fibrillation-atriale#p6
en | LMWH dose in pulmonary embolism with creatinine clearance 20 | embolie-pulmonaire#t4
fr | valaciclovir adaptation insuffisance rénale zona | zona#t2
fr | metformine insuffisance rénale aiguë, que faire | insuffisance-renale-aigue#f2
fr | critères de retour à domicile d'un asthme aigu | asthme-aigu#o1
fr | peut-on renvoyer à domicile un pneumothorax spontané petit bien toléré | pneumothorax#o1
fr | critères d'hospitalisation bronchiolite | bronchiolite#o2
`;

export const FIRST_LINES: readonly Row[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [language = "fr", question = "", passages = ""] = row.split(" | ");
    return { language: language as Row["language"], question, passages: passages.split(" ") };
  });

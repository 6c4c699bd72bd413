// Words that notes cut mean what they mean written whole, in any calculator.
import { expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

const answerOf = (question: string) => {
  const read = readScoreTurns([question]);
  const outcome = read?.ask.length === 0 ? read.evaluation.outcome : null;
  return { id: read?.calculator.id, value: outcome?.value, ask: read?.ask };
};

test.each([
  [
    "wells-pe",
    "Wells EP - pas de signe de TVP, autre diag moins probable, FC 112, chir genou il y a 2 sem, ni ATCD TVP/EP ni hémoptysie ni cancer",
    6,
  ],
  [
    "wells-dvt",
    "Wells TVP : cancer actif, plâtre jambe, oedeme prenant le godet du côté atteint, mollet +4 cm, pas de circulation collatérale, pas de dl sur le trajet veineux, pas alité, jambe entière non gonflée, pas de TVP antérieure, pas d'autre diagnostic",
    4,
  ],
  [
    "geneva",
    "Genève révisé: 70 ans, ATCD TVP, pas de chir ni fracture, pas de cancer, pas d'hémoptysie, douleur unilat mollet, FC 100, pas de douleur à la palpation",
    12,
  ],
  [
    "rcri",
    "Lee : chir vasculaire suprainguinale, coronarien, IC, ni AVC ni diabète insuliné, créat 80 µmol/L",
    3,
  ],
  [
    "apache-ii",
    "APACHE II 50 ans, T 37, PAM 80, FC 80, FR 16, AA PaO2 80, pH 7,40, Na 140, K 4, créat 90 µmol/L pas d'IRA, Ht 42, GB 8, GCS 15, pas de maladie chronique",
    2,
  ],
  [
    "sofa",
    "SOFA PF 180, ventilé, plaq 90, bili 40 µmol/L, PAM 60 sans amines, GCS 14, créat 180 µmol/L",
    11,
  ],
  ["ich-score", "ICH: GCS 11, volume 40 mL, inondation ventriculaire, sustentoriel, 83 ans", 4],
  ["child-pugh", "Child : bili 28 µmol/L, albu 36 g/L, TP 75 %, ni ascite ni encéphalo", 5],
  [
    "add-rs",
    "ADD-RS: ni Marfan, ni famille, ni valve, ni chirurgie aortique, ni anévrisme; dl brutale; pouls symétriques, pas de déficit, pas de souffle, pas de choc",
    1,
  ],
] as const)("%s: %s", (id, question, value) => {
  expect(answerOf(question)).toEqual({ id, value, ask: [] });
});

test("a unit is no cut word, and a facial palsy no ratio", () => {
  expect(answerOf("Calcémie corrigée : Ca 9 mg/dL, albumine 3 g/dL").value).toBeCloseTo(2.4455, 3);
  expect(readScoreTurns(["SOFA : PF gauche, plaquettes 180"])?.inputs.pfRatio).toBeUndefined();
  for (const gradient of ["gradient AA 300", "AA 300", "AA : 300", "AA gradient 300"])
    expect(readScoreTurns([`APACHE II : ${gradient}, PaO2 80`])?.inputs.fio2).toBeUndefined();
});

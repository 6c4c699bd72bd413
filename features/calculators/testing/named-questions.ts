// Scores asked for by name, with hardly a value. Run once before any repair: 11 of these 15 came
// before any sheet.
export const NAMED_QUESTIONS: readonly (readonly [question: string, calculator: string])[] = [
  ["cockroft 82 ans 54 kg", "cockcroft-gault"],
  ["wells ep", "wells-pe"],
  ["cha2ds2 va score", "cha2ds2-va"],
  ["curb 65 pneumopathie", "curb-65"],
  ["qtc bazett", "qtc"],
  ["sofa score rea", "sofa"],
  ["score heart douleur tho", "heart"],
  ["glasgow coma scale calculator", "glasgow"],
  ["egfr ckd-epi", "ckd-epi-2021"],
  ["apache 2 score", "apache-ii"],
  ["HEART score low risk", "heart"],
  ["escala de glasgow", "glasgow"],
  ["filtrado glomerular ckd-epi", "ckd-epi-2021"],
  ["qtc corregido", "qtc"],
  ["puntuación curb-65", "curb-65"],
];

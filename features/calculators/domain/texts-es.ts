// Texts of every calculator in this language, by id.

import apacheIi from "./apache-ii/es.json" with { type: "json" };
import type { CalculatorTexts } from "./calculator.ts";
import cha2ds2Va from "./cha2ds2-va/es.json" with { type: "json" };
import ckdEpi2021 from "./ckd-epi-2021/es.json" with { type: "json" };
import cockcroftGault from "./cockcroft-gault/es.json" with { type: "json" };
import curb65 from "./curb-65/es.json" with { type: "json" };
import glasgow from "./glasgow/es.json" with { type: "json" };
import heart from "./heart/es.json" with { type: "json" };
import qtc from "./qtc/es.json" with { type: "json" };
import sofa from "./sofa/es.json" with { type: "json" };
import wellsPe from "./wells-pe/es.json" with { type: "json" };

export const texts: Readonly<Record<string, CalculatorTexts>> = {
  "apache-ii": apacheIi,
  "cha2ds2-va": cha2ds2Va,
  "ckd-epi-2021": ckdEpi2021,
  "cockcroft-gault": cockcroftGault,
  "curb-65": curb65,
  glasgow,
  heart,
  qtc,
  sofa,
  "wells-pe": wellsPe,
};

// Every calculator, by hand: adding one is its folder, a line here and one in each of texts-fr, texts-en and texts-es.
import { apacheIi } from "./apache-ii/calculator.ts";
import type { Calculator } from "./calculator.ts";
import { cha2ds2Va } from "./cha2ds2-va/calculator.ts";
import { ckdEpi2021 } from "./ckd-epi-2021/calculator.ts";
import { cockcroftGault } from "./cockcroft-gault/calculator.ts";
import { curb65 } from "./curb-65/calculator.ts";
import { glasgow } from "./glasgow/calculator.ts";
import { heart } from "./heart/calculator.ts";
import { qtc } from "./qtc/calculator.ts";
import { sofa } from "./sofa/calculator.ts";
import { wellsPe } from "./wells-pe/calculator.ts";

export const CALCULATORS: readonly Calculator[] = [
  apacheIi,
  cha2ds2Va,
  ckdEpi2021,
  cockcroftGault,
  curb65,
  glasgow,
  heart,
  qtc,
  sofa,
  wellsPe,
];

export const findById = (id: string): Calculator | null => CALCULATORS.find((one) => one.id === id) ?? null;

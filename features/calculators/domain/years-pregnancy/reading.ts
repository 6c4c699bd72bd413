import type { Reading } from "../reading.ts";
import { reading as years } from "../years/reading.ts";

const { names, capitals, doubtful, inputs } = years;

/** As YEARS, in a question that speaks of a pregnancy. */
export const reading: Reading = {
  names,
  ...(capitals ? { capitals } : {}),
  ...(doubtful ? { doubtful } : {}),
  inputs,
  about: {
    fr: "enceinte*, grossesse*, gestante*, parturiente*, *(0|1|2|3|4|5|6|7|8|9) sa",
    en: "pregnan*, gestation*",
    es: "embaraz*, gestante*, gestacion*",
  },
};

import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";

const DAYS = 7;

/**
 * Dating of a pregnancy by the crown-rump length (Papageorghiou 2014, INTERGROWTH-21st): days since
 * the last menstrual period (shown in the unit of the reader), with the standard deviation that the publication gives.
 */
export const crlDating = defineCalculator({
  id: "crl-dating",
  category: "obstetrics",
  reasons: ["pregnancy"],
  inputs: {
    crl: measure(["millimetre", "centimetre"], {
      usual: [15, 90],
      possible: [15, 95],
      decimals: 1,
    }),
  },
  result: { unit: "d", decimals: 0, min: 0 },
  bands: [],
  compute({ crl }, _typed, show) {
    const value = 40.9041 + 3.21585 * Math.sqrt(crl) + 0.348956 * crl;
    const deviation = 2.39102 + 0.0193474 * crl;
    const whole = Math.round(value);
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "weeks", value: Math.floor(whole / DAYS), unit: "", decimals: 0 },
        { id: "days", value: whole % DAYS, unit: "", decimals: 0 },
        { id: "deviation", value: deviation, unit: "d", decimals: 1 },
      ],
      formula: `${show(40.9041, 4)} + ${show(3.21585, 5)} × √${show(crl, 1)} + ${show(0.348956, 6)} × ${show(crl, 1)} = ${show(value, 2)}`,
      notes: whole < 9 * DAYS || whole > 13 * DAYS + 6 ? ["outside"] : [],
    };
  },
  reference: {
    authors: "Papageorghiou AT, Kennedy SH, Salomon LJ, et al.",
    title:
      "International standards for early fetal size and pregnancy dating based on ultrasound measurement of crown–rump length in the first trimester of pregnancy",
    journal: "Ultrasound Obstet Gynecol 2014;44(6):641-648",
    year: 2014,
    doi: "10.1002/uog.13448",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "INTERGROWTH-21st, table of gestational age by length, 50th centile: 15 mm, 8 weeks + 3",
      inputs: { crl: 15 },
      value: 59,
      within: 0.5,
    },
    {
      origin: "published",
      source: "The same table: 30 mm, 9 weeks + 6",
      inputs: { crl: 30 },
      value: 69,
      within: 0.5,
    },
    {
      origin: "published",
      source: "The same table: 63 mm, 12 weeks + 4",
      inputs: { crl: 63 },
      value: 88,
      within: 0.5,
    },
    {
      origin: "published",
      source: "The same table: 83 mm, 14 weeks + 1",
      inputs: { crl: 83 },
      value: 99,
      within: 0.5,
    },
    {
      origin: "derived",
      source: "40.9041 + 3.21585 × 8 + 0.348956 × 64, the length in centimetres",
      inputs: { crl: { value: 6.4, unit: "cm" } },
      value: 88.964_084,
      within: 1e-6,
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://github.com/ropensci/gigs/blob/HEAD/paper/paper.bib",
        where: "Abstract of the publication, whole: both equations with their constants",
        compared: "constants",
      },
      {
        link: "https://github.com/ropensci/gigs/blob/HEAD/data-raw/tables/ig_fet/ig_fet_gafcrl_centiles.txt",
        where: "Table of the consortium, gestational age by length from 15 to 95 mm, five centiles",
        compared: "vectors",
      },
      {
        link: "http://onlinelibrary.wiley.com/doi/10.1002/uog.13448/full",
        where: "Title and authors of the publication",
        compared: "constants",
      },
    ],
    how: "publishedVector",
  },
});

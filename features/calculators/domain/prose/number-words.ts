// Numbers in words, folded, in three languages.
const FR =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";
const EN =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const ES =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve";
const TENS: Readonly<Record<string, number>> = {
  ...{
    une: 1,
    una: 1,
    a: 1,
    an: 1,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  },
  ...{ septante: 70, huitante: 80, octante: 80, nonante: 90, cent: 100, cents: 100, mille: 1000 },
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
  ...{
    veinte: 20,
    veintiun: 21,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
    ochocientos: 800,
    novecientos: 900,
    mil: 1000,
  },
};
const counted = (words: string): [string, number][] =>
  words.split(" ").map((word, value) => [word, value]);

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...counted(FR), ...counted(EN), ...counted(ES)]),
  ...TENS,
};

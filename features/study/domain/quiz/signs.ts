// Red flags that belong to few diseases, and the folded beginnings of words by which a sheet may
// mean them without writing them. A sign that is not here is never offered as a wrong answer: what is
// grave anywhere (coma, collapse, distress) may be right of any disease.

export const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "T amples et pointues": ["kali", "potass"],
  "P aplatie ou absente": ["kali", "potass", "fibrillation", "jonction"],
  "PR long": ["kali", "potass", "conduct", "bloc", "digox"],
  "QRS large": ["kali", "potass", "tricycl", "stabilis", "bloc", "conduct"],
  "aspect sinusoïdal": ["kali", "potass"],
  dysarthrie: ["avc", "deficit", "parole", "langage", "tronc", "neurolog"],
  "paralysie faciale": ["avc", "deficit", "facial", "neurolog"],
  "faiblesse ou engourdissement d’un membre": ["avc", "deficit", "moteur", "paralys", "neurolog"],
  "turgescence jugulaire": ["jugul", "droit", "tampon", "cardi"],
  hémoptysie: ["hemopt", "bronch", "pulmon", "poumon", "pneum"],
  schizocytes: ["hemoly", "thrombop", "microangi"],
  astérixis: ["hepat", "hypercap", "capni", "foie", "encephalopath"],
  "mydriase aréactive uni ou bilatérale": ["mydri", "pupil", "engag"],
  décérébration: ["engag", "pupil", "intracran", "decere"],
  "syndrome méningé": ["mening", "raide", "nuque"],
  "volet thoracique": ["traum", "cotes", "fracture"],
  "fracas du bassin": ["traum", "bassin"],
  "hématémèse active": ["hematem", "digest", "melen", "varic", "hemorr"],
  angiocholite: ["bili", "foyer", "abdom", "septi", "sepsis"],
  "brèche durale après péridurale": ["peridur", "durale", "cephal"],
  "crépitation ou nécrose (fasciite)": ["fasci", "cutan", "necro", "tissu"],
};

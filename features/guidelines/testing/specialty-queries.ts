// Questions as clinicians type them on the sheets that gave each specialty something to stand on,
// with the sheet expected first.
import * as sheet from "./sheet-ids.ts";

export const SPECIALTY_QUERIES: readonly sheet.Asked[] = [
  ["fracture ouverte antibiotique", sheet.OPEN_FRACTURE],
  ["fracture ouverte de jambe CAT", sheet.OPEN_FRACTURE],
  ["fracture ouverte gustilo 3", sheet.OPEN_FRACTURE],
  ["fracture overte tétanos", sheet.OPEN_FRACTURE],
  ["fracture ouverte délai du parage", sheet.OPEN_FRACTURE],
  ["syndrome de loge que faire", sheet.OPEN_FRACTURE],
  ["syndrome des loges jambe aponévrotomie", sheet.OPEN_FRACTURE],
  ["open fracture antibiotics timing", sheet.OPEN_FRACTURE],
  ["compartment syndrome signs", sheet.OPEN_FRACTURE],
  ["fractura abierta tratamiento", sheet.OPEN_FRACTURE],
  ["arthrite septique genou ponction", sheet.JOINT],
  ["arthrite septique CAT", sheet.JOINT],
  ["artrite septique antibiotique", sheet.JOINT],
  ["arthrite septique endocardite échographie cardiaque", sheet.JOINT],
  ["arthrite infectieuse seuil leucocytes liquide", sheet.JOINT],
  ["septic arthritis workup", sheet.JOINT],
  ["artritis séptica manejo", sheet.JOINT],
];

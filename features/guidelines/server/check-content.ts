// Reads a folder of sheets with the registers beside it, and says what the checks find there.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { libraryFindings, undeclared } from "../domain/checks/all.ts";
import { dosesRead } from "../domain/checks/doses-read.ts";
import {
  drugsSchema,
  editionsSchema,
  exceptionsSchema,
  type Finding,
  type Registers,
  substancesSchema,
} from "../domain/checks/finding.ts";
import type { Sheet } from "../domain/sheet.ts";
import { sheetErrors, unclearPassages } from "../domain/sheet-quality.ts";
import { InvalidSheet, parseSheet } from "./content.ts";

export const CONTENT = fileURLToPath(new URL("../content/", import.meta.url));
const REGISTER = join(CONTENT, "register");

export async function readRegisters(): Promise<
  Registers & { exceptions: ReturnType<typeof exceptionsSchema.parse> }
> {
  const yaml = async (name: string): Promise<unknown> =>
    parse(await readFile(join(REGISTER, name), "utf8"));
  const substances: unknown = JSON.parse(await readFile(join(REGISTER, "substances.json"), "utf8"));
  return {
    substances: substancesSchema.parse(substances),
    drugs: drugsSchema.parse(await yaml("drugs.yaml")),
    editions: editionsSchema.parse(await yaml("editions.yaml")),
    exceptions: exceptionsSchema.parse(await yaml("exceptions.yaml")),
  };
}

/**
 * What the checks find in `folder`, less the declared exceptions when it is the shipped content. A
 * sheet that does not fit its shape is a finding, and the others are checked without it.
 */
export async function checkContent(
  folder: string,
): Promise<{ sheets: number; findings: Finding[]; doses: number; read: number }> {
  const { exceptions, ...registers } = await readRegisters();
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const sheets: Sheet[] = [];
  const findings: Finding[] = [];
  for (const name of names) {
    try {
      sheets.push(parseSheet(name, await readFile(join(folder, name), "utf8")));
    } catch (error) {
      if (!(error instanceof InvalidSheet)) throw error;
      findings.push({ check: "shape", where: name, message: error.message });
    }
  }
  for (const sheet of sheets)
    for (const { where, fault } of [...sheetErrors(sheet), ...unclearPassages(sheet)])
      findings.push({ check: "text", where, message: fault });
  const found = libraryFindings(sheets, registers);
  return {
    sheets: names.length,
    findings: [...findings, ...undeclared(found, ownExceptions(folder, exceptions))],
    ...dosesRead(sheets),
  };
}

/** Exceptions are of the shipped sheets alone: another folder declares none. */
const ownExceptions = <T>(folder: string, exceptions: T[]): T[] =>
  join(folder, "/") === join(CONTENT, "/") ? exceptions : [];

import { z } from "zod";
import { LEVELS } from "#features/nomenclatures/domain/public.ts";
import { procedure } from "#platform/http/procedure.ts";
import { wireRcp } from "./domain/rcp/wire-rcp.ts";
import { wirePatient } from "./domain/wire-patient.ts";
import { profile } from "./domain/wire-profile.ts";
import { among, reverseAnswer, reverseQuestion } from "./domain/wire-reverse.ts";

const tags = ["Medications"];
const LONGEST_NAME = 300;
const MOST_DRUGS = 40;

const name = z.string().trim().min(1).max(LONGEST_NAME);
const cis = z.string().regex(/^\d{8}$/);
const day = z.string().nullable();
const level = z.enum(LEVELS);
const opinion = z.object({ reason: z.string(), day, value: z.string(), text: z.string() });
const price = z.number().nullable();

const drug = z.object({
  name: z.string(),
  form: z.string(),
  routes: z.array(z.string()),
  status: z.string(),
  procedure: z.string(),
  market: z.string(),
  day,
  holders: z.array(z.string()),
  watched: z.boolean(),
  parts: z.array(
    z.object({
      code: z.string(),
      substance: z.string(),
      dose: z.string(),
      reference: z.string(),
      nature: z.string(),
      link: z.string(),
    }),
  ),
  packages: z.array(
    z.object({
      cip7: z.string(),
      cip13: z.string(),
      label: z.string(),
      status: z.string(),
      market: z.string(),
      day,
      collective: z.boolean(),
      rates: z.array(z.string()),
      price,
      priceWithFee: price,
      fee: price,
      conditions: z.string(),
    }),
  ),
  conditions: z.array(z.string()),
  groups: z.array(z.object({ id: z.string(), kind: z.string() })),
  atc: z.string().nullable(),
  link: z.string().nullable(),
  shortages: z.array(
    z.object({
      cip13: z.string(),
      status: z.string(),
      from: day,
      updated: day,
      back: day,
      link: z.string(),
    }),
  ),
  smr: z.array(opinion),
  asmr: z.array(opinion),
});

const sheet = z.object({
  cis: z.string(),
  edition: z.string(),
  partial: z.boolean(),
  drug,
  equivalents: z.array(
    z.object({
      cis: z.string(),
      name: z.string(),
      relation: z.enum(["same", "group", "substance"]),
      market: z.string(),
      shortage: z.string().nullable(),
    }),
  ),
});

const analysis = z.object({
  /** Edition of the thesaurus and the pairs it holds; partial: the shipped list of it. */
  source: z.object({ edition: z.string(), pairs: z.int(), partial: z.boolean() }),
  interactions: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      level,
      levels: z.array(level),
      said: z.array(z.string()),
      details: z.array(
        z.object({ level, detail: z.string(), mechanism: z.string(), pair: z.string() }),
      ),
    }),
  ),
  duplicates: z.array(z.object({ a: z.string(), b: z.string(), substance: z.string() })),
  unverified: z.array(z.string()),
  patient: wirePatient,
});

export const contract = {
  search: procedure
    .route({ method: "POST", path: "/medications/search", tags, summary: "Find drugs" })
    .input(z.strictObject({ query: name }))
    .output(
      z.object({
        /** The drug database was not imported: the shipped list answers. */
        partial: z.boolean(),
        results: z.array(z.object({ code: z.string(), label: z.string(), score: z.number() })),
      }),
    ),

  sheet: procedure
    .route({ method: "GET", path: "/medications/{cis}", tags, summary: "The sheet of a drug" })
    .input(z.strictObject({ cis }))
    .output(sheet),

  rcp: procedure
    .route({ method: "GET", path: "/medications/{cis}/rcp", tags, summary: "The RCP of a drug" })
    .input(z.strictObject({ cis }))
    .output(wireRcp),

  readRcp: procedure
    .route({
      method: "POST",
      path: "/medications/{cis}/rcp",
      tags,
      summary: "Read the RCP of a drug on its official page",
    })
    .errors({
      RCP_UNREACHABLE: { status: 502 },
      RCP_ABSENT: { status: 502 },
      RCP_TRUNCATED: { status: 502 },
      RCP_ANOTHER: { status: 502 },
    })
    .input(z.strictObject({ cis }))
    .output(wireRcp),

  analyse: procedure
    .route({ method: "POST", path: "/medications/analyse", tags, summary: "Analyse drugs" })
    .input(
      z.strictObject({ drugs: z.array(name).min(1).max(MOST_DRUGS), profile: profile.default({}) }),
    )
    .output(analysis),

  ask: procedure
    .route({ method: "POST", path: "/medications/ask", tags, summary: "Ask which drugs" })
    .input(z.strictObject({ question: reverseQuestion, among }))
    .output(reverseAnswer),
};

export type DrugSheetView = z.output<typeof sheet>;
export type RcpView = z.output<typeof wireRcp>;
export type ReverseAnswer = z.output<typeof reverseAnswer>;
export type Analysis = z.output<typeof analysis>;

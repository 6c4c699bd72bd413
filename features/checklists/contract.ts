import { z } from "zod";
import { wireDose } from "#features/guidelines/contract.ts";
import { GRADES, POPULATIONS } from "#platform/ai/toolbox.ts";
import { procedure } from "#platform/http/procedure.ts";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "./domain/kinds.ts";
import { ownContent } from "./domain/own.ts";
import { ENTRY_KINDS, LONGEST_NOTE, MOST_ENTRIES } from "./domain/run.ts";

const tags = ["Checklists"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) =>
  procedure.route({ method, path, summary, tags });
const population = z.enum(POPULATIONS);

const summary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  names: z.array(z.string()),
  specialty: z.enum(CHECKLIST_SPECIALTIES),
  category: z.enum(CHECKLIST_CATEGORIES),
  population,
  steps: z.int(),
  critical: z.int(),
  /** False as long as nobody but its author went through it. */
  readAgain: z.boolean(),
  /** Sheets of the library that it stands on; empty for one's own. */
  sheets: z.array(z.string()),
  /** Present when a person of the installation wrote it. */
  own: z
    .object({ author: z.string(), mine: z.boolean(), shared: z.boolean(), number: z.int() })
    .optional(),
});

const source = z.object({
  id: z.string(),
  organisation: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  link: z.string(),
});

const shown = z.object({
  sheet: z.string(),
  anchor: z.string(),
  population,
  text: z.string(),
  rows: z.array(wireDose),
});

/** Every dose row of one passage of the library, what limits them, and where they come from. */
const dosed = shown.omit({ text: true }).extend({
  limits: z.array(shown),
  grade: z.enum(GRADES),
  references: z.array(source),
});

const step = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().optional(),
  critical: z.boolean(),
  metronome: z.boolean(),
  passage: z.string().optional(),
  sources: z.array(z.string()),
  doses: z.array(dosed),
  /** Passages whose doses, or what limits them, the doctors of the installation set aside. */
  withheld: z.array(z.string()),
  timer: z.object({ seconds: z.int(), until: z.int().optional(), label: z.string() }).optional(),
});

const checklist = summary.omit({ steps: true }).extend({
  sources: z.array(
    source.extend({
      /** The best that was read of it, and when; absent when it was not opened. */
      read: z.object({ grade: z.string(), day: z.string() }).optional(),
    }),
  ),
  review: z.array(z.object({ day: z.string(), compared: z.string() })),
  steps: z.array(step),
  /** Of one's own, latest first. */
  versions: z.array(z.object({ number: z.int(), savedAt: z.date() })),
});

/** What a device says of a checklist, perhaps long after. */
export const markChange = z.discriminatedUnion("kind", [
  z.strictObject({
    id: z.uuid(),
    kind: z.literal("favourite"),
    checklist: z.string().min(1).max(100),
    favourite: z.boolean(),
    at: z.coerce.date(),
  }),
  z.strictObject({
    id: z.uuid(),
    kind: z.literal("completion"),
    checklist: z.string().min(1).max(100),
    runId: z.uuid(),
    at: z.coerce.date(),
  }),
]);

const entry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(ENTRY_KINDS),
  /** Milliseconds since 1970, on the clock of the run. */
  at: z.int().min(0).max(8_640_000_000_000_000),
  step: z.string().min(1).max(100).optional(),
  text: z.string().max(LONGEST_NOTE).optional(),
});
const entries = z.array(entry).max(MOST_ENTRIES);

const going = z.object({
  id: z.uuid(),
  checklistId: z.string(),
  title: z.string(),
  code: z.string(),
  entries: z.array(entry),
  /** What the clock of the run says now, in milliseconds since 1970. */
  clock: z.int(),
});

export const contract = {
  list: route("GET", "/checklists", "List the checklists")
    .input(z.strictObject({}))
    .output(z.array(summary)),

  checklist: route("GET", "/checklists/{id}", "Read a checklist")
    .input(z.strictObject({ id: z.string().min(1).max(100) }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(checklist),

  // POST: what the device holds is too long for an address.
  carry: route(
    "POST",
    "/checklists/carry",
    "Take every checklist along without network, by difference",
  )
    .input(
      z.strictObject({
        /** Of each checklist held: its id, a space, its mark. */
        known: z.array(z.string().max(120)).max(1_000).default([]),
      }),
    )
    .output(
      z.object({
        /** Every checklist there is: its id, a space, its mark. */
        order: z.array(z.string()),
        /** Those whose mark was not named. */
        checklists: z.array(checklist),
      }),
    ),

  marks: route(
    "GET",
    "/checklists/marks",
    "My favourites, and how often I led each checklist to its end",
  ).output(
    z.object({
      favourites: z.array(z.string()),
      completions: z.array(z.object({ checklist: z.string(), count: z.int(), last: z.date() })),
    }),
  ),

  mark: route(
    "POST",
    "/checklists/marks",
    "Favourites and completions; each is acknowledged or refused on its own",
  )
    .input(
      z.strictObject({
        /** Checked one by one: a malformed change is refused alone. */
        changes: z.array(z.unknown()).min(1).max(200),
      }),
    )
    .output(z.object({ acknowledged: z.array(z.string()), refused: z.array(z.string()) })),

  ownVersion: route(
    "GET",
    "/checklists/own/{id}/versions/{number}",
    "What one version of my own checklist says",
  )
    .input(z.strictObject({ id: z.uuid(), number: z.coerce.number().int().min(1).max(100_000) }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(ownContent),

  saveOwn: route(
    "PUT",
    "/checklists/own/{id}",
    "Keep a checklist of my own, or a new version of it",
  )
    .input(
      ownContent.extend({
        id: z.uuid(),
        /** Made by the device: the same version twice is kept once. */
        versionId: z.uuid(),
        /** Number of the version it follows; 0 for a new checklist. */
        after: z.int().min(0),
      }),
    )
    .errors({
      NOT_FOUND: { status: 404 },
      /** Another version was saved meanwhile. */
      CONFLICT: { status: 409 },
      TOO_MANY: { status: 422 },
      UNKNOWN_PASSAGE: { status: 422, data: z.object({ passage: z.string() }) },
    })
    .output(z.object({ id: z.uuid(), number: z.int() })),

  shareOwn: route(
    "POST",
    "/checklists/own/{id}/sharing",
    "Show my checklist to everybody of the installation, or to nobody else",
  )
    .input(z.strictObject({ id: z.uuid(), shared: z.boolean() }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(z.object({ shared: z.boolean() })),

  dropOwn: route("DELETE", "/checklists/own/{id}", "Delete my checklist with its versions")
    .input(z.strictObject({ id: z.uuid() }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(z.object({ done: z.literal(true) })),

  runs: route("GET", "/checklists/runs", "The shared runs that go on and that I follow").output(
    z.array(
      going.omit({ entries: true, clock: true }).extend({
        /** Milliseconds since 1970, on the clock of the server. */
        startedAt: z.int(),
        place: z.string(),
        weight: z.string(),
        behind: z.int(),
      }),
    ),
  ),

  shareRun: route(
    "PUT",
    "/checklists/runs/{id}",
    "Let other telephones follow a run; the same run twice is shared once",
  )
    .input(
      z.strictObject({
        id: z.uuid(),
        checklistId: z.string().min(1).max(100),
        title: z.string().min(1).max(200),
        entries: entries.min(1),
        /** What the clock of this device says, which becomes that of the run. */
        clock: z.int().min(0),
      }),
    )
    .errors({ NOT_FOUND: { status: 404 } })
    .output(going),

  joinRun: route("POST", "/checklists/runs/joined", "Follow a run by its code, while it goes on")
    .input(z.strictObject({ code: z.string().trim().min(4).max(12) }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(going),

  followRun: route(
    "POST",
    "/checklists/runs/{id}/entries",
    "Add what this telephone did, and read what the others did",
  )
    .input(
      z.strictObject({
        id: z.uuid(),
        device: z.uuid(),
        entries,
        /** How many entries this telephone knows: all come back when there are others. */
        known: z.int().min(0),
      }),
    )
    .errors({ NOT_FOUND: { status: 404 }, TOO_MANY: { status: 422 } })
    .output(going.extend({ telephones: z.int() })),

  dropRun: route(
    "DELETE",
    "/checklists/runs/{id}",
    "Erase a run that I shared, or leave one that I follow",
  )
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};

export type ChecklistSummary = z.output<typeof summary>;
export type ChecklistView = z.output<typeof checklist>;
export type ChecklistStep = z.output<typeof step>;
export type GoingRun = z.output<typeof going>;

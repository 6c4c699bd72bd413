// What tools/checks/walls.test.ts plants: two rooms that respect the walls, and one violation of
// each wall.

export type Files = Record<string, string>;

/** Two rooms as small as rooms can be, on the real platform and under the real checks. */
export const ROOMS: Files = {
  "features/cards/contract.ts":
    'import { procedure } from "#platform/http/procedure.ts";\nexport const contract = { ping: procedure };\n',
  "features/cards/domain/due.ts":
    "export const isDue = (due: Date, now: Date): boolean => due <= now;\n",
  "features/cards/domain/public.ts": 'export { isDue } from "./due.ts";\n',
  "features/cards/server/policy.ts":
    'import { isDue } from "../domain/due.ts";\nexport const mayReview = isDue;\n',
  "features/cards/web/review.ts":
    'import { isDue } from "../domain/due.ts";\nexport const label = String(isDue);\n',
  "features/quiz/domain/score.ts":
    "export const score = (right: number, all: number): number => right / all;\n",
  "features/quiz/server/public.ts":
    'import { score } from "../domain/score.ts";\nexport const quizScore = score;\n',
  "app/server/features.ts":
    'import type { ServerFeature } from "#platform/feature/server/server-feature.ts";\n' +
    "export const features: readonly ServerFeature[] = [];\n",
};

/** What is broken, the rule that tells it, the module that is named, and what is planted. */
export const WALLS: [wall: string, rule: string, from: string, files: Files][] = [
  [
    "1: platform imports a feature",
    "platform-imports-product",
    "platform/search/plant-feature.ts",
    {
      "platform/search/plant-feature.ts":
        'import { score } from "#features/quiz/domain/score.ts";\nexport const x = score;\n',
    },
  ],
  [
    "1: platform imports the app",
    "platform-imports-product",
    "platform/search/plant-app.ts",
    {
      "platform/search/plant-app.ts":
        'import { features } from "#app/server/features.ts";\nexport const x = features;\n',
    },
  ],
  [
    "1: a feature imports the app",
    "feature-imports-app",
    "features/cards/server/app.ts",
    {
      "features/cards/server/app.ts":
        'import { features } from "#app/server/features.ts";\nexport const x = features;\n',
    },
  ],
  [
    "2: web imports server",
    "web-imports-server",
    "features/cards/web/server.ts",
    {
      "features/cards/web/server.ts":
        'import { mayReview } from "../server/policy.ts";\nexport const x = mayReview;\n',
    },
  ],
  [
    "2: web imports a server type",
    "web-imports-server",
    "features/cards/web/server-type.ts",
    {
      "features/cards/web/server-type.ts":
        'import type { mayReview } from "../server/policy.ts";\nexport type X = typeof mayReview;\n',
    },
  ],
  [
    "2: server imports web",
    "server-imports-web",
    "features/cards/server/web.ts",
    {
      "features/cards/server/web.ts":
        'import { label } from "../web/review.ts";\nexport const x = label;\n',
    },
  ],
  [
    "2: web reaches server through a rule",
    "server-reached-by-web",
    "features/cards/web/reach.ts",
    {
      "features/cards/domain/reach.ts":
        'import { mayReview } from "../server/policy.ts";\nexport const reach = (): boolean => Boolean(mayReview);\n',
      "features/cards/web/reach.ts":
        'import { reach } from "../domain/reach.ts";\nexport const x = reach;\n',
    },
  ],
  [
    "3: a rule imports the database",
    "rule-not-pure",
    "features/cards/domain/database.ts",
    {
      "features/cards/domain/database.ts":
        'import { owned } from "#platform/db/tables.ts";\nexport const x = owned;\n',
    },
  ],
  [
    "3: a rule imports a part of Node",
    "rule-not-pure",
    "features/cards/domain/node.ts",
    {
      "features/cards/domain/node.ts":
        'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n',
    },
  ],
  [
    "3: a rule imports an impure library",
    "rule-not-pure",
    "features/cards/domain/library.ts",
    {
      "features/cards/domain/library.ts":
        'import { Hono } from "hono";\nexport const x = new Hono();\n',
    },
  ],
  [
    "3: a rule knows the transport",
    "rule-knows-the-wire",
    "features/cards/domain/wire.ts",
    {
      "features/cards/domain/wire.ts":
        'import { oc } from "@orpc/contract";\nexport const x = oc;\n',
    },
  ],
  [
    "3: web imports a contract as a value",
    "contract-value-in-web",
    "features/cards/web/contract.ts",
    {
      "features/cards/web/contract.ts":
        'import { contract } from "../contract.ts";\nexport const x = contract;\n',
    },
  ],
  [
    "3: web imports zod",
    "zod-in-web",
    "features/cards/web/zod.ts",
    { "features/cards/web/zod.ts": 'import { z } from "zod";\nexport const x = z.string();\n' },
  ],
  [
    "3: web reaches zod through a rule",
    "zod-in-web",
    "features/cards/web/shape.ts",
    {
      "features/cards/domain/shape.ts":
        'import { z } from "zod";\nexport const shape = z.string();\n',
      "features/cards/web/shape.ts":
        'import { shape } from "../domain/shape.ts";\nexport const x = shape;\n',
    },
  ],
  [
    "4: another feature is entered by its inside",
    "feature-entered-elsewhere",
    "features/cards/server/inside.ts",
    {
      "features/quiz/server/queries.ts": "export const listAll = (): string[] => [];\n",
      "features/cards/server/inside.ts":
        'import { listAll } from "#features/quiz/server/queries.ts";\nexport const x = listAll;\n',
    },
  ],
  [
    "4: a rule of another room that its door does not name",
    "feature-entered-elsewhere",
    "features/cards/server/rule.ts",
    {
      "features/cards/server/rule.ts":
        'import { score } from "#features/quiz/domain/score.ts";\nexport const x = score;\n',
    },
  ],
  [
    "5: a handler touches the database",
    "database-outside-queries",
    "features/cards/server/handlers.ts",
    {
      "features/cards/server/handlers.ts":
        'import { owned } from "#platform/db/tables.ts";\nexport const x = owned;\n',
    },
  ],
  [
    "5: a use case writes its own SQL",
    "database-outside-queries",
    "features/cards/server/make-cards.ts",
    {
      "features/cards/server/make-cards.ts":
        'import { sql } from "drizzle-orm";\nexport const x = sql`select 1`;\n',
    },
  ],
  [
    "6: files import each other",
    "import-loop",
    "features/cards/server/one.ts",
    {
      "features/cards/server/one.ts":
        'import { two } from "./two.ts";\nexport const one = (): unknown => two;\n',
      "features/cards/server/two.ts":
        'import { one } from "./one.ts";\nexport const two = (): unknown => one;\n',
    },
  ],
  [
    "6: features import each other",
    "feature-loop",
    "cards",
    {
      "features/cards/server/quiz.ts":
        'import { quizScore } from "#features/quiz/server/public.ts";\nexport const x = quizScore;\n',
      "features/quiz/domain/cards.ts":
        'import { isDue } from "#features/cards/domain/public.ts";\nexport const x = isDue;\n',
    },
  ],
  [
    "6: a part of the platform imports one above it, if only a type",
    "platform-order",
    "platform/text/plant-order.ts",
    {
      "platform/text/plant-order.ts":
        'import type { Tx } from "#platform/db/database.ts";\nexport type X = Tx;\n',
    },
  ],
  [
    "7: an address of package.json leads nowhere",
    "not-resolved",
    "features/cards/server/gone.ts",
    {
      "features/cards/server/gone.ts":
        'import { gone } from "#features/gone/contract.ts";\nexport const x = gone;\n',
    },
  ],
  [
    "a product feature imports one of its readers",
    "product-imports-its-readers",
    "features/cards/server/reader.ts",
    {
      "features/progress/events.ts": "export const gained = 1;\n",
      "features/cards/server/reader.ts":
        'import { gained } from "#features/progress/events.ts";\nexport const x = gained;\n',
    },
  ],
  [
    "the product imports what is made for tests",
    "product-imports-tests",
    "features/cards/server/factory.ts",
    {
      "features/cards/testing/factories.ts": "export const card = {};\n",
      "features/cards/server/factory.ts":
        'import { card } from "../testing/factories.ts";\nexport const x = card;\n',
    },
  ],
];

import { expect, test } from "vitest";
import { commentsOf } from "./comments.ts";
import { unknownInComments, unknownNames } from "./documented-names.ts";

const project = {
  files: [
    "README.md",
    "docs/decisions/0001-a.md",
    "features/chat/README.md",
    "features/chat/server/jobs.ts",
  ],
  scripts: new Set(["check"]),
};
const inRoot = (text: string) => unknownNames("README.md", text, project);
const inRoom = (text: string) => unknownNames("features/chat/README.md", text, project);

test("what is there is not spoken of", () => {
  expect(
    inRoot(
      "`features/chat/server/jobs.ts`, `docs/decisions`, `npm run check`, [why](docs/decisions/0001-a.md)",
    ),
  ).toEqual([]);
  expect(
    inRoom("`server/jobs.ts` and `jobs.ts`; `chat/server/jobs.ts`; [above](../../README.md)"),
  ).toEqual([]);
});

test.each([
  ["`features/chat/server/gone.ts`", "features/chat/server/gone.ts"],
  ["`platform/gone/`", "platform/gone/"],
  ["see `gone.ts`.", "gone.ts"],
  ["`npm run -s gone -- x`", "npm run gone"],
  ["```sh\nnpm run gone   # does it\n```", "npm run gone"],
  ["[why](docs/gone.md)", "docs/gone.md"],
])("%j names something that is not there", (text, name) => {
  expect(inRoot(text)).toEqual([name]);
});

test("a file of another room is not one of this room", () => {
  const files = [...project.files, "features/admin/server/only.ts"];
  expect(
    unknownNames("features/chat/README.md", "`server/only.ts`", { ...project, files }),
  ).toEqual(["server/only.ts"]);
});

test("patterns, placeholders, addresses, examples and what a build makes are no paths of the project", () => {
  expect(
    inRoot(
      "`queries*.ts` `<noun>-page.tsx` `{fr,en}/x.json` `/api/docs` `dist/web` `http://localhost:3000/x.ts` " +
        "[site](https://example.org/a.md)\n```ts\n// features/chat/example.ts\n```",
    ),
  ).toEqual([]);
});

/** Apart, so that this file has no such comment. */
const AFTER_CODE = "run(); //";
const inComments = (source: string) =>
  unknownInComments("features/chat/server/jobs.ts", source, project);

test("comments are lines of their own, blocks, and what follows code; addresses and code are none", () => {
  const source = [
    "// one",
    "/** two */",
    " * three",
    'const a = "http://x"; // four',
    'const url = "https://example.org";',
    "a * b;",
  ];
  expect(commentsOf(source.join("\n")).split("\n")).toEqual(["one", "two", "three", "four"]);
});

test.each([
  ["// As features/chat/gone.ts says.", "features/chat/gone.ts"],
  ["/** See (platform/gone). */", "platform/gone"],
  [" * Read docs/gone.md:", "docs/gone.md"],
  [`${AFTER_CODE} by tools/gone/main.ts, at night`, "tools/gone/main.ts"],
  ["// In `gone.ts` it is otherwise.", "gone.ts"],
  ["// Made by `npm run gone`.", "npm run gone"],
  ["// Made by npm run gone.", "npm run gone"],
])("%j names something that is not there", (source, name) => {
  expect(inComments(source)).toEqual([name]);
});

test("comments that name what is there, patterns, and code that names what is not", () => {
  expect(
    inComments(
      [
        "// features/chat/server/jobs.ts, `jobs.ts`, docs/decisions, npm run check.",
        "// Every features/*/gone.ts, features/<room>/gone.ts and {features,platform}/gone.",
        'import { gone } from "#features/chat/gone.ts";',
      ].join("\n"),
    ),
  ).toEqual([]);
});

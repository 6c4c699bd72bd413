import { expect, test } from "vitest";
import { unknownNames } from "./documented-names.ts";

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

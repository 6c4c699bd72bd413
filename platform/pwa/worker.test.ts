import { expect, test } from "vitest";
import { isImmutableMedia, isPage } from "./worker.ts";

test.each([
  ["/", true],
  ["/chat", true],
  ["/guidelines/anaphylaxie", true],
  ["/no-such-page", true],
  ["/api/openapi.json", false],
  ["/api/reference", false],
  ["/rpc/chat/list", false],
  ["/healthz", false],
  ["/sitemap.xml", false],
  ["/sw.js", false],
])("a page of the application: %s is %s", (path, page) => {
  expect(isPage(path)).toBe(page);
});

test.each([
  ["/api/cards/media/4f2a.png", true],
  ["/api/cards/media/../secret", false],
  ["/api/cards/list", false],
  ["/media/x", false],
])("kept for ever: %s is %s", (path, kept) => {
  expect(isImmutableMedia(path)).toBe(kept);
});

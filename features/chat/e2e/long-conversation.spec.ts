// A conversation of five hundred messages: drawn from its end, and whole all the same.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { answers, ask, openChat } from "./desk.ts";

test("cinq cents messages : ouverts à la fin, retrouvés jusqu’au premier, aucun perdu", async ({
  page,
}) => {
  await openChat(page);
  await ask(page, "Anaphylaxie : conduite à tenir");
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  // The real exchange two hundred and fifty times, each message under its number.
  await page.route("**/rpc/chat/open", async (route) => {
    const response = await route.fetch();
    const { json } = (await response.json()) as { json: { messages: object[] } };
    const messages = Array.from({ length: 500 }, (_, n) => {
      const text =
        n % 2 === 0
          ? `Question ${n + 1} : conduite à tenir`
          : `**Réponse ${n + 1}.** Adrénaline [1].`;
      return { ...json.messages[n % 2], text, id: idOf(n), seq: n + 1, versions: [idOf(n)] };
    });
    const meta = [
      [1, "createdAt"],
      [1, "updatedAt"],
      ...messages.map((_, n) => [1, "messages", n, "createdAt"]),
    ];
    await route.fulfill({ response, json: { json: { ...json, messages }, meta } });
  });
  const conversation = new URL(page.url()).searchParams.get("conversation");
  await page.reload();
  // The last exchange first, without the five hundred.
  await expect(page.getByText("Question 499 : conduite à tenir")).toBeInViewport();
  expect(await page.getByRole("article").count()).toBeLessThan(60);
  const earlier = page.getByRole("button", { name: /messages précédents/ });
  await expect(earlier).toBeAttached();

  // A message found by a search is shown at its place, with what surrounds it.
  await page.goto(`/chat?conversation=${conversation}&message=${idOf(250)}`);
  await expect(page.getByText("Question 251 : conduite à tenir")).toBeInViewport();
  // What is above it comes on the way up, and all of it on paper.
  const firstShown = async () =>
    Number((await page.getByRole("article").first().getAttribute("id"))?.slice(-12));
  const before = await firstShown();
  await earlier.press("Enter");
  await expect.poll(firstShown).toBeLessThan(before);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(earlier).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(500);
  const ids = await page.getByRole("article").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 500 }, (_, n) => `m-${idOf(n)}`));
});

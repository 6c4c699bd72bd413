// Cards come from files of anybody: whatever their HTML asks for, the browser never has anything to
// refuse while one studies.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { question, study } from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

/** As it is pasted from pages and word processors, and as nobody well-meaning writes it. */
const PASTED = [
  '<p style="color:red" onclick="x()">Un</p>',
  `<b title="a > b" onmouseover='x(">")' style=color:red>deux</b>`,
  '<img src="x" onerror="x()" alt="trois"/onload=x()>',
  "<svg/onload=x()><style>*{color:red}</style><animate onbegin=x() attributeName=x></svg>",
  "<style>body{display:none}</style><style>sans fin",
  '</style><table style="width:1px"><td onfocus=x() background="x">quatre</td></table>',
  '<a href="javascript:x()" ONCLICK = "x()"\nSTYLE\n=\n"top:0">cinq</a><body onload=x()><script>x()</script>',
  '<math><mi style="color:red" onclick="x()">y</mi></math><iframe srcdoc="<b onclick=x()>"></iframe>',
].join("");
const FORMULA =
  "\\(\\color{red}\\frac{140 - age}{Cr}\\) et \\[\\begin{array}{c|c}a&b\\end{array}\\]";
const EVERYTHING = `${PASTED} ${FORMULA}`;

test("étudier des cartes de toutes les sortes : la politique du navigateur n’a rien à refuser", async ({
  page,
}) => {
  await signUp(page);
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", {
    id: deckId,
    name: "Urgences",
    options: { burySiblings: false },
  });
  const sent = await page.context().request.post("/api/flashcards/media?name=ecg.svg", {
    headers: { "content-type": "image/svg+xml" },
    data: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" style="color:red"><rect style="fill:red"/></svg>',
  });
  const { address } = (await sent.json()) as { address: string };
  const picture = `<img src="${address}" alt="ECG" style="width:9px">`;
  const place = {
    shape: "rect",
    left: 0.1,
    top: 0.1,
    width: 0.3,
    height: 0.3,
    points: [],
    text: "",
  };
  const masks = [
    { ...place, group: 1, style: { fill: "red" } },
    { ...place, group: 2, shape: "ellipse", left: 0.6, style: { fill: '"><b onclick=x()>' } },
  ];
  const all = { deckId, answer: `Réponse ${EVERYTHING}`, extra: EVERYTHING };
  const notes = [
    { ...all, kind: "basic", question: `A ${EVERYTHING} ${picture}` },
    { ...all, kind: "reversed", question: `B ${EVERYTHING}` },
    { ...all, kind: "cloze", answer: "", question: `C {{c1::${EVERYTHING}::indice}} {{c2::deux}}` },
    { ...all, kind: "typed", question: `D ${EVERYTHING}`, answer: "réponse" },
    {
      ...all,
      kind: "occlusion",
      question: `E ${EVERYTHING}`,
      occlusion: { image: address, masks, hideAll: true },
    },
  ].map((note) => ({ ...note, id: randomUUID() }));
  const made = await call(page, "flashcards/createNotes", { notes });
  expect((made.body as { cards: number }[]).map(({ cards }) => cards)).toEqual([1, 2, 2, 1, 2]);

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { refused: seen });
    document.addEventListener("securitypolicyviolation", (event) => {
      seen.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
      );
    });
  });
  await study(page);
  for (let card = 0; card < 8; card++) {
    await expect(question(page)).toBeVisible();
    const typed = question(page).getByRole("textbox");
    if (await typed.isVisible()) await typed.press("Enter");
    else await page.keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Réponse" })).toBeVisible();
    await page.keyboard.press("5");
  }
  const refused = await page.evaluate(
    () => (globalThis as unknown as { refused: string[] }).refused,
  );
  expect(refused).toEqual([]);
});

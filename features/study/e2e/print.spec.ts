// On paper, also from a dark screen: what was asked, chosen and answered, whole, black on white,
// without what only a screen can press.
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const ON_SCREEN = { viewport: { width: 1280, height: 800 } };
test.use({ colorScheme: "dark", ...ON_SCREEN });

const timeZone = "Europe/Paris";
interface Begun {
  id: string;
  questions: { statement: string }[];
}

/** Prints what stands there, `shown` on it, and goes back to the screen. */
async function printed(page: Page, ...shown: (string | RegExp)[]): Promise<void> {
  await onPaper(page, async () => {
    for (const text of shown)
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  });
}

async function begin(page: Page, procedure: string, more: object): Promise<Begun> {
  const asked = { id: crypto.randomUUID(), timeZone, ...more };
  const { status, body } = await call(page, `study/${procedure}`, asked);
  expect(status).toBe(200);
  return body as Begun;
}
const exam = { mode: "exam", profile: "edn-2024", count: 3, minutes: 30 };

test("une question, un article, puis le résultat d’une épreuve, sur papier", async ({ page }) => {
  await signUp(page);
  const { id, questions } = await begin(page, "start", { ...exam, filters: { types: ["qrm"] } });
  const statement = questions[0]?.statement.slice(0, 40) ?? "none";
  await page.goto(`/study?paper=${id}`);
  await expect(page.getByText(statement).first()).toBeVisible();
  await printed(page, statement);
  await call(page, "study/submit", { id });
  await page.reload();
  await expect(page.getByText("Barème EDN 2024").first()).toBeAttached();
  // The corrections, that the screen unfolds one by one.
  await printed(page, statement, "point sur 1", /^Discordance/);
  const article = await begin(page, "start", { ...exam, filters: { types: ["lca"] } });
  await page.goto(`/study?paper=${article.id}`);
  await expect(page.getByText("Étude fictive").first()).toBeVisible();
  await printed(page, "Étude fictive", article.questions[0]?.statement ?? "none");
});

test("les onglets de l’étude, un cas et un quiz, sur papier", async ({ page }) => {
  await signUp(page);
  await page.goto("/study");
  await page.getByText("Autres choix").click();
  await page.getByText("QRM", { exact: true }).click();
  await printed(page, "Entraînement", "QRM");
  await expect(page.getByText("QROC", { exact: true })).toBeVisible();

  const tab = (name: string) => page.getByRole("tab", { name }).click();
  await tab("Cas cliniques");
  await expect(page.getByText(/cas correspondent/)).toBeVisible();
  await printed(page, /cas correspondent/);
  await page.getByRole("button", { name: "Commencer" }).first().click();
  await page.getByRole("button", { name: "Étape suivante" }).click();
  await printed(page, /^Étape 2/, /patient fictif/i);

  await page.goto("/study?tab=history");
  const text = "Quel vaisseau ?\nA. L’aorte\nB. La veine cave\nANSWER: B\n";
  await call(page, "study/importQuestions", { fileName: "a.aiken", text, keep: true });
  await begin(page, "start", { ...exam, filters: { origin: "own" } });
  await tab("Mes questions");
  await expect(page.getByText("Quel vaisseau ?")).toBeVisible();
  await printed(page, "Quel vaisseau ?");

  await tab("Quiz IA");
  await page.getByText("Un texte ou un fichier", { exact: true }).click();
  const lines = Array.from({ length: 30 }, (_, at) => `La surveillance ${at} dure 6 heures.`);
  await page.getByRole("textbox", { name: "Texte", exact: true }).fill(lines.join("\n\n"));
  await printed(page, "Moyenne");
});

test("les épreuves d’une classe et la santé des questions, sur papier", async ({ page }) => {
  await signUp(page, { role: "admin" });
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const opened = await call(page, "study/openClassPaper", {
    ...{ id: crypto.randomUUID(), title: "Classe de mai", count: 3, minutes: 30 },
    ...{ profile: "edn-2024", attempts: 1, opensAt: hours(-1), closesAt: hours(24) },
  });
  const { code } = opened.body as { code: string };
  const { id, questions } = await begin(page, "joinClass", { code });
  await call(page, "study/submit", { id });
  await page.goto(`/study?paper=${id}`);
  await expect(page.getByText(/^Elle sera là le/)).toBeVisible();
  await printed(page, /^Elle sera là le/);
  await page.goto("/admin/classes");
  const row = page.getByRole("listitem").filter({ hasText: code });
  await row.getByText("Résultats par question").click();
  const statement = questions[0]?.statement.slice(0, 40) ?? "none";
  await expect(row.getByText(statement)).toBeVisible();
  await printed(page, "Classe de mai", statement);
  await page.goto("/admin/questions");
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await printed(page, /Peu de réponses|trop peu|moins de/i);
});

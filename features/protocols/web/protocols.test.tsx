import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { setLanguage } from "#platform/i18n/web/i18n.ts";
import { fakeCalls, Refusal } from "#platform/ui/testing/fake-calls.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { signIn } from "#platform/ui/testing/signed-in.ts";
import type { ProtocolReading, ProtocolSummary } from "../contract.ts";
import { emptyDraft, readDraft } from "./form/draft.ts";
import { NewVersionPage } from "./form/new-version-page.tsx";
import { ProtocolForm } from "./form/protocol-form.tsx";
import { ListPage } from "./list-page.tsx";
import { ProtocolView } from "./protocol-view.tsx";
import { Reminder } from "./reminder.tsx";

const TEXTS = { texts: ["protocols"] };
const ID = "0198a000-0000-4000-8000-000000000001";
const summary = (more: Partial<ProtocolSummary> = {}): ProtocolSummary => ({
  ...{ id: ID, number: 1, title: "Héparine", service: "Réanimation", author: "Dr Fictif" },
  ...{
    dated: "2026-01-15",
    validUntil: null,
    readers: "user",
    validity: "valid",
    passages: 1,
    ...more,
  },
});
const protocol = (more: Partial<ProtocolReading> = {}): ProtocolReading => ({
  ...summary(),
  ...{ current: 1, withdrawnAt: null, origin: "written", pages: [], mayWrite: false },
  passages: [
    { anchor: "p1", page: 3, heading: "Débit", text: "- <img src=x onerror=alert(1)>\n- **B**" },
  ],
  versions: [{ number: 1, importedAt: new Date("2026-01-16"), importedBy: "", fileName: "" }],
  ...more,
});

afterEach(() => setLanguage("fr"));
beforeEach(() => {
  localStorage.clear();
  signIn();
});

test("the list is by service; what ends is said to those who write", async () => {
  const protocols = [
    summary({ service: "Urgences", title: "Choc", id: crypto.randomUUID() }),
    summary({ validity: "soon", validUntil: "2026-12-01" }),
    summary({ validity: "withdrawn", title: "Ancien", id: crypto.randomUUID() }),
  ];
  fakeCalls({ "protocols/list": () => ({ protocols, mayWrite: true }) });
  await renderPage(<ListPage />, TEXTS);
  expect(await screen.findByText(/^1 protocole est expiré ou le sera/)).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Réanimation",
    "Urgences",
    "Retirés",
  ]);
  expect(screen.getByText("Expire le 1 déc. 2026")).toBeVisible();
  expect(screen.getByRole("link", { name: "Importer un protocole" })).toBeVisible();
});

test("a list that no server gives says what is known of this device", async () => {
  fakeCalls({
    "protocols/list": () => {
      throw new TypeError("network");
    },
  });
  await renderPage(<ListPage />, TEXTS);
  // The browser of these tests keeps nothing and says nothing.
  expect(await screen.findByText(/ce navigateur ne dit pas ce qu’il garde/)).toBeVisible();
});

test("a long list is narrowed by words of a title, a service or an author; a short one has no field", async () => {
  const named = (title: string, more: Partial<ProtocolSummary> = {}) =>
    summary({ title, id: crypto.randomUUID(), ...more });
  const many = ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept"].map((title) =>
    named(title),
  );
  const one = named("Sédation", { service: "Urgences", author: "Dr Autre" });
  fakeCalls({ "protocols/list": () => ({ protocols: [...many, one], mayWrite: false }) });
  const long = await renderPage(<ListPage />, TEXTS);
  const field = await screen.findByRole("searchbox", { name: "Rechercher un protocole" });
  for (const typed of ["sedat", "urgences", "autre urg"]) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      expect.stringContaining("Sédation"),
    ]);
  }
  await userEvent.type(field, "xyz");
  expect(screen.getByText("Aucun protocole trouvé")).toBeVisible();
  long.unmount();
  fakeCalls({ "protocols/list": () => ({ protocols: [one], mayWrite: false }) });
  await renderPage(<ListPage />, TEXTS);
  expect(await screen.findByText("Sédation")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("who does not write is offered nothing to write", async () => {
  fakeCalls({ "protocols/list": () => ({ protocols: [], mayWrite: false }) });
  await renderPage(<ListPage />, TEXTS);
  expect(await screen.findByText(/Un médecin ou un administrateur/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Importer un protocole" })).toBeNull();
});

test("a passage is text, whatever it holds, with its page; a reader changes nothing", async () => {
  const { container } = await renderPage(<ProtocolView protocol={protocol()} />, TEXTS);
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByText("B")).toBeVisible();
  expect(screen.getByText("p. 3")).toBeVisible();
  expect(screen.getByText(/importée par un compte supprimé/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retirer" })).toBeNull();
});

test("a former version says so, and a protocol out of force too", async () => {
  const former = await renderPage(<ProtocolView protocol={protocol({ current: 2 })} />, TEXTS);
  expect(screen.getByRole("note")).toHaveTextContent("Version 1, remplacée par la version 2.");
  former.unmount();
  await renderPage(<ProtocolView protocol={protocol({ validity: "expired" })} />, TEXTS);
  expect(screen.getByRole("note")).toHaveTextContent("l’assistant ne le cite plus");
});

test("withdrawing is one press, and the failure is said", async () => {
  const calls = fakeCalls({
    "protocols/withdraw": () => {
      throw new Refusal(500, "INTERNAL_SERVER_ERROR");
    },
  });
  await renderPage(<ProtocolView protocol={protocol({ mayWrite: true })} />, TEXTS);
  await userEvent.click(screen.getByRole("button", { name: "Retirer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("n’a pas pu être enregistré");
  expect(calls).toMatchObject([{ input: { id: ID, withdrawn: true } }]);
});

const field = (name: string) => screen.getByLabelText(name);

test("what is written is previewed, kept until it is saved, and opened", async () => {
  let saved: unknown = null;
  fakeCalls({
    "protocols/save": (input: { id: string }) => {
      if (saved === null) {
        saved = input;
        throw new Refusal(500, "INTERNAL_SERVER_ERROR");
      }
      expect(input, "the same version again").toEqual(saved);
      return { id: input.id, number: 1 };
    },
  });
  const start = emptyDraft("2026-11-23");
  const { router } = await renderPage(<ProtocolForm place="new" fresh={start} />, TEXTS);
  await userEvent.click(screen.getByRole("radio", { name: "L’écrire ici" }));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer le protocole" }));
  expect(screen.getByRole("alert")).toHaveTextContent("écrivez le texte");
  await userEvent.type(field("Texte du protocole"), "# Débit{Enter}{Enter}Fictif.");
  const preview = await screen.findByRole("region", { name: "1 passage" });
  expect(within(preview).getByRole("heading", { name: "Débit" })).toBeVisible();
  await userEvent.type(field("Titre"), "Héparine");
  await userEvent.type(field("Service"), "Réanimation");
  await userEvent.type(field("Auteur"), "Dr Fictif");
  const press = () =>
    userEvent.click(screen.getByRole("button", { name: "Enregistrer le protocole" }));
  await press();
  expect(await screen.findByText(/Ce que vous avez saisi reste sur cet appareil/)).toBeVisible();
  expect(readDraft("p1", "new")).toMatchObject({
    title: "Héparine",
    pages: ["# Débit\n\nFictif."],
  });
  expect(hasDrafts("p1")).toBe(true);
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/protocols/${start.id}/1`));
  expect(hasDrafts("p1")).toBe(false);
});

test("a protocol of that name is offered a new version", async () => {
  fakeCalls({
    "protocols/save": () => {
      throw new Refusal(409, "ALREADY_HERE", { id: ID, title: "Héparine", number: 1 });
    },
  });
  const about = { title: "Héparine", service: "R", author: "A", pages: ["Texte."] };
  const start = { ...emptyDraft("2026-11-23"), ...about };
  await renderPage(<ProtocolForm place="new" fresh={start} />, TEXTS);
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer le protocole" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("« Héparine » existe déjà");
  expect(within(alert).getByRole("link")).toHaveAttribute("href", `/protocols/${ID}/new`);
});

test("saved elsewhere meanwhile: what was typed stays, and follows that version once it is asked again", async () => {
  const sent: number[] = [];
  fakeCalls({
    "protocols/list": () => ({ protocols: [summary({ number: 3 })], mayWrite: true }),
    "protocols/save": ({ after }: { after: number }) => {
      sent.push(after);
      if (after < 3) throw new Refusal(409, "CONFLICT");
      return { id: ID, number: after + 1 };
    },
  });
  const about = { id: ID, after: 1, title: "Héparine", service: "R", author: "A" };
  const fresh = { ...emptyDraft("2026-11-23"), ...about, pages: ["Texte."] };
  const { router } = await renderPage(<ProtocolForm place={ID} fresh={fresh} />, TEXTS);
  await userEvent.type(field("Auteur"), "B");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer la version 2" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Une autre version a été enregistrée");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer la version 4" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/protocols/${ID}/4`));
  expect(sent).toEqual([1, 3]);
});

test("what was typed is found again, and can be taken away", async () => {
  const start = emptyDraft("2026-11-23");
  const before = await renderPage(<ProtocolForm place="new" fresh={start} />, TEXTS);
  await userEvent.type(field("Titre"), "Héparine");
  before.unmount();
  await renderPage(<ProtocolForm place="new" fresh={start} />, TEXTS);
  expect(field("Titre")).toHaveValue("Héparine");
  await userEvent.click(screen.getByRole("button", { name: "Effacer ce que j’ai saisi" }));
  await userEvent.click(screen.getByRole("button", { name: "Effacer vraiment ce que j’ai saisi" }));
  expect(field("Titre")).toHaveValue("");
  expect(hasDrafts("p1")).toBe(false);
});

test("a server that is silent is not taken for a protocol that does not exist", async () => {
  const draw = async () => {
    const root = createRootRoute();
    const shell = createRoute({ getParentRoute: () => root, id: "_app" });
    const page = createRoute({
      getParentRoute: () => shell,
      path: "/protocols/$protocolId/new",
      component: NewVersionPage,
    });
    const history = createMemoryHistory({ initialEntries: [`/protocols/${ID}/new`] });
    const routeTree = root.addChildren([shell.addChildren([page])]);
    return renderPage(
      <RouterProvider router={createRouter({ routeTree, history }) as never} />,
      TEXTS,
    );
  };
  fakeCalls({
    "protocols/list": () => {
      throw new Refusal(503, "SERVICE_UNAVAILABLE");
    },
  });
  const silent = await draw();
  expect(await screen.findByText("Ce protocole n’a pas pu être chargé.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
  silent.unmount();
  fakeCalls({ "protocols/list": () => ({ protocols: [], mayWrite: true }) });
  await draw();
  expect(await screen.findByText("Protocole introuvable")).toBeVisible();
});

test("in another language, protocols are said to be left as they were written", async () => {
  await setLanguage("en");
  fakeCalls({ "protocols/list": () => ({ protocols: [], mayWrite: false }) });
  const list = await renderPage(<ListPage />, TEXTS);
  expect(await screen.findByText(/Protocols are not translated/)).toBeVisible();
  list.unmount();
  await renderPage(<ProtocolView protocol={protocol()} />, TEXTS);
  expect(await screen.findByText(/Protocols are not translated/)).toBeVisible();
});

test("the dashboard of a doctor says what ends; that of a reader asks nothing", async () => {
  const protocols = [summary({ validity: "soon", validUntil: "2026-12-01" }), summary()];
  const calls = fakeCalls({ "protocols/list": () => ({ protocols, mayWrite: true }) });
  const reader = await renderPage(<Reminder />, TEXTS);
  expect(screen.queryByRole("note")).toBeNull();
  expect(calls).toEqual([]);
  reader.unmount();
  const me = session.current() ?? expect.fail("nobody");
  vi.spyOn(session, "current").mockReturnValue({ ...me, providerRole: "doctor" });
  await renderPage(<Reminder />, TEXTS);
  expect(await screen.findByRole("note")).toHaveTextContent("1 protocole est expiré ou le sera");
  expect(screen.getByRole("link", { name: "Les voir" })).toHaveAttribute("href", "/protocols");
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { renderPage } from "#platform/ui/testing/render.tsx";
import { Palette, usePalette } from "./palette-host.tsx";

function Host() {
  const palette = usePalette();
  return (
    <>
      <textarea aria-label="Behind" defaultValue="" />
      <Palette palette={palette} />
    </>
  );
}

beforeEach(() => {
  registerFeatures([]);
  vi.spyOn(session, "current").mockReturnValue({ id: "p1", name: "Camille", consent: true } as Me);
});

const field = () => screen.findByPlaceholderText(/./);

test("what is typed before the palette has its field begins the search, and nothing else", async () => {
  await renderPage(<Host />);
  const behind = screen.getByLabelText("Behind");
  const person = userEvent.setup();
  await person.click(behind);
  await person.keyboard("{Control>}k{/Control}hyperkk{Backspace}");
  await vi.waitFor(async () => expect(await field()).toHaveFocus());
  await person.keyboard("al");
  expect(await field()).toHaveValue("hyperkal");
  expect(behind).toHaveValue("");
});

test("Escape closes a palette that is not there yet; Tab and shortcuts stay what they are", async () => {
  await renderPage(<Host />);
  const person = userEvent.setup();
  await person.keyboard("{Control>}k{/Control}ab{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await person.click(screen.getByLabelText("Behind"));
  await person.keyboard("cd");
  expect(screen.getByLabelText("Behind")).toHaveValue("cd");
  await person.keyboard("{Control>}k{/Control}");
  expect(await field()).toHaveValue("");
});

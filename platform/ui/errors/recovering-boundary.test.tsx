import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isRecoverable, RecoveringBoundary } from "./recovering-boundary.tsx";

/** Fails as long as `failing()` answers with an error. */
function Page({ failing }: { failing: () => Error | null }) {
  const error = failing();
  if (error) throw error;
  return <p>Page affichée</p>;
}

const nullProperty = () => new TypeError("Cannot read properties of null (reading 'name')");

describe("recovering boundary", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("tries again after 1, 2 and 3 seconds, then shows the error screen with its id", async () => {
    const failing = vi.fn(nullProperty);
    render(
      <RecoveringBoundary resetKey="/chat">
        <Page failing={failing} />
      </RecoveringBoundary>,
    );
    for (const attempt of [1, 2, 3]) {
      expect(screen.getByRole("status")).toHaveTextContent("Reprise de l’affichage");
      const before = failing.mock.calls.length;
      act(() => void vi.advanceTimersByTime(1000 * attempt - 1));
      expect(failing.mock.calls.length).toBe(before);
      await act(async () => vi.advanceTimersByTime(1));
      expect(failing.mock.calls.length).toBeGreaterThan(before);
    }
    expect(screen.getByRole("heading", { name: "Une erreur est survenue" })).toBeVisible();
    expect(screen.getByText(/^err_[0-9a-f]{12}$/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Recharger" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Accueil" })).toHaveAttribute("href", "/");
  });

  it("shows the page again when a retry succeeds", async () => {
    let broken = true;
    render(
      <RecoveringBoundary resetKey="/chat">
        <Page failing={() => (broken ? nullProperty() : null)} />
      </RecoveringBoundary>,
    );
    broken = false;
    await act(async () => vi.advanceTimersByTime(1000));
    expect(screen.getByText("Page affichée")).toBeVisible();
  });

  it("does not retry other errors, and another page starts afresh", async () => {
    const view = (at: string, error: Error | null) => (
      <RecoveringBoundary resetKey={at} whole>
        <Page failing={() => error} />
      </RecoveringBoundary>
    );
    const { rerender } = render(view("/chat", new Error("boom")));
    await act(async () => {});
    expect(
      screen.getByRole("heading", { name: /^Oops\s! Une erreur est survenue$/ }),
    ).toBeVisible();
    rerender(view("/guidelines", null));
    await act(async () => {});
    expect(screen.getByText("Page affichée")).toBeVisible();
  });

  it("calls an error of the router an error of navigation", async () => {
    render(
      <RecoveringBoundary resetKey="/chat" isNavigationError={() => true}>
        <Page failing={() => new Error("loader")} />
      </RecoveringBoundary>,
    );
    await act(async () => {});
    expect(screen.getByRole("heading", { name: "Erreur de navigation" })).toBeVisible();
  });
});

describe("errors worth a retry", () => {
  it.each([
    ["Rendered fewer hooks than expected.", true],
    ["Minified React error #310; visit https://react.dev", true],
    ["Cannot read properties of undefined (reading 'id')", true],
    ["null is not an object (evaluating 'a.b')", true],
    ["Minified React error #31; visit https://react.dev", false],
    ["Request failed", false],
  ])("%s → %s", (message, expected) => {
    expect(isRecoverable(new Error(message))).toBe(expected);
  });
});

import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { NetworkBanner } from "./network-banner.tsx";
import { network } from "./network-state.ts";

const answer = (ok: boolean) =>
  vi.stubGlobal("fetch", () => (ok ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("network"))));

describe("network banner", () => {
  it("says nothing while all is well", () => {
    const { container } = render(<NetworkBanner onReached={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("tells offline from a server that cannot be reached", () => {
    render(<NetworkBanner onReached={() => {}} />);
    act(() => void dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status")).toHaveTextContent("Vous êtes hors ligne. Vérifiez votre connexion internet.");
    act(() => void dispatchEvent(new Event("online")));
    expect(screen.queryByRole("status")).toBeNull();
    act(() => network.failed());
    expect(screen.getByRole("status")).toHaveTextContent(
      "Problème de connexion. Certaines fonctionnalités peuvent être indisponibles.",
    );
  });

  it("retries: stays on failure, goes and refreshes on success", async () => {
    const user = userEvent.setup();
    const onReached = vi.fn();
    render(<NetworkBanner onReached={onReached} />);
    act(() => network.failed());
    answer(false);
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(screen.getByRole("status")).toBeVisible();
    expect(onReached).not.toHaveBeenCalled();
    answer(true);
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(onReached).toHaveBeenCalledOnce();
  });

  it("is dismissed until the next problem", async () => {
    const user = userEvent.setup();
    render(<NetworkBanner onReached={() => {}} />);
    act(() => network.failed());
    await user.click(screen.getByRole("button", { name: "Ignorer" }));
    expect(screen.queryByRole("status")).toBeNull();
    act(() => network.reached());
    act(() => network.failed());
    expect(screen.getByRole("status")).toBeVisible();
  });
});

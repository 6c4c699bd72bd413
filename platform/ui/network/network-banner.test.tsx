import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { network } from "#platform/network/web/network-state.ts";
import { NetworkBanner } from "./network-banner.tsx";

const answer = (ok: boolean) =>
  vi.stubGlobal("fetch", () =>
    ok ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("network")),
  );

afterEach(() => {
  vi.useRealTimers();
  network.reached();
});

describe("network banner", () => {
  it("says nothing while all is well", () => {
    const { container } = render(<NetworkBanner onReached={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("tells offline from a server that cannot be reached", () => {
    render(<NetworkBanner onReached={() => {}} />);
    act(() => void dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status")).toHaveTextContent(
      "Vous êtes hors ligne. Vérifiez votre connexion internet.",
    );
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

  it("says that the server can serve nobody, and goes by itself when it can", async () => {
    vi.useFakeTimers();
    const onReached = vi.fn();
    let status = 503;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status })));
    render(<NetworkBanner onReached={onReached} />);
    act(() => network.answered(503));
    expect(screen.getByRole("status")).toHaveTextContent(
      /^Sclepios est momentanément indisponible\./,
    );
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole("status")).toBeVisible();
    status = 200;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole("status")).toBeNull();
    expect(onReached).toHaveBeenCalledOnce();
  });

  it("any other answer says that the server is there", () => {
    render(<NetworkBanner onReached={() => {}} />);
    act(() => network.answered(503));
    act(() => network.answered(404));
    expect(screen.queryByRole("status")).toBeNull();
  });
});

// What floats over every page of the application once it is calm: the proposal to install it, and
// its new version.
import { Suspense, useEffect } from "react";
import { InstallPrompts } from "./install-prompts.tsx";
import { startWorker } from "./register.ts";
import { watchForms } from "./unsaved-work.ts";
import { UpdateOffer } from "./update-offer.tsx";

let started = false;

export function PwaOverlays() {
  useEffect(() => {
    if (started) return;
    // For as long as the document lives: a worker is registered once.
    started = true;
    watchForms();
    startWorker();
  }, []);
  return (
    <Suspense fallback={null}>
      <InstallPrompts />
      <UpdateOffer />
    </Suspense>
  );
}

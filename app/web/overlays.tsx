import { OfflineOverlays } from "#platform/offline/web/overlays.tsx";
import { PwaOverlays } from "#platform/pwa/web/overlays.tsx";

/** What floats above every page. */
export function Overlays() {
  return (
    <>
      <PwaOverlays />
      <OfflineOverlays />
    </>
  );
}

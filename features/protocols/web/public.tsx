// What other rooms ask of this one in the browser.
import { Suspense } from "react";
import { LibrarySection } from "./library-section.tsx";

/**
 * The service's own protocols, as a section of the library: apart from its sheets, under their own
 * title. Nothing is drawn where there is none and nobody to import one, nor while the server does
 * not answer.
 */
export const ServiceProtocols = () => (
  <Suspense fallback={null}>
    <LibrarySection />
  </Suspense>
);

import { ConsentState } from "./consent-state.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";

/** Contributions to the settings: consent, copy of the data, erasure. */
export function PrivacyTab() {
  return (
    <>
      <ConsentState />
      <ExportData />
      <EraseAccount />
    </>
  );
}

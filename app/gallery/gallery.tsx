import { Controls, Fields } from "./controls.tsx";
import { Charts, Lists, Parts } from "./parts.tsx";
import { Messages, Saving } from "./sayings.tsx";

export function Gallery() {
  return (
    <main style={{ background: "var(--sc-sheet)", padding: 16 }}>
      <h1>Composants</h1>
      <Controls />
      <Fields />
      <Saving />
      <Messages />
      <Parts />
      <Lists />
      <Charts />
    </main>
  );
}

import { CachedNote, PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { NotCached } from "#platform/offline/web/not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { NotFound } from "#platform/ui/errors/not-found.tsx";
import { Notice } from "#platform/ui/notice.tsx";
import { Tag } from "#platform/ui/records/records.tsx";
import { CheckingAccess, PagePending } from "#platform/ui/routing/pending.tsx";
import { ForgetDraft } from "#platform/ui/saving/forget-draft.tsx";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { Shown } from "./shown.tsx";

const nothing = (): void => {};
const STATES = ["clean", "kept", "unkept", "saving", "saved", "offline", "failed"] as const;
const TONES = ["quiet", "ok", "warn", "alert"] as const;

export const Saving = () => (
  <Shown name="Enregistrement">
    {STATES.map((state) => (
      <SaveIndicator key={state} state={state} onRetry={nothing} />
    ))}
    <SaveIndicator state="clean">Ce qui est dit tant que rien n’a changé.</SaveIndicator>
    <ForgetDraft onForget={nothing} />
  </Shown>
);

export const Messages = () => (
  <>
    <Shown name="Attente">
      <PagePending />
      <CheckingAccess />
      <PartPending lines={2} />
    </Shown>
    <Shown name="Échec">
      <PartProblem problem="Les cartes n’ont pas pu être lues." onRetry={nothing} />
      {(["absent", "unknown"] as const).map((missing) => (
        <PartProblem
          key={missing}
          problem="La fiche n’a pas pu être lue."
          error={new NotCached(missing)}
          onRetry={nothing}
        />
      ))}
    </Shown>
    <Shown name="Vide">
      <EmptyState title="Aucun paquet" body="Un paquet rassemble des cartes." />
      <EmptyState title="Aucune fiche" action={<a href="/">Commencer</a>} />
    </Shown>
    <Shown name="Introuvable">
      <NotFound />
    </Shown>
    <Shown name="Mentions">
      <CachedNote at={new Date("2026-11-21T10:00:00Z")} />
      <Notice>Une aide à la lecture et à la décision, pas un dispositif médical.</Notice>
      <p>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </p>
    </Shown>
  </>
);

import "@mantine/spotlight/styles.layer.css";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTheme } from "#platform/ui/color-scheme.ts";
import { carrying } from "#platform/ui/routing/carried-text.ts";
import { usePaletteResults } from "./use-palette-results.ts";

const [store, spotlight] = createSpotlight();

/**
 * What Spotlight does when the words change, for results that come after: it keeps its choice in an
 * attribute.
 */
function selectFirst(): HTMLElement | undefined {
  const { listId } = store.getState();
  if (listId === "") return undefined;
  const actions = [
    ...document.querySelectorAll<HTMLElement>(`#${CSS.escape(listId)} [data-action]`),
  ];
  for (const action of actions) action.removeAttribute("data-selected");
  actions[0]?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: actions.length > 0 ? 0 : -1 }));
  return actions[0];
}

interface PaletteDialogProps {
  opened: boolean;
  onClose: () => void;
  takeTypedAhead?: () => string;
}

/** Pages at once, then what each feature finds, group by group. */
export function PaletteDialog({ opened, onClose, takeTypedAhead }: PaletteDialogProps) {
  const { t } = useTranslation("common");
  const router = useRouter();
  const [query, setQuery] = useState("");
  const changeTheme = useChangeTheme();
  const { groups, searching, failed } = usePaletteResults(query, opened);
  useEffect(() => {
    if (!opened) return spotlight.close();
    // One that was closed a moment ago still holds its words.
    setQuery("");
    spotlight.open();
  }, [opened]);
  const enterAwaits = useRef(false);
  // Enter opens what is first; results that arrive later than the pages become the first again.
  // Before the screen is painted, so that nobody sees a result that Enter would not open.
  useLayoutEffect(() => {
    if (searching || query.trim() === "") return;
    const first = selectFirst();
    if (enterAwaits.current) first?.click();
    enterAwaits.current = false;
  }, [searching, query]);
  // Who types fast presses Enter before the results are there: it counts once they are.
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && searching && groups.length === 0) enterAwaits.current = true;
  };
  const onQuery = (next: string): void => {
    enterAwaits.current = false;
    setQuery(next);
  };
  const pick = (item: (typeof groups)[number]["items"][number]): void =>
    "does" in item
      ? changeTheme()
      : router.history.push(
          item.to,
          item.carries === undefined ? undefined : carrying(item.carries),
        );
  const empty =
    query.trim() === "" ? t("palette.hint") : t(searching ? "loading" : "palette.nothing");
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={440}
      lockScroll={false}
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.4, blur: 2 }}
      // A plain aria-label would land on the wrong element.
      styles={{ actionDescription: { opacity: 1 } }}
      attributes={{ content: { "aria-label": t("palette.label") } }}
    >
      <Spotlight.Search
        placeholder={t("palette.placeholder")}
        aria-label={t("palette.label")}
        onKeyDown={onEnter}
        onFocus={() => {
          const ahead = takeTypedAhead?.() ?? "";
          if (ahead !== "") setQuery((query) => ahead + query);
        }}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.items.map((item) => (
              <Spotlight.Action
                key={item.id}
                label={item.label}
                {...(item.description ? { description: item.description } : {})}
                onClick={() => pick(item)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{empty}</Spotlight.Empty>}
        {failed && <Spotlight.Empty>{t("palette.failed")}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

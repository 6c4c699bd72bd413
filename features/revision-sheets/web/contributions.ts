// What the sheets lend to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { client, timeZone } from "./api.ts";
import { DueSheets } from "./due-sheets.tsx";

const LAST = 6;

export const contributions: Contributions = {
  texts: ["revision-sheets"],
  widgets: [{ id: "revision-sheets-due", place: "todo", order: 20, component: DueSheets }],
  quickActions: [
    {
      id: "revision-sheets-create",
      label: "revision-sheets:nav.create",
      to: "/revision-sheets?view=new",
      order: 40,
    },
  ],
  recent: {
    id: "revision-sheets",
    async read(signal) {
      const { sheets } = await client.list({ limit: LAST, timeZone: timeZone() }, { signal });
      return sheets.map(({ id, title, updatedAt }) => ({
        id,
        label: title,
        to: `/revision-sheets?sheet=${id}`,
        at: updatedAt,
      }));
    },
  },
};

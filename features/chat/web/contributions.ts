// What the conversations lend to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { client } from "./api.ts";

const LAST = 6;

export const contributions: Contributions = {
  recent: {
    id: "chat",
    async read(signal) {
      const conversations = await client.list({ limit: LAST }, { signal });
      return conversations.map(({ id, title, updatedAt }) => ({
        id,
        label: title,
        to: `/chat?conversation=${id}`,
        at: updatedAt,
      }));
    },
  },
};

// What the figures of cards give to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { readWeek } from "./figures.ts";
import { Standing } from "./standing.tsx";
import { Week } from "./week.tsx";

export const contribution: Contributions = {
  texts: ["flashcards"],
  widgets: [
    { id: "flashcards-week", place: "week", order: 10, component: Week },
    { id: "flashcards-standing", place: "standing", order: 10, component: Standing },
  ],
  recent: {
    id: "flashcards",
    async read() {
      const [{ calendar }] = await Promise.all([readWeek(), loadTexts("flashcards")]);
      return calendar.map(({ day, reviews }) => ({
        id: day,
        label: text("flashcards:widget.reviewed", { count: reviews, shown: formatNumber(reviews) }),
        to: "/flashcards?tab=stats",
        // A day is named where the person is.
        at: new Date(`${day}T12:00:00`),
        wholeDay: true,
      }));
    },
  },
};

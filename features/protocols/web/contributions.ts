// What the protocols lend to the dashboard and to the library.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { LibrarySection } from "./library-section.tsx";
import { Reminder } from "./reminder.tsx";

export const contributions: Contributions = {
  widgets: [
    { id: "protocols-ending", place: "notice", order: 40, component: Reminder },
    { id: "service-protocols", place: "library", component: LibrarySection },
  ],
};

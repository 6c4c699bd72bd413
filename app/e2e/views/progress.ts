import { type View, visit } from "./view.ts";

export const progressViews: readonly View[] = [
  {
    name: "scores",
    who: "person",
    route: "/scores",
    open: (stage) => visit(stage, "/scores"),
  },
];

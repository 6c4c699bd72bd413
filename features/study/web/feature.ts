import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readPanel, readQuiz, readSearch } from "./search.ts";

const studyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/study",
  validateSearch: readSearch,
  ...page({ namespace: "study" }),
  component: lazyRouteComponent(() => import("./study-page.tsx"), "StudyPage"),
});

const panelRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/study/panel",
  validateSearch: readPanel,
  ...page({ namespace: "panels", key: "expert", noindex: true }),
  component: lazyRouteComponent(() => import("./panels/panel-page.tsx"), "PanelPage"),
});

const quizRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/quiz",
  validateSearch: readQuiz,
  ...page({ namespace: "quiz" }),
  component: lazyRouteComponent(() => import("./quiz/quiz-page.tsx"), "QuizPage"),
});

export const study = webFeature({
  name: "study",
  routes: [studyRoute, panelRoute, quizRoute],
  nav: [
    {
      to: "/study",
      label: "study:nav.title",
      icon: "study/questions",
      group: "learn",
      order: 5,
    },
  ],
  commands: [{ id: "begin-exam", label: "study:nav.begin", to: "/study?tab=qcm&begin=exam" }],
  adminPages: [
    {
      path: "questions",
      label: "study:nav.health",
      icon: "study/heartbeat",
      order: 66,
      namespace: "study",
      key: "health",
      component: lazyRouteComponent(() => import("./health-page.tsx"), "HealthPage"),
    },
    {
      path: "classes",
      label: "study:nav.classes",
      icon: "study/school",
      order: 67,
      access: "moderator",
      namespace: "study",
      key: "classes",
      component: lazyRouteComponent(() => import("./classes/classes-page.tsx"), "ClassesPage"),
    },
    {
      path: "panels",
      label: "study:nav.panels",
      icon: "study/users",
      order: 68,
      access: "moderator",
      namespace: "panels",
      component: lazyRouteComponent(() => import("./panels/panels-page.tsx"), "PanelsPage"),
    },
  ],
  actions: [
    {
      id: "to-quiz",
      label: "study:nav.toQuiz",
      icon: "study/questions",
      kinds: ["guidelines.sheet", "chat.answer"],
      to: ({ kind, id }) => `/quiz?from=${encodeURIComponent(`${kind}:${id}`)}`,
    },
  ],
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  offline: [
    {
      work: {
        type: "quiz_answer",
        label: "study:offline.answer",
        send: async (items, signal) =>
          (await import("./offline/send.ts")).sendAnswers(items, signal),
      },
    },
    {
      // Papers handed in.
      work: {
        type: "study_progress",
        label: "study:offline.progress",
        send: async (items, signal) =>
          (await import("./offline/send.ts")).sendProgress(items, signal),
      },
    },
  ],
});

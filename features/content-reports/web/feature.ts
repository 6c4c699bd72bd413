import { webFeature } from "#platform/feature/web/web-feature.ts";

export const contentReports = webFeature({
  name: "content-reports",
  routes: [],
  offline: [
    {
      work: {
        type: "content_report",
        label: "content-reports:offline.report",
        keep: "outbox",
        send: async (items, signal) => (await import("./send.ts")).sendReports(items, signal),
      },
    },
  ],
});

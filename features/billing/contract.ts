import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";

const admin = procedure.meta({ access: "admin" });
const premiumPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  grantedAt: z.date(),
});

export const contract = {
  listPremium: admin
    .route({
      method: "GET",
      path: "/admin/premium",
      tags: ["Administration"],
      summary: "People given premium by hand",
    })
    .output(z.array(premiumPerson)),

  grantPremium: admin
    .route({
      method: "POST",
      path: "/admin/premium",
      tags: ["Administration"],
      summary: "Give premium by hand",
    })
    .input(z.strictObject({ email: z.email().max(320) }))
    .output(z.array(premiumPerson)),

  withdrawPremium: admin
    .route({
      method: "DELETE",
      path: "/admin/premium/{personId}",
      tags: ["Administration"],
      summary: "Take back premium given by hand",
    })
    .input(z.strictObject({ personId: z.string().min(1).max(100) }))
    .output(z.array(premiumPerson)),
};

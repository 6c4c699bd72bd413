import type { Access } from "#platform/http/procedure.ts";
import type { RequestContext } from "./context.ts";

/**
 * Throws the refusal of the first feature that does not admit this person to this call yet. What
 * visitors may call is nobody's condition.
 */
export async function admit(
  access: Access,
  { person, services }: Pick<RequestContext, "person" | "services">,
  call: string,
): Promise<void> {
  if (person === null || access === "visitor") return;
  for (const { admits } of services.features) {
    const refusal = await admits?.(person, call, services);
    if (refusal) throw refusal;
  }
}

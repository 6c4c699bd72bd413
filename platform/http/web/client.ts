// Typed calls to /rpc. Import the contract as a type only: at run time it would bring zod into the
// page.
import { createORPCClient, ORPCError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils, type RouterUtils } from "@orpc/tanstack-query";
import { session } from "#platform/auth/web/session.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { network } from "#platform/network/web/network-state.ts";
import { storableValue } from "#platform/text/storable.ts";
import { PERSON_HEADER } from "../person-header.ts";

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

const personHeader = (): Record<string, string> => {
  const id = session.current()?.id;
  return id === undefined ? {} : { [PERSON_HEADER]: id };
};

type Listener = (call: string) => void;
const listeners = new Set<Listener>();

/** Hears every call that the server answered well: "flashcards/createDeck". */
export const onAnswered = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  headers: () => ({ "accept-language": currentLanguage(), ...personHeader() }),
  async fetch(request, init) {
    try {
      const response = await fetch(request, init);
      network.answered(response.status);
      return response;
    } catch (error) {
      if (!isAbort(error)) network.failed();
      throw error;
    }
  },
  interceptors: [
    async (options) => {
      try {
        // What is pasted may hold what no database keeps; the server would refuse all of it.
        const output = await options.next({ ...options, input: storableValue(options.input) });
        for (const listener of listeners) listener(options.path.join("/"));
        return output;
      } catch (error) {
        // The session ended elsewhere (revoked, expired): the shell sends the person to sign in
        // again.
        if (error instanceof ORPCError && error.code === "UNAUTHENTICATED") session.expire();
        if (error instanceof ORPCError && error.code === "CONSENT_REQUIRED") session.consentEnded();
        throw error;
      }
    },
  ],
});

/** The client of one feature: `featureClient<typeof contract>("chat")` calls /rpc/chat/…. */
export const featureClient = <T extends AnyContractRouter>(
  feature: string,
): ContractRouterClient<T> => createORPCClient(link, { path: [feature] });

/**
 * TanStack Query utilities of a client: `queries.list.queryOptions({ input })`, `mutationOptions`,
 * `key`.
 */
export const featureQueries = <T extends Parameters<typeof createTanstackQueryUtils>[0]>(
  client: T,
  feature: string,
): RouterUtils<T> => createTanstackQueryUtils(client, { path: [feature] });

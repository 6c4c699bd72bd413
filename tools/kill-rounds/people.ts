// Who writes: people over the network, as pages and programs do.
import { randomInt, randomUUID } from "node:crypto";
import { CONSENT } from "#app/testing/consent.ts";
import { callAt } from "#app/testing/server-process.ts";

export const PASSWORD = "Coupure-d-essai-1";
export const ZONE = "Europe/Paris";

/** The server went away under the call: what was asked may be there or not. */
export class Cut extends Error {}
/** The server answered, and not as it should. */
export class Refused extends Error {}
/** The server says to come back: it says nothing of what was asked. */
export class Busy extends Refused {}

export interface Person {
  id: string;
  email: string;
  cookie: string;
}

/** Where the server listens now; a new port at each start. */
export const place = { url: "", adminCode: null as string | null };

const HANGING_UP = /fetch failed|terminated|other side closed|socket|ECONN/i;
export const cutOr = (error: unknown): never => {
  if (error instanceof Refused || error instanceof Cut) throw error;
  const { message, cause } = error as Error & { cause?: { code?: string } };
  if (HANGING_UP.test(`${message} ${cause?.code ?? ""}`)) throw new Cut(message);
  throw error;
};

const BUSY = 503;

/** Calls a procedure; resolves to its output. */
// biome-ignore lint/suspicious/noExplicitAny: outputs are read by the write that knows them.
export async function call(who: Person | null, path: string, input: unknown): Promise<any> {
  const { status, body } = await callAt(place.url, path, input, who?.cookie ?? "").catch(cutOr);
  const said = `${path}: ${status} ${JSON.stringify(body)?.slice(0, 300)}`;
  if (status === BUSY) throw new Busy(said);
  if (status !== 200) throw new Refused(said);
  return body;
}

/** The status of a procedure, for what must be gone. */
export async function statusOf(who: Person | null, path: string, input: unknown): Promise<number> {
  const { status } = await callAt(place.url, path, input, who?.cookie ?? "").catch(cutOr);
  if (status === BUSY) throw new Busy(`${path}: ${status}`);
  return status;
}

/** Any other route. Each call comes from an address of its own, because limits count by address. */
export async function send(
  who: Person | null,
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = "application/json",
) {
  const headers = {
    "content-type": type,
    cookie: who?.cookie ?? "",
    "x-forwarded-for": someAddress(),
  };
  const response = await fetch(`${place.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  }).catch(cutOr);
  if (response.status === BUSY) throw new Busy(`${path}: ${BUSY}`);
  return response;
}

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** A call of the account library; resolves to the person's cookie and what was answered. */
export async function account(who: Person | null, path: string, body: object) {
  const response = await send(who, "POST", `/api/auth/${path}`, JSON.stringify(body));
  const text = await response.text().catch(cutOr);
  if (!response.ok) throw new Refused(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return { cookie: cookieOf(response), body: JSON.parse(text) as { user?: { id: string } } };
}

export async function signUp(adminCode?: string): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const { cookie, body } = await account(null, "sign-up/email", {
    ...{ email, password: PASSWORD, name: "Personne fictive" },
    ...(adminCode ? { adminCode } : {}),
  });
  return { id: body.user?.id ?? "", email, cookie };
}

export async function newPerson(adminCode?: string): Promise<Person> {
  const person = await signUp(adminCode);
  await call(person, "privacy/recordConsent", CONSENT);
  return person;
}

/** The same person on another device. */
export async function signIn({ id, email }: Person, password = PASSWORD): Promise<Person> {
  const { cookie } = await account(null, "sign-in/email", { email, password });
  return { id, email, cookie };
}

/** Whether a device is signed in. */
export const isIn = async (who: Person) =>
  (await call(who, "accounts/me", undefined))?.id === who.id;

/** Everything kept about a person, as text. */
export const exported = async (who: Person): Promise<string> =>
  JSON.stringify((await call(who, "privacy/exportUserData", { target_user_id: who.id })).data);

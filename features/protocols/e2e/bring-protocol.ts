import { expect, type Page } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { given } from "../testing/given.ts";

/** A subject that no other journey asks about: what is here is cited to everybody of the run. */
const SUBJECT = "Tocolyse fictive";

/** A protocol saved by the administrator of this page; resolves to its address. */
export async function bringProtocol(page: Page, more: object = {}): Promise<string> {
  const title = `${SUBJECT} ${crypto.randomUUID().slice(0, 4)}`;
  const one = given({ title, service: "Maternité fictive", ...more });
  const { status, body } = await call(page, "protocols/save", one);
  expect(status, JSON.stringify(body)).toBe(200);
  return `/protocols/${one.id}/1`;
}

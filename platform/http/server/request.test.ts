import { describe, expect, test } from "vitest";
import {
  addressBlock,
  clientAddress,
  hostAllowed,
  isLocalRequest,
  requestLanguage,
  sameOrigin,
} from "./request.ts";

const headers = (init: Record<string, string>) => new Headers(init);

describe("the language of a request", () => {
  test.each([
    [{}, "fr"],
    [{ "x-language": "es" }, "es"],
    [{ "x-language": "es", "accept-language": "en" }, "es"],
    [{ "x-language": "de", "accept-language": "en-GB" }, "en"],
    [{ "accept-language": "EN-us,fr;q=0.5" }, "en"],
    [{ "accept-language": "de-DE, es;q=0.7" }, "es"],
    [{ "accept-language": "de" }, "fr"],
    [{ "accept-language": ",,;q=1" }, "fr"],
  ])("with %j is %s", (init, language) => {
    expect(requestLanguage(headers(init as Record<string, string>))).toBe(language);
  });
});

describe("the address of a client", () => {
  test.each([
    ["203.0.113.9", {}, false, "203.0.113.9"],
    ["::ffff:203.0.113.9", {}, false, "203.0.113.9"],
    ["::1", {}, false, "::1"],
    // Without a trusted proxy, what a client says of itself counts for nothing.
    ["203.0.113.9", { "x-forwarded-for": "127.0.0.1" }, false, "203.0.113.9"],
    ["203.0.113.9", { "x-real-ip": "127.0.0.1", forwarded: "for=127.0.0.1" }, true, "203.0.113.9"],
    // The proxy writes last: what stands before is the client's word.
    ["10.0.0.1", { "x-forwarded-for": "127.0.0.1, 198.51.100.4" }, true, "198.51.100.4"],
    ["10.0.0.1", { "x-forwarded-for": "198.51.100.4" }, true, "198.51.100.4"],
    ["10.0.0.1", { "x-forwarded-for": "::ffff:198.51.100.4" }, true, "198.51.100.4"],
    ["10.0.0.1", { "x-forwarded-for": " " }, true, "10.0.0.1"],
    ["10.0.0.1", { "x-forwarded-for": "198.51.100.4, " }, true, "10.0.0.1"],
    ["10.0.0.1", {}, true, "10.0.0.1"],
    // A port would be a new address for each connection.
    ["10.0.0.1", { "x-forwarded-for": "198.51.100.4:50312" }, true, "198.51.100.4"],
    ["10.0.0.1", { "x-forwarded-for": "[2001:db8::7]:50312" }, true, "2001:db8::7"],
    ["10.0.0.1", { "x-forwarded-for": "[2001:db8::7]" }, true, "2001:db8::7"],
  ])("%s with %j, proxy trusted: %s, is %s", (socket, init, trust, address) => {
    expect(clientAddress(socket, headers(init as Record<string, string>), trust)).toBe(address);
  });
});

describe("a limit by address counts", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["", ""],
    ["unknown", "unknown"],
    // A subscriber's network as one, however its addresses are written.
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s as %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

describe("a host", () => {
  test.each([
    ["localhost:3000", null, true],
    ["LOCALHOST", null, true],
    ["127.0.0.1:3000", null, true],
    ["127.9.9.9", null, true],
    ["[::1]:3000", null, true],
    ["192.168.1.20:3000", null, true],
    ["[fe80::1]:3000", null, true],
    ["evil.example", null, false],
    ["localhost.evil.example", null, false],
    ["127.0.0.1.evil.example", null, false],
    ["", null, false],
    ["sclepios.example.org", "https://sclepios.example.org", true],
    ["sclepios.example.org:8443", "https://sclepios.example.org:8443", true],
    ["sclepios.example.org:8443", "https://sclepios.example.org", false],
    ["localhost:3000", "https://sclepios.example.org", true],
    // Once the installation has a name, its bare address is no other way in.
    ["192.168.1.20:3000", "https://sclepios.example.org", false],
    ["evil.example", "https://sclepios.example.org", false],
  ])("%s under PUBLIC_URL %s is ours: %s", (host, publicUrl, allowed) => {
    expect(hostAllowed(host, publicUrl)).toBe(allowed);
  });
});

describe("a write", () => {
  const host = "localhost:3000";
  test.each([
    [{}, true],
    [{ origin: "http://localhost:3000" }, true],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ origin: "http://localhost:3001" }, false],
    [{ origin: "http://localhost" }, false],
    // This server speaks plain HTTP: a page of https is another program's, on the same machine or
    // before it.
    [{ origin: "https://localhost:3000" }, false],
    [{ origin: "ws://localhost:3000" }, false],
    [{ origin: "ftp://localhost:3000" }, false],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "null" }, false],
    [{ origin: "" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" }, false],
  ])("with %j is from our own pages: %s", (init, same) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(sameOrigin(method, headers(init as Record<string, string>), host)).toBe(same);
  });

  test.each([
    ["https://sclepios.example.org", true],
    ["http://sclepios.example.org", false],
    ["https://sclepios.example.org:8443", false],
    ["http://localhost:3000", false],
  ])("to the public name from %s is from our own pages: %s", (origin, same) => {
    const name = "sclepios.example.org";
    expect(sameOrigin("POST", headers({ origin }), name, `https://${name}`)).toBe(same);
    expect(
      sameOrigin("POST", headers({ origin: "http://localhost:3000" }), host, `https://${name}`),
    ).toBe(true);
  });

  test.each([
    ["localhost", "http://localhost", true],
    ["localhost:80", "http://localhost", true],
    ["LOCALHOST:3000", "http://localhost:3000", true],
    ["[::1]:3000", "http://[::1]:3000", true],
    ["localhost", "https://localhost", false],
    ["localhost:443", "https://localhost", false],
    ["127.0.0.1:99999", "http://127.0.0.1:99999", false],
  ])("to %s from %s is from our own pages: %s", (name, origin, same) => {
    expect(sameOrigin("POST", headers({ origin }), name)).toBe(same);
  });

  test("to a local name of an installation with a public https name still comes over plain http", () => {
    const publicUrl = "https://sclepios.example.org";
    expect(sameOrigin("POST", headers({ origin: "https://localhost:3000" }), host, publicUrl)).toBe(
      false,
    );
  });

  test("alone is concerned: reading is not", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"])
      expect(sameOrigin(method, headers({ origin: "https://evil.example" }), host)).toBe(true);
  });
});

describe("a request from this machine", () => {
  test.each([
    ["127.0.0.1", {}, true],
    ["127.0.0.53", {}, true],
    ["::1", {}, true],
    ["192.168.1.20", {}, false],
    ["127.0.0.1.evil.example", {}, false],
    ["", {}, false],
    // Through a proxy of this machine, everybody would be at home.
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, false],
    ["127.0.0.1", { "x-real-ip": "203.0.113.9" }, false],
    ["127.0.0.1", { forwarded: "for=203.0.113.9" }, false],
    ["127.0.0.1", { via: "1.1 proxy" }, false],
    // A proxy that adds nothing still passes the name that the visitor typed.
    ["127.0.0.1", { host: "sclepios.example.org" }, false],
    ["127.0.0.1", { host: "192.0.2.20:3000" }, false],
    ["127.0.0.1", { host: "localhost:3000" }, true],
    ["::1", { host: "[::1]:3000" }, true],
  ])("%s with %j: %s", (address, init, local) => {
    expect(
      isLocalRequest(address, headers(init as Record<string, string>), "http://localhost:3000"),
    ).toBe(local);
  });

  test.each([
    ["http://127.0.0.1:3129", true],
    // A proxy stands before a public name, and what passes through it is written by the visitor,
    // the name included.
    ["https://sclepios.example.org", false],
    ["http://192.0.2.20:3000", false],
  ])("of an installation at %s: %s", (publicUrl, local) => {
    expect(isLocalRequest("127.0.0.1", headers({ host: "localhost:3000" }), publicUrl)).toBe(local);
  });
});

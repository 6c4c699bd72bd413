// A password is slow to derive on purpose, 57 ms of a core, and the tests of each database do it
// seven hundred times, every journey and view once: here it takes a sixteenth of that work. Servers
// in a process of their own derive as they do for people.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
// A worker of Vitest runs this before each of its files.
if (scrypt.name !== "quickly") {
  function quickly(...[password, salt, length, options, done]: Parameters<typeof scrypt>) {
    scrypt(password, salt, length, { ...options, N: 1024 }, done);
  }
  Object.assign(crypto, { scrypt: quickly });
  syncBuiltinESMExports();
}

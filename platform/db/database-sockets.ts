import { Socket } from "node:net";

/** The sockets of this process to its database. A machine that is gone closes nothing: what was
 *  sent to it would be waited for as long as the system's own limits, a quarter of an hour. */
export class DatabaseSockets {
  #open = new Set<Socket>();

  /** A socket for the driver, not yet connected. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    return socket;
  };

  /** Ends them all at once; whoever waits for an answer gets an error. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

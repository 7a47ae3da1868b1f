import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The line between a browser and the site, with an address of its own: no protocol of a browser is needed to cut it. */
export class SiteLine {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(port, 'localhost');
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  /** Lays a line to a site on this machine. */
  static async to(site: string): Promise<SiteLine> {
    const line = new SiteLine(Number(new URL(site).port));
    line.#server.listen(0, 'localhost');
    await once(line.#server, 'listening');
    return line;
  }

  /** The origin at which the site is reached by this line. */
  get site(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The line is closed.');
    return `http://localhost:${address.port}`;
  }

  /** Breaks off what is under way; from now on nothing gets through. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Takes the line away. */
  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}

/** An order as the sandbox stores it; `amount` in paise. */
export interface SandboxOrder {
  id: string;
  itemId: string;
  state: string;
  seats: number;
  amount: number;
  guestName: string;
  guestPhone: string;
}

/** The sandbox's admin calls, for journeys that need a fault, an outcome or a count. */
export class SandboxRemote {
  readonly #address: string;

  /** `address` is the origin that the sandbox shares with the site. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Empties orders, faults, counts and the clock. */
  async reset(): Promise<void> {
    await this.#send('POST', '/reset');
  }

  /** Makes a call fail; a list of faults is met in turn. */
  async fault(call: string, fault: object | readonly object[]): Promise<void> {
    await this.#send('PUT', `/faults/${call}`, fault);
  }

  /** Ends every fault. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', '/faults');
  }

  /** The number of requests of a call that arrived. */
  async count(call: string): Promise<number> {
    const { counts } = await this.#send<{ counts: Record<string, number> }>('GET', '/requests');
    return counts[call] ?? 0;
  }

  /** Begins to count requests anew. */
  async forgetRequests(): Promise<void> {
    await this.#send('DELETE', '/requests');
  }

  /** Ends idle connections. A request that is cut on a connection used before, Chromium sends again by itself. */
  async hangUp(): Promise<void> {
    const answer = await fetch(`${this.#address}/sandbox/lines`, { method: 'DELETE' });
    if (!answer.ok) throw new Error(`The lines stay: ${answer.status}.`);
  }

  /** The orders made, oldest first. */
  orders(): Promise<SandboxOrder[]> {
    return this.#send('GET', '/orders');
  }

  /** The one order made. Throws when there is none or another. */
  async order(): Promise<SandboxOrder> {
    const [order, ...others] = await this.orders();
    if (order === undefined || others.length > 0) {
      throw new Error(`Expected one order, found ${others.length + (order ? 1 : 0)}.`);
    }
    return order;
  }

  /** Decides an order behind the payer's back, as a bank does. */
  async settle(id: string, outcome: string): Promise<void> {
    await this.#send('POST', `/orders/${id}/outcome`, { outcome });
  }

  /** The contact messages received. */
  messages(): Promise<Record<string, unknown>[]> {
    return this.#send('GET', '/messages');
  }

  /** The reports that arrived, oldest first, each with what is wrong with it. */
  async reports(): Promise<{ report: Record<string, unknown>; complaint: string | null }[]> {
    const { reports } = await this.#send<{
      reports: { report: Record<string, unknown>; complaint: string | null }[];
    }>('GET', '/reports');
    return reports;
  }

  async #send<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.#address}/sandbox${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

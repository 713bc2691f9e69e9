const MOST_OF_AN_ADDRESS = 20;

/** Open connections before authentication, counted by network address in this process. */
export class UnauthenticatedSockets {
  private readonly most: number;
  private readonly addresses = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  constructor(scale: number) {
    this.most = Math.ceil(MOST_OF_AN_ADDRESS * scale);
  }

  hasRoom(address: string): boolean {
    return (this.counts.get(address) ?? 0) < this.most;
  }

  /** Counts a connection until it closes or is authenticated. */
  watch(id: string, address: string, connection: { once(event: 'close', listener: () => void): unknown }): void {
    this.addresses.set(id, address);
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    connection.once('close', () => this.forget(id));
  }

  /** The connection has closed or is authenticated. */
  forget(id: string): void {
    const address = this.addresses.get(id);
    if (address === undefined) return;
    this.addresses.delete(id);
    const left = (this.counts.get(address) ?? 1) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}

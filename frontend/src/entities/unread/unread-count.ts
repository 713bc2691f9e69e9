/**
 * Decides which counts are believed. A poll's answer that was asked for before the server last told us, or before a
 * newer poll, is older than what is shown.
 */
export class UnreadCount {
  private version = 0;

  constructor(private readonly show: (count: number) => void) {}

  /** The server told us. */
  told(count: number): void {
    this.version += 1;
    this.show(count);
  }

  /** Asks; the answer counts unless something newer came meanwhile. */
  async poll(ask: () => Promise<number>): Promise<void> {
    const version = (this.version += 1);
    const count = await ask();
    if (version === this.version) this.show(count);
  }
}

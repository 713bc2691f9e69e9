/**
 * Decides which unread count is current. A poll that was sent before the last socket event or before a newer poll is
 * out of date.
 */
export class UnreadCount {
  private version = 0;

  constructor(private readonly show: (count: number) => void) {}

  /** Takes a count from the socket. */
  told(count: number): void {
    this.version += 1;
    this.show(count);
  }

  /** Polls; the answer is used unless something newer arrived meanwhile. */
  async poll(ask: () => Promise<number>): Promise<void> {
    const version = (this.version += 1);
    const count = await ask();
    if (version === this.version) this.show(count);
  }
}

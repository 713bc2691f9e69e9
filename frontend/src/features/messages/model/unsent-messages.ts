import { Listeners } from '../../../lib/listeners';
import type { UnsentMessage } from './unsent-store';

/** Messages that the server does not have yet, oldest first. */
export class UnsentMessages {
  private messages: readonly UnsentMessage[] = [];
  private readonly listeners = new Listeners();

  readonly subscribe = this.listeners.subscribe;

  readonly all = (): readonly UnsentMessage[] => this.messages;

  set(messages: readonly UnsentMessage[]): void {
    this.messages = messages;
    this.listeners.notify();
  }
}

/** Those that this tab knows of. The outbox keeps them; who only shows them does not load the code that sends. */
export const unsentMessages = new UnsentMessages();

import { TransactionsService } from '../../src/platform/database/index.js';
import { OutboxService, type DomainEvents } from '../../src/platform/events/index.js';
import type { TestApp } from './test-app.js';

/** Records an event as the module that owns it does. */
export const raiseEvent = <E extends keyof DomainEvents>({ app }: TestApp, event: E, payload: DomainEvents[E]) =>
  app.get(TransactionsService).run((manager) => app.get(OutboxService).add(manager, event, payload));

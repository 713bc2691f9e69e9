import { SetMetadata } from '@nestjs/common';

/**
 * Every event by name, with its payload. Each module adds its own beside the code that raises them:
 * `declare module '…/platform/events/domain-events.js' { interface DomainEvents { 'account.signed-up': {…} } }`.
 */
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents & string;
export type DomainEventPayload<Name extends DomainEventName> = DomainEvents[Name];

/**
 * A stable name: `lane.action`. It is stored with each delivery that has to be tried again, so renaming a class does not
 * change it. Listeners with the same lane run one at a time, in the order of the events.
 */
export type ListenerName = `${string}.${string}`;

export interface ListenerOptions {
  /** Tells open sockets: runs before all other listeners and waits for none of them, so it must be quick. */
  realtime?: boolean;
}

export interface ListenerMetadata extends ListenerOptions {
  event: string;
  name: ListenerName;
}

export const DOMAIN_EVENT_KEY = 'domain-event';

/**
 * Calls the method with `(payload, eventId)` after the event's transaction has committed, at least once. Each listener
 * is tried again on its own, and after the last try its delivery is a dead letter that Admin shows.
 *
 * The method must be idempotent per event: it acts on the row that the payload names (never on "the current one"), and
 * looks at the state in which that row is now, because an event may arrive again, late, or after a newer one.
 */
export function OnDomainEvent(
  event: DomainEventName,
  name: ListenerName,
  options: ListenerOptions = {},
): MethodDecorator {
  return SetMetadata(DOMAIN_EVENT_KEY, { ...options, event, name } satisfies ListenerMetadata);
}

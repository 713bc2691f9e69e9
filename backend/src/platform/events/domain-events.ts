import { SetMetadata } from '@nestjs/common';

/**
 * Every event by name, with its payload. Each module adds its own next to the code that raises them: `declare module
 * '…/platform/events/domain-events.js' { interface DomainEvents { 'account.signed-up': {…} } }`.
 */
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents & string;
export type DomainEventPayload<Name extends DomainEventName> = DomainEvents[Name];

/**
 * A stable name: `lane.action`. It is stored with failed deliveries, so renaming a class must not change it. Listeners
 * with the same lane run one at a time, in the order of events.
 */
export type ListenerName = `${string}.${string}`;

export interface ListenerOptions {
  /** Notifies open sockets: runs before all other listeners without waiting for any, so it must be fast. */
  realtime?: boolean;
}

export interface ListenerMetadata extends ListenerOptions {
  event: string;
  name: ListenerName;
}

export const DOMAIN_EVENT_KEY = 'domain-event';

/**
 * Calls the method with `(payload, eventId)` after the event's transaction has committed, at least once. Each listener
 * is retried separately, and after the last try its delivery is a dead letter in Admin. The method must be idempotent
 * per event: it must use the row that the payload names (never "the current one") in its current state, because an
 * event may arrive repeatedly, late, or after a newer one.
 */
export function OnDomainEvent(
  event: DomainEventName,
  name: ListenerName,
  options: ListenerOptions = {},
): MethodDecorator {
  return SetMetadata(DOMAIN_EVENT_KEY, { ...options, event, name } satisfies ListenerMetadata);
}

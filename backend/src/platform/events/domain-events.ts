import { SetMetadata } from '@nestjs/common';

/**
 * Every event by name, with its payload. Each module adds its own beside the code that raises them:
 * `declare module '…/platform/events/domain-events.js' { interface DomainEvents { 'account.signed-up': {…} } }`.
 */
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents & string;
export type DomainEventPayload<Name extends DomainEventName> = DomainEvents[Name];

export const DOMAIN_EVENT_KEY = 'domain-event';

/**
 * Calls the method after the event's transaction has committed, at least once: it may be called again when it or
 * another listener of the same event failed, so it must not mind.
 */
export function OnDomainEvent(name: DomainEventName): MethodDecorator {
  return SetMetadata(DOMAIN_EVENT_KEY, name);
}

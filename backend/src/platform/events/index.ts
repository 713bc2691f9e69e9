export { Broadcast, type BroadcastTopics } from './broadcast.js';
export { OnDomainEvent, type DomainEvents } from './domain-events.js';
export { EventsModule } from './events.module.js';
export { OutboxBacklog, type Backlog } from './outbox-backlog.js';
export { Outbox } from './outbox.js';
export { OutboxDispatcher } from './outbox-dispatcher.js';

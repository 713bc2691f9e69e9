import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Broadcast } from './broadcast.js';
import { DeadLettersService } from './dead-letters.service.js';
import { EventDeliveriesRepository } from './event-deliveries.repository.js';
import { EventDelivery } from './event-delivery.entity.js';
import { EventListeners } from './event-listeners.js';
import { Outbox } from './outbox.js';
import { OutboxBacklog } from './outbox-backlog.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { OutboxRepository } from './outbox.repository.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([EventDelivery, OutboxEvent])],
  providers: [
    Broadcast,
    DeadLettersService,
    EventDeliveriesRepository,
    EventListeners,
    Outbox,
    OutboxBacklog,
    OutboxDispatcher,
    OutboxRepository,
  ],
  exports: [Broadcast, DeadLettersService, EventListeners, Outbox, OutboxBacklog, OutboxDispatcher],
})
export class EventsModule {}

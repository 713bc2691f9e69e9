import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BroadcastService } from './broadcast.service.js';
import { DeadLettersService } from './dead-letters.service.js';
import { DeliveryRetriesService } from './delivery-retries.service.js';
import { EventDeliveriesRepository } from './event-deliveries.repository.js';
import { EventDelivery } from './event-delivery.entity.js';
import { EventListenersService } from './event-listeners.service.js';
import { OutboxService } from './outbox.service.js';
import { OutboxBacklogService } from './outbox-backlog.service.js';
import { OutboxDispatcherService } from './outbox-dispatcher.service.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { OutboxRepository } from './outbox.repository.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EventDelivery, OutboxEvent])],
  providers: [
    BroadcastService,
    DeadLettersService,
    DeliveryRetriesService,
    EventDeliveriesRepository,
    EventListenersService,
    OutboxService,
    OutboxBacklogService,
    OutboxDispatcherService,
    OutboxRepository,
  ],
  exports: [
    BroadcastService,
    DeadLettersService,
    EventListenersService,
    OutboxService,
    OutboxBacklogService,
    OutboxDispatcherService,
  ],
})
export class EventsModule {}

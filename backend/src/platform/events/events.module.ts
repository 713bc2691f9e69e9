import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Broadcast } from './broadcast.js';
import { Outbox } from './outbox.js';
import { OutboxBacklog } from './outbox-backlog.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxEvent } from './outbox-event.entity.js';
import { OutboxRepository } from './outbox.repository.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxEvent])],
  providers: [Broadcast, Outbox, OutboxBacklog, OutboxDispatcher, OutboxRepository],
  exports: [Broadcast, Outbox, OutboxBacklog, OutboxDispatcher],
})
export class EventsModule {}

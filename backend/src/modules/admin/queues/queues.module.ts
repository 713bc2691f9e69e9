import { Module } from '@nestjs/common';
import { AdminQueuesRegistry } from './admin-queues.registry.js';
import { AdminQueuesController } from './admin-queues.controller.js';

@Module({ controllers: [AdminQueuesController], providers: [AdminQueuesRegistry], exports: [AdminQueuesRegistry] })
export class QueuesModule {}

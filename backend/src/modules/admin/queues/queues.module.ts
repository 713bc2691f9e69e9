import { Module } from '@nestjs/common';
import { AdminQueues } from './admin-queues.js';
import { AdminQueuesController } from './admin-queues.controller.js';

@Module({ controllers: [AdminQueuesController], providers: [AdminQueues], exports: [AdminQueues] })
export class QueuesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { DataBreach } from './data-breach.entity.js';
import { DataBreachesController } from './data-breaches.controller.js';
import { DataBreachesRepository } from './data-breaches.repository.js';
import { DataBreachesService } from './data-breaches.service.js';

/** The record of data breaches that the law asks for. */
@Module({
  imports: [AuditModule, QueuesModule, TypeOrmModule.forFeature([DataBreach])],
  controllers: [DataBreachesController],
  providers: [DataBreachesRepository, DataBreachesService],
})
export class DataBreachesModule {}

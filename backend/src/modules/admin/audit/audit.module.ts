import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntriesController } from './audit-entries.controller.js';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditLogService } from './audit-log.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditEntriesController],
  providers: [AuditEntriesRepository, AuditLogService],
  exports: [AuditLogService],
})
export class AuditModule {}

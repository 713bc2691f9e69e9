import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { AuditEntriesPage, AuditEntriesQuery } from './audit-entry.dto.js';
import { AuditLog } from './audit-log.js';

@ApiTags('Back office')
@Controller('admin/audit-entries')
export class AuditEntriesController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'List what administrators did to one subject',
    description: 'Newest first. Entries are only ever added; nobody can change or remove one.',
  })
  @ApiErrors('validation_failed')
  listAuditEntries(@Query() query: AuditEntriesQuery): Promise<AuditEntriesPage> {
    return this.log.list(query);
  }
}

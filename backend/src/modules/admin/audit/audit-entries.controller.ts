import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { AuditChoices, AuditEntriesPage, AuditEntriesQuery } from './audit-entry.dto.js';
import { AuditLogService } from './audit-log.service.js';

@ApiTags('Admin audit')
@Controller('admin')
export class AuditEntriesController {
  constructor(private readonly log: AuditLogService) {}

  @Get('audit-entries')
  @Access('admin')
  @ApiOperation({
    summary: 'List what admins did',
    description:
      'Newest first: everything, or by who did it, action, subject and time. Entries are only ever added; no one can change or remove one.',
  })
  @ApiErrors('validation_failed')
  listAuditEntries(@Query() query: AuditEntriesQuery): Promise<AuditEntriesPage> {
    return this.log.list(query);
  }

  @Get('audit-choices')
  @Access('admin')
  @ApiOperation({ summary: 'List the filter values of the audit log' })
  listAuditChoices(): Promise<AuditChoices> {
    return this.log.choices();
  }
}

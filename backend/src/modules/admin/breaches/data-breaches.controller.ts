import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { DataBreachDto, DataBreaches, DataBreachInput, NewDataBreachInput } from './data-breach.dto.js';
import { DataBreachesService } from './data-breaches.service.js';

@ApiTags('Admin breaches')
@Controller('admin/data-breaches')
export class DataBreachesController {
  constructor(private readonly breaches: DataBreachesService) {}

  @Get()
  @Access('admin')
  @ApiOperation({ summary: 'List data breaches', description: 'Open records first.' })
  listDataBreaches(): Promise<DataBreaches> {
    return this.breaches.list();
  }

  @Post()
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({ summary: 'Record a data breach', description: 'Recorded in the audit log.' })
  @ApiErrors('validation_failed')
  recordDataBreach(@CurrentUser() admin: Identity, @Body() input: NewDataBreachInput): Promise<DataBreachDto> {
    return this.breaches.record(admin.userId, input);
  }

  @Put(':id')
  @Access('admin')
  @RateLimit('write')
  @ApiOperation({
    summary: 'Save or close the record of a data breach',
    description:
      'It is closed only with the decision, its reason and time, and, if people are told, the times. Recorded in the audit log.',
  })
  @ApiErrors('validation_failed', 'not_found', 'breach_changed')
  saveDataBreach(
    @CurrentUser() admin: Identity,
    @UuidParam() id: string,
    @Body() input: DataBreachInput,
  ): Promise<DataBreachDto> {
    return this.breaches.save(admin.userId, id, input);
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import type { FaqEntryDto } from './faq-entry.dto.js';
import { Faq } from './faq.service.js';

@ApiTags('FAQ')
@Controller('faq-entries')
export class FaqController {
  constructor(private readonly faq: Faq) {}

  @Get()
  @Access('public')
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({
    summary: 'List the questions people ask',
    description: 'Families’ questions first, then au pairs’, in the order in which they are shown.',
  })
  @ApiErrors('rate_limited')
  listFaqEntries(): Promise<FaqEntryDto[]> {
    return this.faq.list();
  }
}

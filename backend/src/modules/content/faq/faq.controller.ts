import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../../platform/database/index.js';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import { FaqQuery, type FaqEntryDto } from './faq-entry.dto.js';
import { FaqService } from './faq.service.js';

@ApiTags('FAQ')
@Controller('faq-entries')
export class FaqController {
  constructor(private readonly faq: FaqService) {}

  @Get()
  @Access('public')
  @MayLag()
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({
    summary: 'List the questions people ask',
    description: 'Families’ questions first, then au pairs’, in display order.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listFaqEntries(@Query() query: FaqQuery): Promise<FaqEntryDto[]> {
    return this.faq.list(query);
  }
}

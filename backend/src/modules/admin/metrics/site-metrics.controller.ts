import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FiguresDto, FiguresQuery } from './site-metrics.dto.js';
import { SiteMetricsService } from './site-metrics.service.js';

@ApiTags('Back office figures')
@Controller('admin/figures')
export class FiguresController {
  constructor(private readonly figures: SiteMetricsService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'Read the figures of some days',
    description:
      'By the day up to three months, by the week beyond; two years at most. Days are those of Sydney. Today is at most a minute old.',
  })
  @ApiErrors('validation_failed')
  getFigures(@Query() { from, to }: FiguresQuery): Promise<FiguresDto> {
    return this.figures.of(from, to);
  }
}

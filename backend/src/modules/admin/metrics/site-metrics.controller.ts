import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { MetricsDto, MetricsQuery } from './site-metrics.dto.js';
import { SiteMetricsService } from './site-metrics.service.js';

@ApiTags('Admin metrics')
@Controller('admin/figures')
export class SiteMetricsController {
  constructor(private readonly metrics: SiteMetricsService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'Read the metrics of a period',
    description:
      'By day up to three months, by week beyond; two years at most. Days are in Sydney time. Today’s values are at most a minute old.',
  })
  @ApiErrors('validation_failed')
  getMetrics(@Query() { from, to }: MetricsQuery): Promise<MetricsDto> {
    return this.metrics.of(from, to);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { PageSpeedQuery, PageSpeedReport, PageSpeedService } from '../../../platform/page-speed/index.js';

@ApiTags('Admin page speed')
@Controller('admin/page-speed')
export class PageSpeedAdminController {
  constructor(private readonly speed: PageSpeedService) {}

  @Get()
  @Access('admin')
  @ApiOperation({
    summary: 'Read how fast pages are',
    description: 'Percentiles by page, device and metric, worst first. Each is at most one bucket (19%) too high.',
  })
  @ApiErrors('validation_failed')
  getPageSpeed(@Query() query: PageSpeedQuery): Promise<PageSpeedReport> {
    return this.speed.read(query);
  }
}

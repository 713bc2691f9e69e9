import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import { Access } from '../identity/index.js';
import { RateLimit } from '../rate-limit/index.js';
import { PageSpeedInput } from './page-speed.dto.js';
import { PageSpeedService } from './page-speed.service.js';

@ApiTags('Page speed')
@Controller('page-speed')
export class PageSpeedController {
  constructor(private readonly speed: PageSpeedService) {}

  @Post()
  @Access('public')
  @RateLimit('page-speed')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report how fast a page was',
    description:
      'Sent by the website once for each page view. Only counts are stored, by day, page, device and metric.',
  })
  @ApiErrors('validation_failed')
  reportPageSpeed(@Body() view: PageSpeedInput): Promise<void> {
    return this.speed.report(view);
  }
}

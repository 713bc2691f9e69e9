import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { Access } from '../../../platform/identity/index.js';
import { FRESH_FOR_A_MOMENT } from '../freshness.js';
import { BannerNow, BannerQuery } from './banner.dto.js';
import { BannerService } from './banner.service.js';

@ApiTags('Banner')
@Controller('banner')
export class BannerController {
  constructor(private readonly banner: BannerService) {}

  @Get()
  @Access('public')
  @Header('cache-control', FRESH_FOR_A_MOMENT)
  @ApiOperation({ summary: 'Get the banner of a region, if there is one' })
  @ApiErrors('validation_failed', 'rate_limited')
  getBanner(@Query() { region }: BannerQuery): Promise<BannerNow> {
    return this.banner.of(region);
  }
}

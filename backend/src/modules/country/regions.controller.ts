import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/errors/index.js';
import { Access } from '../../platform/identity/index.js';
import { RegionDto, toRegions } from './region.dto.js';

@ApiTags('Regions')
@Controller('regions')
export class RegionsController {
  @Get()
  @Access('public')
  @Header('cache-control', 'public, max-age=3600')
  @ApiOperation({
    summary: 'List the regions',
    description: 'The countries in which the product works, with their currency, path prefix and location options.',
  })
  @ApiErrors('rate_limited')
  listRegions(): RegionDto[] {
    return toRegions();
  }
}

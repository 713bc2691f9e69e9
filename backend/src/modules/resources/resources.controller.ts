import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MayLag } from '../../platform/database/index.js';
import { ApiErrors } from '../../platform/errors/index.js';
import { Access } from '../../platform/identity/index.js';
import { PublishedResource, ResourceDetail, ResourceList, ResourceQuery } from './resource.dto.js';
import { ResourcesService } from './resources.service.js';

/** Long enough to cache for a crowd, short enough for new publications. */
const BRIEFLY = 'public, max-age=30';

@ApiTags('Resources')
@Controller()
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  @Get('resources')
  @Access('public')
  @MayLag()
  @Header('cache-control', BRIEFLY)
  @ApiOperation({
    summary: 'List guides and templates',
    description:
      'Published resources, featured first. With `q`, those that contain every word or its beginning, best matches first. At most 200.',
  })
  @ApiErrors('validation_failed', 'rate_limited')
  listResources(@Query() query: ResourceQuery): Promise<ResourceList> {
    return this.resources.list(query);
  }

  @Get('resources/:slug')
  @Access('public')
  @MayLag()
  @Header('cache-control', BRIEFLY)
  @ApiParam({ name: 'slug', example: 'weekly-schedule' })
  @ApiOperation({ summary: 'Read a guide', description: 'With its sources and the files to download.' })
  @ApiErrors('not_found', 'rate_limited')
  readResource(@Param('slug') slug: string): Promise<ResourceDetail> {
    return this.resources.read(slug);
  }

  @Get('publications/resources')
  @Access('public')
  @MayLag()
  @Header('cache-control', BRIEFLY)
  @ApiOperation({
    summary: 'List published guides for a sitemap',
    description: 'Their addresses, last changed first.',
  })
  @ApiErrors('rate_limited')
  listPublishedResources(): Promise<PublishedResource[]> {
    return this.resources.published();
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { AuPairPage } from './au-pair-page.dto.js';
import { AuPairPagesService } from './au-pair-pages.service.js';

@ApiTags('Au pairs')
@Controller('au-pair-profiles')
export class AuPairPagesController {
  constructor(private readonly pages: AuPairPagesService) {}

  @Get(':id')
  @Access('optional')
  @RateLimit('search')
  @ApiOperation({
    summary: "Read an au pair's page",
    description: 'Visitors only get the teaser. A paused au pair is visible only to themselves and admins.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getAuPairPage(@UuidParam() id: string, @CurrentUser() viewer: Identity | null): Promise<AuPairPage> {
    return this.pages.open(id, viewer);
  }
}

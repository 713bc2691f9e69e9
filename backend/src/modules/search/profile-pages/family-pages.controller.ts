import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../platform/errors/index.js';
import { UuidParam } from '../../../platform/http/index.js';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { FamilyPage } from './family-page.dto.js';
import { FamilyPagesService } from './family-pages.service.js';

@ApiTags('Families')
@Controller('family-profiles')
export class FamilyPagesController {
  constructor(private readonly pages: FamilyPagesService) {}

  @Get(':id')
  @Access('optional')
  @RateLimit('search')
  @ApiOperation({
    summary: "Read a family's page",
    description: 'Visitors only get the teaser. A paused family is visible only to itself and admins.',
  })
  @ApiErrors('validation_failed', 'not_found')
  getFamilyPage(@UuidParam() id: string, @CurrentUser() viewer: Identity | null): Promise<FamilyPage> {
    return this.pages.open(id, viewer);
  }
}

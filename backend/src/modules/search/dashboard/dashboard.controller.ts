import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type Identity } from '../../../platform/identity/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import { Dashboard } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('Dashboard')
@Controller('dashboards/me')
export class DashboardController {
  constructor(private readonly dashboards: DashboardService) {}

  @Get()
  @Access('signed-in')
  @RateLimit('search')
  @ApiOperation({
    summary: 'Read my dashboard',
    description: 'How complete the profile is (a draft counts before the first save), what to do next, and who fits.',
  })
  getMyDashboard(@CurrentUser() user: Identity): Promise<Dashboard> {
    return this.dashboards.of(user);
  }
}

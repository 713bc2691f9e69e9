import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../errors/index.js';
import { Access } from '../identity/index.js';
import { NoRateLimit } from '../rate-limit/index.js';
import { Liveness, Readiness } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Access('public')
  @NoRateLimit()
  @ApiOperation({ summary: 'Say that the process runs', description: 'Asks nothing and no one else.' })
  checkLiveness(): Liveness {
    return { status: 'live' };
  }

  @Get('ready')
  @Access('public')
  @NoRateLimit()
  @ApiOperation({
    summary: 'Say whether the process can serve people',
    description:
      'It can when PostgreSQL answers, every migration has run and it is not shutting down. Redis and mail are told, and stop nothing.',
  })
  @ApiErrors('unavailable')
  checkReadiness(): Promise<Readiness> {
    return this.health.readiness();
  }
}

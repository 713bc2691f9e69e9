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
  @ApiOperation({ summary: 'Check that the process is running', description: 'Checks nothing else.' })
  checkLiveness(): Liveness {
    return { status: 'live' };
  }

  @Get('ready')
  @Access('public')
  @NoRateLimit()
  @ApiOperation({
    summary: 'Check that the process is ready',
    description:
      'It is ready when PostgreSQL answers, every migration has run and it is not shutting down. Redis and email are reported, but do not affect the result.',
  })
  @ApiErrors('unavailable')
  checkReadiness(): Promise<Readiness> {
    return this.health.readiness();
  }
}

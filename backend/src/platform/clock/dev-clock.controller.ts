import { Body, Controller, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { LoopbackGuard } from '../http/index.js';
import { Access } from '../identity/index.js';
import { JobQueueService } from '../jobs/index.js';
import { ClockService } from './clock.service.js';

const YEAR_SECONDS = 366 * 24 * 60 * 60;

class ClockInput {
  /** The offset of the product's clock. */
  @IsInt()
  @Min(0)
  @Max(YEAR_SECONDS)
  aheadSeconds: number;
}

/** Advances the clock, for testers and tests. Exists only in the demo. */
@ApiExcludeController()
@UseGuards(LoopbackGuard)
@Controller('dev/clock')
export class DevClockController {
  constructor(
    private readonly clock: ClockService,
    private readonly jobs: JobQueueService,
  ) {}

  @Get()
  @Access('public')
  readClock() {
    return { now: this.clock.now().toISOString() };
  }

  @Put()
  @Access('public')
  setClock(@Body() { aheadSeconds }: ClockInput) {
    this.clock.runAhead(aheadSeconds * 1_000);
    return this.readClock();
  }

  /** The schedule uses the computer's clock, so tasks are run here. */
  @Post('scheduled-tasks/:name')
  @Access('public')
  @HttpCode(204)
  runScheduledTask(@Param('name') name: string): Promise<void> {
    return this.jobs.runScheduledTaskNow(name);
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '../metrics/index.js';
import { BrowserError } from './browser-error.entity.js';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrorsRepository } from './browser-errors.repository.js';
import { BrowserErrorsService } from './browser-errors.service.js';

/** Collects reports of errors in browsers. */
@Module({
  imports: [MetricsModule, TypeOrmModule.forFeature([BrowserError])],
  controllers: [BrowserErrorsController],
  providers: [BrowserErrorsService, BrowserErrorsRepository],
  exports: [BrowserErrorsService],
})
export class BrowserErrorsModule {}

import { Module } from '@nestjs/common';
import { HttpMetricsService } from './http-metrics.service.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

@Module({
  controllers: [MetricsController],
  providers: [HttpMetricsService, MetricsService],
  exports: [MetricsService],
})
export class MetricsModule {}

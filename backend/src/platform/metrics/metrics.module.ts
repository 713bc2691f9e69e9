import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

@Module({ controllers: [MetricsController], providers: [HttpMetrics, MetricsService] })
export class MetricsModule {}

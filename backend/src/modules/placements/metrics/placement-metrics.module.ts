import { Module } from '@nestjs/common';
import { PlacementMetricsRepository } from './placement-metrics.repository.js';
import { PlacementMetricsService } from './placement-metrics.service.js';

@Module({ providers: [PlacementMetricsService, PlacementMetricsRepository], exports: [PlacementMetricsService] })
export class PlacementMetricsModule {}

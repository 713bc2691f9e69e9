import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { AgreementsModule } from '../../agreements/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { DailyMetricRow } from './daily-metric.entity.js';
import { DailyMetricsRepository } from './daily-metrics.repository.js';
import { DailyMetricSourcesService } from './daily-metric-sources.service.js';
import { MetricRun } from './metric-run.entity.js';
import { SiteMetricsService } from './site-metrics.service.js';
import { SiteMetricsController } from './site-metrics.controller.js';
import { MetricRunsJob } from './metric-runs.job.js';
import { LateRevenueListener } from './late-revenue.listener.js';

/** Site metrics by day. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DailyMetricRow, MetricRun]),
    BillingModule,
    MessagingModule,
    AgreementsModule,
    ProfilesModule,
  ],
  controllers: [SiteMetricsController],
  providers: [
    DailyMetricsRepository,
    DailyMetricSourcesService,
    SiteMetricsService,
    MetricRunsJob,
    LateRevenueListener,
  ],
  exports: [MetricRunsJob],
})
export class SiteMetricsModule {}

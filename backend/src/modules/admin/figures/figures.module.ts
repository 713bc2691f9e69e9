import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../../billing/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { PlacementsModule } from '../../placements/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { DailyFigureRow } from './daily-figure.entity.js';
import { DailyFiguresRepository } from './daily-figures.repository.js';
import { DailySources } from './daily-sources.js';
import { FigureCounting } from './figure-counting.entity.js';
import { Figures } from './figures.service.js';
import { FiguresController } from './figures.controller.js';
import { FiguresCounting } from './figures-counting.service.js';
import { LateRevenue } from './late-revenue.listener.js';

/** What the house does in numbers, counted by the day. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DailyFigureRow, FigureCounting]),
    BillingModule,
    MessagingModule,
    PlacementsModule,
    ProfilesModule,
  ],
  controllers: [FiguresController],
  providers: [DailyFiguresRepository, DailySources, Figures, FiguresCounting, LateRevenue],
  exports: [FiguresCounting],
})
export class FiguresModule {}

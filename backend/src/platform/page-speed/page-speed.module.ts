import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageSpeedHistogram } from './page-speed-histogram.entity.js';
import { PageSpeedController } from './page-speed.controller.js';
import { PageSpeedRepository } from './page-speed.repository.js';
import { PageSpeedService } from './page-speed.service.js';

/** How fast pages are in browsers. */
@Module({
  imports: [TypeOrmModule.forFeature([PageSpeedHistogram])],
  controllers: [PageSpeedController],
  providers: [PageSpeedService, PageSpeedRepository],
  exports: [PageSpeedService],
})
export class PageSpeedModule {}

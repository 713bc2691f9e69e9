import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { CalendarFeedAddressService } from './calendar-feed-address.service.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { CalendarFeedRepository } from './calendar-feed.repository.js';
import { CalendarFeedService } from './calendar-feed.service.js';

/** Members' interviews and placements in calendars of their own. */
@Module({
  imports: [TypeOrmModule.forFeature([CalendarFeed]), AuthModule, ProfilesModule],
  controllers: [CalendarFeedController],
  providers: [CalendarFeedAddressService, CalendarFeedRepository, CalendarFeedService],
})
export class CalendarFeedModule {}

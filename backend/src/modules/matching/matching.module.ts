import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles/index.js';
import { MatchesService } from './matches.service.js';
import { ViewersService } from './viewers.service.js';

/** Match scores. */
@Module({
  imports: [ProfilesModule],
  providers: [MatchesService, ViewersService],
  exports: [MatchesService, ViewersService],
})
export class MatchingModule {}

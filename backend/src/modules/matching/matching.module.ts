import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles/index.js';
import { VisasModule } from '../visas/index.js';
import { MatchesService } from './matches.service.js';
import { ViewersService } from './viewers.service.js';

/** Match scores. */
@Module({
  imports: [ProfilesModule, VisasModule],
  providers: [MatchesService, ViewersService],
  exports: [MatchesService, ViewersService],
})
export class MatchingModule {}

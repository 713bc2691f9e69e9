import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { SavedSearchCheckService } from './saved-search-check.service.js';
import { SavedSearchFind } from './saved-search-find.entity.js';
import { SavedSearchWalkService } from './saved-search-walk.service.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { SavedSearchesJob } from './saved-searches.job.js';

/** Searches that people keep, and the news in them. */
@Module({
  imports: [SearchModule, TypeOrmModule.forFeature([SavedSearch, SavedSearchFind])],
  controllers: [SavedSearchesController],
  providers: [
    SavedSearchCheckService,
    SavedSearchesService,
    SavedSearchesRepository,
    SavedSearchesJob,
    SavedSearchWalkService,
  ],
})
export class SavedSearchesModule {}

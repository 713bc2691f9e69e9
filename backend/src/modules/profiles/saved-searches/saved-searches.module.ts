import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { SavedSearchCheck } from './saved-search-check.js';
import { SavedSearchFind } from './saved-search-find.entity.js';
import { SavedSearchWalk } from './saved-search-walk.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearches } from './saved-searches.service.js';
import { SavedSearchesUpkeep } from './saved-searches-upkeep.js';

/** Searches that people keep, and the news in them. */
@Module({
  imports: [SearchModule, TypeOrmModule.forFeature([SavedSearch, SavedSearchFind])],
  controllers: [SavedSearchesController],
  providers: [SavedSearchCheck, SavedSearches, SavedSearchesRepository, SavedSearchesUpkeep, SavedSearchWalk],
})
export class SavedSearchesModule {}

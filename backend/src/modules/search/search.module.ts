import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MatchingModule } from '../matching/index.js';
import { MediaModule } from '../media/index.js';
import { ProfileProjectionsRegistry, ProfilesModule } from '../profiles/index.js';
import { VerificationModule } from '../verification/index.js';
import { VisasModule } from '../visas/index.js';
import { AuPairVisasService } from './cards/au-pair-visas.service.js';
import { CardsByIdService } from './cards/cards-by-id.service.js';
import { CardWriterService } from './cards/card-writer.service.js';
import { CardsService } from './cards/cards.service.js';
import { SearchCard } from './cards/search-card.entity.js';
import { SearchCardsRepository } from './cards/search-cards.repository.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { FitsService } from './dashboard/fits.service.js';
import { FeaturedChoiceService } from './featured/featured-choice.service.js';
import { FeaturedFamiliesRepository } from './featured/featured-families.repository.js';
import { LocationFamiliesController } from './featured/location-families.controller.js';
import { LocationFamiliesService } from './featured/location-families.service.js';
import { FamilyMapRepository } from './map/family-map.repository.js';
import { FamilyMapService } from './map/family-map.service.js';
import { AuPairPagesController } from './profile-pages/au-pair-pages.controller.js';
import { AuPairPagesService } from './profile-pages/au-pair-pages.service.js';
import { FamilyPagesController } from './profile-pages/family-pages.controller.js';
import { FamilyPagesService } from './profile-pages/family-pages.service.js';
import { AuPairSearchService } from './results/au-pair-search.service.js';
import { FamilySearchService } from './results/family-search.service.js';
import { SearchPagesService } from './results/search-pages.service.js';
import { SearchWalkRepository } from './results/search-walk.repository.js';
import { SearchController } from './results/search.controller.js';
import { SavedSearchCheckService } from './saved-searches/saved-search-check.service.js';
import { SavedSearchFind } from './saved-searches/saved-search-find.entity.js';
import { SavedSearchWalkService } from './saved-searches/saved-search-walk.service.js';
import { SavedSearch } from './saved-searches/saved-search.entity.js';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.js';
import { SavedSearchesJob } from './saved-searches/saved-searches.job.js';
import { SavedSearchesRepository } from './saved-searches/saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches/saved-searches.service.js';
import { AuPairSearchTerm } from './search-index/au-pair-search-term.entity.js';
import { FamilySearchTerm } from './search-index/family-search-term.entity.js';
import { SearchIndexRepository } from './search-index/search-index.repository.js';
import { SearchIndexService } from './search-index/search-index.service.js';
import { TermSizesRepository } from './search-index/term-sizes.repository.js';
import { TermSizesService } from './search-index/term-sizes.service.js';
import { VisaListsJob } from './search-index/visa-lists.job.js';
import { ShortlistEntry } from './shortlist/shortlist-entry.entity.js';
import { ShortlistController } from './shortlist/shortlist.controller.js';
import { ShortlistRepository } from './shortlist/shortlist.repository.js';
import { ShortlistService } from './shortlist/shortlist.service.js';
import { searchPersonalData } from './search.personal-data.js';

const cards = [AuPairVisasService, CardWriterService, CardsByIdService, CardsService, SearchCardsRepository];
const dashboard = [DashboardRepository, DashboardService, FitsService];
const featured = [FeaturedChoiceService, FeaturedFamiliesRepository, LocationFamiliesService];
const map = [FamilyMapRepository, FamilyMapService];
const pages = [AuPairPagesService, FamilyPagesService];
const results = [AuPairSearchService, FamilySearchService, SearchPagesService, SearchWalkRepository];
const savedSearches = [
  SavedSearchCheckService,
  SavedSearchWalkService,
  SavedSearchesJob,
  SavedSearchesRepository,
  SavedSearchesService,
];
const index = [SearchIndexRepository, SearchIndexService, TermSizesRepository, TermSizesService, VisaListsJob];
const shortlist = [ShortlistRepository, ShortlistService];

/** How people find each other: search, cards, pages, shortlist, saved searches, and who fits. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    MatchingModule,
    ProfilesModule,
    VerificationModule,
    VisasModule,
    TypeOrmModule.forFeature([
      AuPairSearchTerm,
      FamilySearchTerm,
      SavedSearch,
      SavedSearchFind,
      SearchCard,
      ShortlistEntry,
    ]),
  ],
  controllers: [
    AuPairPagesController,
    DashboardController,
    FamilyPagesController,
    LocationFamiliesController,
    SavedSearchesController,
    SearchController,
    ShortlistController,
  ],
  providers: [
    ...cards,
    ...dashboard,
    ...featured,
    ...map,
    ...pages,
    ...results,
    ...savedSearches,
    ...index,
    ...shortlist,
  ],
  exports: [
    AuPairPagesService,
    CardsByIdService,
    FamilyPagesService,
    FeaturedChoiceService,
    SavedSearchesService,
    SearchIndexService,
  ],
})
export class SearchModule {
  constructor(
    registry: PersonalDataRegistry,
    projections: ProfileProjectionsRegistry,
    searchIndex: SearchIndexService,
  ) {
    registry.declare(searchPersonalData);
    projections.add((manager, userId, role) => searchIndex.refresh(manager, userId, role));
  }
}

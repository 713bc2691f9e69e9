import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { MediaModule } from '../../media/index.js';
import { CardRepository } from '../cards/card.repository.js';
import { CardsService } from '../cards/cards.service.js';
import { CardsByIdService } from '../cards/cards-by-id.service.js';
import { PlacementWishesService } from '../facts/placement-wishes.service.js';
import { FeaturedChoiceService } from '../featured/featured-choice.service.js';
import { FeaturedFamiliesRepository } from '../featured/featured-families.repository.js';
import { LocationFamiliesService } from '../featured/location-families.service.js';
import { PlaceFamiliesController } from '../featured/location-families.controller.js';
import { EffectiveBlocksService } from '../effective-blocks/effective-blocks.service.js';
import { EffectiveBlocksRepository } from '../effective-blocks/effective-blocks.repository.js';
import { EffectiveBlock } from '../effective-blocks/effective-block.entity.js';
import { MatchesService } from '../match/matches.service.js';
import { ViewersService } from '../match/viewers.service.js';
import { PageVisitsService } from '../people/page-visits.service.js';
import { Profile } from '../people/profile.entity.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { ProfilesInTermsService } from '../people/profiles-in-terms.service.js';
import { ShortlistController } from '../shortlist/shortlist.controller.js';
import { ShortlistEntry } from '../shortlist/shortlist-entry.entity.js';
import { ShortlistRepository } from '../shortlist/shortlist.repository.js';
import { ShortlistService } from '../shortlist/shortlist.service.js';
import { UnavailableDateRange } from '../unavailable-dates/unavailable-date-range.entity.js';
import { UnavailableDatesService } from '../unavailable-dates/unavailable-dates.service.js';
import { UnavailableDatesRepository } from '../unavailable-dates/unavailable-dates.repository.js';
import { AuPairSearchService } from './au-pair-search.service.js';
import { AuPairSearchTerm } from './au-pair-search-term.entity.js';
import { FamilySearchService } from './family-search.service.js';
import { FamilySearchTerm } from './family-search-term.entity.js';
import { FitsService } from './fits.service.js';
import { SearchController } from './search.controller.js';
import { SearchIndexService } from './search-index.service.js';
import { SearchIndexRepository } from './search-index.repository.js';
import { SearchPagesService } from './search-pages.service.js';
import { SearchWalkRepository } from './search-walk.repository.js';
import { TermSizesService } from './term-sizes.service.js';
import { TermSizesRepository } from './term-sizes.repository.js';

/** How people find each other: search, match score, shortlist. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    TypeOrmModule.forFeature([
      AuPairSearchTerm,
      FamilySearchTerm,
      EffectiveBlock,
      Profile,
      ShortlistEntry,
      UnavailableDateRange,
    ]),
  ],
  controllers: [PlaceFamiliesController, SearchController, ShortlistController],
  providers: [
    AuPairSearchService,
    CardRepository,
    CardsService,
    CardsByIdService,
    FamilySearchService,
    FeaturedChoiceService,
    FeaturedFamiliesRepository,
    FitsService,
    EffectiveBlocksService,
    EffectiveBlocksRepository,
    MatchesService,
    PageVisitsService,
    ProfileRepository,
    LocationFamiliesService,
    ProfilesInTermsService,
    SearchIndexService,
    SearchIndexRepository,
    SearchPagesService,
    SearchWalkRepository,
    ShortlistService,
    ShortlistRepository,
    PlacementWishesService,
    UnavailableDatesService,
    UnavailableDatesRepository,
    TermSizesService,
    TermSizesRepository,
    ViewersService,
  ],
  exports: [
    AuPairSearchService,
    CardsByIdService,
    FamilySearchService,
    FeaturedChoiceService,
    FitsService,
    EffectiveBlocksService,
    MatchesService,
    PageVisitsService,
    ProfileRepository,
    ProfilesInTermsService,
    SearchIndexService,
    SearchPagesService,
    ShortlistService,
    PlacementWishesService,
    UnavailableDatesService,
    UnavailableDatesRepository,
  ],
})
export class SearchModule {}

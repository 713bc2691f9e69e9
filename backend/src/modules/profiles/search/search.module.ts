import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../media/index.js';
import { CardRepository } from '../cards/card.repository.js';
import { Cards } from '../cards/cards.js';
import { CardsById } from '../cards/cards-by-id.js';
import { StayWishes } from '../facts/stay-wishes.js';
import { CityFamilies } from '../featured/city-families.service.js';
import { CityFamiliesController } from '../featured/city-families.controller.js';
import { FeaturedFamilies } from '../featured/featured-families.repository.js';
import { HiddenPeople } from '../hidden/hidden-people.js';
import { HiddenPeopleRepository } from '../hidden/hidden-people.repository.js';
import { HiddenPerson } from '../hidden/hidden-person.entity.js';
import { Matches } from '../match/matches.js';
import { Viewers } from '../match/viewers.js';
import { ProfilesInTerms } from '../people/profiles-in-terms.js';
import { ShortlistController } from '../shortlist/shortlist.controller.js';
import { ShortlistEntry } from '../shortlist/shortlist-entry.entity.js';
import { ShortlistRepository } from '../shortlist/shortlist.repository.js';
import { Shortlist } from '../shortlist/shortlist.service.js';
import { TakenDateRange } from '../taken-dates/taken-date-range.entity.js';
import { TakenDates } from '../taken-dates/taken-dates.js';
import { TakenDatesRepository } from '../taken-dates/taken-dates.repository.js';
import { AuPairSearch } from './au-pair-search.service.js';
import { AuPairSearchTerm } from './au-pair-search-term.entity.js';
import { FamilySearch } from './family-search.service.js';
import { FamilySearchTerm } from './family-search-term.entity.js';
import { Fits } from './fits.js';
import { SearchController } from './search.controller.js';
import { SearchIndex } from './search-index.js';
import { SearchIndexRepository } from './search-index.repository.js';
import { SearchPages } from './search-pages.js';
import { SearchWalkRepository } from './search-walk.repository.js';
import { TermSizes } from './term-sizes.js';
import { TermSizesRepository } from './term-sizes.repository.js';

/** How people find each other: search, match score, shortlist. */
@Module({
  imports: [
    MediaModule,
    TypeOrmModule.forFeature([AuPairSearchTerm, FamilySearchTerm, HiddenPerson, ShortlistEntry, TakenDateRange]),
  ],
  controllers: [CityFamiliesController, SearchController, ShortlistController],
  providers: [
    AuPairSearch,
    CardRepository,
    Cards,
    CardsById,
    CityFamilies,
    FamilySearch,
    FeaturedFamilies,
    Fits,
    HiddenPeople,
    HiddenPeopleRepository,
    Matches,
    ProfilesInTerms,
    SearchIndex,
    SearchIndexRepository,
    SearchPages,
    SearchWalkRepository,
    Shortlist,
    ShortlistRepository,
    StayWishes,
    TakenDates,
    TakenDatesRepository,
    TermSizes,
    TermSizesRepository,
    Viewers,
  ],
  exports: [
    AuPairSearch,
    CardsById,
    CityFamilies,
    FamilySearch,
    Fits,
    HiddenPeople,
    Matches,
    ProfilesInTerms,
    SearchIndex,
    SearchPages,
    Shortlist,
    StayWishes,
    TakenDates,
    TakenDatesRepository,
  ],
})
export class SearchModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../media/index.js';
import { CardRepository } from '../cards/card.repository.js';
import { Cards } from '../cards/cards.js';
import { CardsById } from '../cards/cards-by-id.js';
import { StayWishes } from '../facts/stay-wishes.js';
import { FeaturedChoice } from '../featured/featured-choice.service.js';
import { FeaturedFamilies } from '../featured/featured-families.repository.js';
import { PlaceFamilies } from '../featured/place-families.service.js';
import { PlaceFamiliesController } from '../featured/place-families.controller.js';
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
  controllers: [PlaceFamiliesController, SearchController, ShortlistController],
  providers: [
    AuPairSearch,
    CardRepository,
    Cards,
    CardsById,
    FamilySearch,
    FeaturedChoice,
    FeaturedFamilies,
    Fits,
    HiddenPeople,
    HiddenPeopleRepository,
    Matches,
    PlaceFamilies,
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
    FamilySearch,
    FeaturedChoice,
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

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountryLanding } from './landings/country-landing.entity.js';
import { CountryLandingSeed } from './landings/country-landing.seed.js';
import { CountryLandingsController } from './landings/country-landings.controller.js';
import { CountryPublicationsController } from './landings/country-publications.controller.js';
import { CountryLandingsRepository } from './landings/country-landings.repository.js';
import { CountryLandingsService } from './landings/country-landings.service.js';
import { LandingEditingService } from './landings/landing-editing.service.js';
import { RegionsController } from './regions.controller.js';

/** Facts about regions, locations, countries and languages, and the country pages. */
@Module({
  imports: [TypeOrmModule.forFeature([CountryLanding])],
  controllers: [RegionsController, CountryLandingsController, CountryPublicationsController],
  providers: [CountryLandingsRepository, CountryLandingsService, CountryLandingSeed, LandingEditingService],
  exports: [CountryLandingsService, LandingEditingService],
})
export class CountryModule {}

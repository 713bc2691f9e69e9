import { Module } from '@nestjs/common';
import { RegionsController } from './regions.controller.js';

/** Regions, places, countries and languages: plain facts, used as functions. */
@Module({ controllers: [RegionsController] })
export class CountryModule {}

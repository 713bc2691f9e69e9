import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { ArrangementsModule } from './arrangements/arrangements.module.js';
import { CallsModule } from './calls/calls.module.js';
import { DealingsModule } from './dealings/dealings.module.js';
import { ExitsModule } from './exits/exits.module.js';
import { PlacementFiguresModule } from './figures/placement-figures.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { PlacesModule } from './places/places.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SupportModule } from './support/support.module.js';
import { placementsPersonalData } from './placements.personal-data.js';

const SUBJECTS = [
  ArrangementsModule,
  CallsModule,
  DealingsModule,
  ExitsModule,
  InterviewsModule,
  PlacementFiguresModule,
  PlacesModule,
  ReviewsModule,
  SupportModule,
];

/** From a first interview to a stay that is over. Each subject is a module of its own in here. */
@Module({
  imports: SUBJECTS,
  exports: [ArrangementsModule, DealingsModule, PlacementFiguresModule, ReviewsModule, SupportModule],
})
export class PlacementsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(placementsPersonalData);
  }
}

import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule } from './agreements/agreements.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { CallsModule } from './calls/calls.module.js';
import { RelationshipsModule } from './relationships/relationships.module.js';
import { EarlyExitsModule } from './early-exits/early-exits.module.js';
import { PlacementMetricsModule } from './metrics/placement-metrics.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { PlacesModule } from './job-listings/job-listings.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SupportModule } from './support/support.module.js';
import { placementsPersonalData } from './placements.personal-data.js';

const SUBJECTS = [
  AgreementsModule,
  CalendarFeedModule,
  CallsModule,
  RelationshipsModule,
  EarlyExitsModule,
  InterviewsModule,
  PlacementMetricsModule,
  PlacesModule,
  ReviewsModule,
  SupportModule,
];

/** From a first interview to a stay that is over. Each subject is a module of its own in here. */
@Module({
  imports: SUBJECTS,
  exports: [AgreementsModule, RelationshipsModule, PlacementMetricsModule, ReviewsModule, SupportModule],
})
export class PlacementsModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(placementsPersonalData);
  }
}

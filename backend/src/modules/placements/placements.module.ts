import { Module } from '@nestjs/common';
import { ArrangementsModule } from './arrangements/arrangements.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';

/** From a first interview to a stay that is over. Each subject is a module of its own in here. */
@Module({ imports: [ArrangementsModule, InterviewsModule] })
export class PlacementsModule {}

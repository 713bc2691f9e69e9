import { Module } from '@nestjs/common';
import { InterviewsModule } from './interviews/interviews.module.js';

/** From a first interview to a stay that is over. Each subject is a module of its own in here. */
@Module({ imports: [InterviewsModule] })
export class PlacementsModule {}

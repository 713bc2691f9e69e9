import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule, LandingsRegistry } from '../agreements/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { SupportModule } from '../support/index.js';
import { ArrivalChangesListener } from './arrival-changes.listener.js';
import { ArrivalDayService } from './arrival-day/arrival-day.service.js';
import { ArrivalImportService } from './arrival-import.service.js';
import { ArrivalPlan } from './arrival-plan.entity.js';
import { ArrivalPlansRepository } from './arrival-plans.repository.js';
import { ArrivalPlansService } from './arrival-plans.service.js';
import { ArrivalsController } from './arrivals.controller.js';
import { arrivalsPersonalData } from './arrivals.personal-data.js';
import { ArrivalsService } from './arrivals.service.js';
import { ArrivalCheckIn } from './check-ins/arrival-check-in.entity.js';
import { CheckInFollowUpJob } from './check-ins/check-in-follow-up.job.js';
import { CheckInsRepository } from './check-ins/check-ins.repository.js';
import { CheckInsService } from './check-ins/check-ins.service.js';
import { FlightsService } from './flights/flights.service.js';
import { ArrivalTask } from './tasks/arrival-task.entity.js';
import { ArrivalTasksRepository } from './tasks/arrival-tasks.repository.js';
import { ArrivalTasksService } from './tasks/arrival-tasks.service.js';

/** From a signed agreement to a placement that goes well: tasks of both sides, the flight, and check-ins. */
@Module({
  imports: [
    AgreementsModule,
    ProfilesModule,
    SupportModule,
    TypeOrmModule.forFeature([ArrivalCheckIn, ArrivalPlan, ArrivalTask]),
  ],
  controllers: [ArrivalsController],
  providers: [
    ArrivalChangesListener,
    ArrivalDayService,
    ArrivalImportService,
    ArrivalPlansRepository,
    ArrivalPlansService,
    ArrivalTasksRepository,
    ArrivalTasksService,
    ArrivalsService,
    CheckInFollowUpJob,
    CheckInsRepository,
    CheckInsService,
    FlightsService,
  ],
})
export class ArrivalsModule {
  constructor(registry: PersonalDataRegistry, landings: LandingsRegistry, plans: ArrivalPlansRepository) {
    landings.register((personId, since) => plans.landingsOf(personId, since));
    registry.declare(arrivalsPersonalData);
  }
}

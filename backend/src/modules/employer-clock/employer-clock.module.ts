import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule } from '../agreements/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { VisasModule } from '../visas/index.js';
import { EmployerClockChangesListener } from './employer-clock-changes.listener.js';
import { EmployerClockController } from './employer-clock.controller.js';
import { employerClockPersonalData } from './employer-clock.personal-data.js';
import { EmployerClocksRepository } from './employer-clocks.repository.js';
import { EmployerClocksService } from './employer-clocks.service.js';
import { SupportLetter } from './letter/support-letter.entity.js';
import { SupportLettersService } from './letter/support-letters.service.js';
import { ClockNotice } from './notices/clock-notice.entity.js';
import { ClockNoticesJob } from './notices/clock-notices.job.js';
import { PermissionEntry } from './permission/permission-entry.entity.js';
import { PermissionsService } from './permission/permissions.service.js';

/** How long an au pair can work for one family: the days that are left, the permission to go on, and the letter for it. */
@Module({
  imports: [
    AgreementsModule,
    ProfilesModule,
    VisasModule,
    TypeOrmModule.forFeature([ClockNotice, PermissionEntry, SupportLetter]),
  ],
  controllers: [EmployerClockController],
  providers: [
    ClockNoticesJob,
    EmployerClockChangesListener,
    EmployerClocksRepository,
    EmployerClocksService,
    PermissionsService,
    SupportLettersService,
  ],
  exports: [PermissionsService],
})
export class EmployerClockModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(employerClockPersonalData);
  }
}

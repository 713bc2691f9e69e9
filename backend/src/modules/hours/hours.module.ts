import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AgreementsModule } from '../agreements/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { HoursChangesListener } from './hours-changes.listener.js';
import { HoursConfirmationService } from './hours-confirmation.service.js';
import { HoursReminder } from './hours-reminder.entity.js';
import { HoursRemindersJob } from './hours-reminders.job.js';
import { HoursRemindersRepository } from './hours-reminders.repository.js';
import { HoursRecordingService } from './hours-recording.service.js';
import { HoursImportService } from './hours-import.service.js';
import { HoursController } from './hours.controller.js';
import { hoursPersonalData } from './hours.personal-data.js';
import { HoursService } from './hours.service.js';
import { PayRecordController } from './pay-record/pay-record.controller.js';
import { PayRecordService } from './pay-record/pay-record.service.js';
import { RecordedDay } from './recorded-day.entity.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';

/** The hours of a placement: planned by the agreement, recorded by the au pair, confirmed by the family. */
@Module({
  imports: [AgreementsModule, ProfilesModule, TypeOrmModule.forFeature([HoursReminder, RecordedDay])],
  controllers: [HoursController, PayRecordController],
  providers: [
    HoursChangesListener,
    HoursConfirmationService,
    HoursImportService,
    HoursRecordingService,
    HoursRemindersJob,
    HoursRemindersRepository,
    HoursService,
    PayRecordService,
    RecordedDaysRepository,
  ],
  exports: [HoursImportService],
})
export class HoursModule {
  constructor(registry: PersonalDataRegistry, days: RecordedDaysRepository) {
    registry.declare(hoursPersonalData);
    registry.beforeErasure((personId) => days.clearNotesOf(personId));
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { BillingModule } from '../../billing/index.js';
import { PersonalDataModule } from '../../personal-data/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { SafetyModule } from '../../safety/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Approval } from './approval.entity.js';
import { ApprovalsController } from './approvals.controller.js';
import { ApprovalsDesk } from './approvals-desk.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovedActions } from './approved-actions.js';
import { ApprovedRefunds } from './approved-refunds.js';
import { PersonalDataDesk } from './personal-data-desk.js';
import { PersonalDataDeskController } from './personal-data-desk.controller.js';

/** Changes of role, exports, erasures, refunds and the offer: two admins are needed for each. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    BillingModule,
    PersonalDataModule,
    ProfilesModule,
    QueuesModule,
    SafetyModule,
    SettingsModule,
    TypeOrmModule.forFeature([Approval]),
  ],
  controllers: [ApprovalsController, PersonalDataDeskController],
  providers: [ApprovalsDesk, ApprovalsRepository, ApprovedActions, ApprovedRefunds, PersonalDataDesk],
})
export class ApprovalsModule {}

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
import { ApprovalsAdminService } from './approvals-admin.service.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovedActionsService } from './approved-actions.service.js';
import { ApprovedRefundsService } from './approved-refunds.service.js';
import { ApprovedReversalsService } from './approved-reversals.service.js';
import { PersonalDataAdminService } from './personal-data-admin.service.js';
import { PersonalDataAdminController } from './personal-data-admin.controller.js';

/** Changes of role, exports, erasures, refunds, reversals and the offer, each of which needs two admins. */
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
  controllers: [ApprovalsController, PersonalDataAdminController],
  providers: [
    ApprovalsAdminService,
    ApprovalsRepository,
    ApprovedActionsService,
    ApprovedRefundsService,
    ApprovedReversalsService,
    PersonalDataAdminService,
  ],
})
export class ApprovalsModule {}

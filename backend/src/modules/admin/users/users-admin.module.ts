import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { AgreementsModule } from '../../agreements/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { VerificationModule } from '../../verification/index.js';
import { SafetyModule } from '../../safety/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { UserActionsController } from './user-actions.controller.js';
import { UserActionsService } from './user-actions.service.js';
import { UserViewLogService } from './user-view-log.service.js';
import { UserPagesService } from './user-pages.service.js';
import { UserSectionsController } from './user-sections.controller.js';
import { UserSectionsService } from './user-sections.service.js';
import { UsersController } from './users.controller.js';

/** All accounts: the list, a person's page, and actions on accounts. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    MessagingModule,
    AgreementsModule,
    ProfilesModule,
    SafetyModule,
    VerificationModule,
  ],
  controllers: [UsersController, UserActionsController, UserSectionsController],
  providers: [UserActionsService, UserViewLogService, UserPagesService, UserSectionsService],
})
export class UsersAdminModule {}

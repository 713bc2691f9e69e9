import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { MarketingModule } from '../../marketing/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AudienceActionsService } from './audience-actions.service.js';
import { AudienceController } from './audience.controller.js';
import { CampaignActionsService } from './campaign-actions.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { ConnectionActionsService } from './connection-actions.service.js';
import { MarketingConnectionController } from './connection.controller.js';

/** Email newsletters, written and sent by admins. */
@Module({
  imports: [AuditModule, AuthModule, MarketingModule, NotificationsModule],
  controllers: [AudienceController, CampaignsController, MarketingConnectionController],
  providers: [AudienceActionsService, CampaignActionsService, ConnectionActionsService],
})
export class MarketingAdminModule {}

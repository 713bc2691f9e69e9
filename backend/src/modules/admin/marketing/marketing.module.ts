import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AudienceActionsService } from './audience/audience-actions.service.js';
import { AudienceController } from './audience/audience.controller.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { AudienceService } from './audience/audience.service.js';
import { ContactSyncStepsService } from './audience/contact-sync-steps.service.js';
import { ContactSyncRepository } from './audience/contact-sync.repository.js';
import { ContactSyncService } from './audience/contact-sync.service.js';
import { MarketingContact } from './audience/marketing-contact.entity.js';
import { MarketingList } from './audience/marketing-list.entity.js';
import { MarketingListsService } from './audience/marketing-lists.service.js';
import { MarketingSyncRun } from './audience/marketing-sync-run.entity.js';
import { SyncRunsRepository } from './audience/sync-runs.repository.js';
import { BrevoAccountService } from './brevo/brevo-account.service.js';
import { BrevoCampaignsService } from './brevo/brevo-campaigns.service.js';
import { BrevoClient } from './brevo/brevo.client.js';
import { BrevoContactsService } from './brevo/brevo-contacts.service.js';
import { CampaignActionsService } from './campaigns/campaign-actions.service.js';
import { CampaignReadingService } from './campaigns/campaign-reading.service.js';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import { CampaignsService } from './campaigns/campaigns.service.js';
import { MarketingConnectionController } from './connection/connection.controller.js';
import { MarketingConnectionService } from './connection/marketing-connection.service.js';
import { BrevoEventsService } from './events/brevo-events.service.js';
import { BrevoEvent } from './events/brevo-event.entity.js';
import { BrevoEventsController } from './events/brevo-events.controller.js';
import { BrevoEventsRepository } from './events/brevo-events.repository.js';
import { BrevoReportsService } from './events/brevo-reports.service.js';

const brevo = [BrevoAccountService, BrevoCampaignsService, BrevoClient, BrevoContactsService];
const audience = [
  AudienceService,
  AudienceActionsService,
  AudienceRepository,
  ContactSyncService,
  ContactSyncRepository,
  ContactSyncStepsService,
  MarketingListsService,
  SyncRunsRepository,
];
const campaigns = [CampaignActionsService, CampaignReadingService, CampaignsService];
const events = [BrevoEventsService, BrevoEventsRepository, BrevoReportsService];

/** News by mail to those who said yes, sent by Brevo. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    NotificationsModule,
    TypeOrmModule.forFeature([BrevoEvent, MarketingContact, MarketingList, MarketingSyncRun]),
  ],
  controllers: [AudienceController, BrevoEventsController, CampaignsController, MarketingConnectionController],
  providers: [...brevo, ...audience, ...campaigns, ...events, MarketingConnectionService],
})
export class MarketingModule {}

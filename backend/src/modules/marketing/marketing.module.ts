import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
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
import { BrevoContactsService } from './brevo/brevo-contacts.service.js';
import { BrevoClient } from './brevo/brevo.client.js';
import { CampaignReadingService } from './campaigns/campaign-reading.service.js';
import { CampaignsService } from './campaigns/campaigns.service.js';
import { MarketingConnectionService } from './connection/marketing-connection.service.js';
import { BrevoEvent } from './events/brevo-event.entity.js';
import { BrevoEventsController } from './events/brevo-events.controller.js';
import { BrevoEventsRepository } from './events/brevo-events.repository.js';
import { BrevoEventsService } from './events/brevo-events.service.js';
import { BrevoReportsService } from './events/brevo-reports.service.js';
import { marketingPersonalData } from './marketing.personal-data.js';

const audience = [
  AudienceRepository,
  AudienceService,
  ContactSyncRepository,
  ContactSyncService,
  ContactSyncStepsService,
  MarketingListsService,
  SyncRunsRepository,
];
const brevo = [BrevoAccountService, BrevoCampaignsService, BrevoClient, BrevoContactsService];
const campaigns = [CampaignReadingService, CampaignsService];
const events = [BrevoEventsRepository, BrevoEventsService, BrevoReportsService];

/** Marketing emails to people who consented, sent by Brevo. */
@Module({
  imports: [
    AuthModule,
    NotificationsModule,
    TypeOrmModule.forFeature([BrevoEvent, MarketingContact, MarketingList, MarketingSyncRun]),
  ],
  controllers: [BrevoEventsController],
  providers: [...audience, ...brevo, ...campaigns, ...events, MarketingConnectionService],
  exports: [
    AudienceService,
    BrevoClient,
    CampaignReadingService,
    CampaignsService,
    ContactSyncService,
    MarketingConnectionService,
  ],
})
export class MarketingModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(marketingPersonalData);
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/index.js';
import { NotificationsModule } from '../../notifications/index.js';
import { AuditModule } from '../audit/audit.module.js';
import { AudienceDeeds } from './audience/audience-deeds.service.js';
import { AudienceController } from './audience/audience.controller.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { Audience } from './audience/audience.service.js';
import { ContactSyncSteps } from './audience/contact-sync-steps.js';
import { ContactSyncRepository } from './audience/contact-sync.repository.js';
import { ContactSync } from './audience/contact-sync.service.js';
import { MarketingContact } from './audience/marketing-contact.entity.js';
import { MarketingList } from './audience/marketing-list.entity.js';
import { MarketingLists } from './audience/marketing-lists.js';
import { MarketingSyncRun } from './audience/marketing-sync-run.entity.js';
import { SyncRunsRepository } from './audience/sync-runs.repository.js';
import { BrevoAccount } from './brevo/brevo-account.js';
import { BrevoCampaigns } from './brevo/brevo-campaigns.js';
import { BrevoClient } from './brevo/brevo-client.js';
import { BrevoContacts } from './brevo/brevo-contacts.js';
import { CampaignDeeds } from './campaigns/campaign-deeds.service.js';
import { CampaignReading } from './campaigns/campaign-reading.service.js';
import { CampaignsController } from './campaigns/campaigns.controller.js';
import { Campaigns } from './campaigns/campaigns.service.js';
import { MarketingConnectionController } from './connection/connection.controller.js';
import { MarketingConnections } from './connection/connection.service.js';
import { BrevoEventKeeping } from './events/brevo-event-keeping.js';
import { BrevoEvent } from './events/brevo-event.entity.js';
import { BrevoEventsController } from './events/brevo-events.controller.js';
import { BrevoEventsRepository } from './events/brevo-events.repository.js';
import { BrevoReports } from './events/brevo-reports.service.js';

const brevo = [BrevoAccount, BrevoCampaigns, BrevoClient, BrevoContacts];
const audience = [
  Audience,
  AudienceDeeds,
  AudienceRepository,
  ContactSync,
  ContactSyncRepository,
  ContactSyncSteps,
  MarketingLists,
  SyncRunsRepository,
];
const campaigns = [CampaignDeeds, CampaignReading, Campaigns];
const events = [BrevoEventKeeping, BrevoEventsRepository, BrevoReports];

/** News by mail to those who said yes, sent by Brevo. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    NotificationsModule,
    TypeOrmModule.forFeature([BrevoEvent, MarketingContact, MarketingList, MarketingSyncRun]),
  ],
  controllers: [AudienceController, BrevoEventsController, CampaignsController, MarketingConnectionController],
  providers: [...brevo, ...audience, ...campaigns, ...events, MarketingConnections],
})
export class MarketingModule {}

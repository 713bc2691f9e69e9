export {
  AudienceDto,
  AudiencePage,
  AudienceQuery,
  ConsentHistory,
  toConsentRecordDto,
} from './audience/audience.dto.js';
export { AudienceService } from './audience/audience.service.js';
export { ContactSyncService } from './audience/contact-sync.service.js';
export { BrevoClient } from './brevo/brevo.client.js';
export { CampaignReadingService } from './campaigns/campaign-reading.service.js';
export {
  CampaignDetail,
  CampaignPage,
  CampaignPreview,
  CampaignScheduleInput,
  CampaignSendingInput,
  CampaignTextInput,
  MarketingPageQuery,
  NewCampaignInput,
  TemplateDetail,
  TemplatePage,
} from './campaigns/campaign.dto.js';
export { CampaignsService } from './campaigns/campaigns.service.js';
export { MarketingConnection } from './connection/connection.dto.js';
export { MarketingConnectionService } from './connection/marketing-connection.service.js';
export { MarketingModule } from './marketing.module.js';

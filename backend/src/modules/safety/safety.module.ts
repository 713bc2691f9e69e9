import { Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { Appeal } from './appeals/appeal.entity.js';
import { AppealsController } from './appeals/appeals.controller.js';
import { AppealsRepository } from './appeals/appeals.repository.js';
import { AppealsService } from './appeals/appeals.service.js';
import { BanNotice } from './bans/ban-notice.entity.js';
import { BanNoticesController } from './bans/ban-notices.controller.js';
import { BanNoticesRepository } from './bans/bans.repository.js';
import { BansService } from './bans/bans.service.js';
import { Block } from './blocks/block.entity.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksRepository } from './blocks/blocks.repository.js';
import { BlocksService } from './blocks/blocks.service.js';
import { SafetyLiveListener } from './live/safety-live.listener.js';
import { AccountDecisionsService } from './moderation/account-decisions.service.js';
import { CaseReadingService } from './moderation/case-reading.service.js';
import { CasesRepository } from './moderation/cases.repository.js';
import { ClosuresService } from './moderation/closures.service.js';
import { DecisionEffectsService } from './moderation/decision-effects.service.js';
import { ModerationCase } from './moderation/moderation-case.entity.js';
import { ModerationService } from './moderation/moderation.service.js';
import { RemovalsService } from './moderation/removals.service.js';
import { SuspensionEndsJob } from './moderation/suspension-ends.job.js';
import { ConversationHistoryRegistry } from './ports/conversation-history.registry.js';
import { ReportContextsRegistry } from './ports/report-contexts.registry.js';
import { OwnReportsService } from './reports/own-reports.service.js';
import { ProfileReportContextService } from './reports/profile-report-context.service.js';
import { Report } from './reports/report.entity.js';
import { ReportingService } from './reports/reporting.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { SafetyRetentionJob } from './safety-retention.job.js';
import { HeldMessage } from './screening/held-message.entity.js';
import { HeldMessagesRepository } from './screening/held-messages.repository.js';
import { HeldMessagesService } from './screening/held-messages.service.js';
import { MessageScreeningService } from './screening/message-screening.service.js';
import { MessageWarning } from './screening/message-warning.entity.js';
import { MessageWarningsRepository } from './screening/message-warnings.repository.js';
import { MessageWarningsService } from './screening/message-warnings.service.js';
import { ProfileScreeningListener } from './screening/profile-screening.listener.js';
import { ScreeningController } from './screening/screening.controller.js';
import { SuspiciousText } from './screening/suspicious-text.entity.js';
import { SuspiciousTextsRepository } from './screening/suspicious-texts.repository.js';
import { safetyPersonalData } from './safety.personal-data.js';

const ports: Provider[] = [ConversationHistoryRegistry, ReportContextsRegistry];
const blocks: Provider[] = [BlocksService, BlocksRepository];
const reports: Provider[] = [OwnReportsService, ProfileReportContextService, ReportingService, ReportsRepository];
const screening: Provider[] = [
  HeldMessagesService,
  HeldMessagesRepository,
  MessageScreeningService,
  MessageWarningsService,
  MessageWarningsRepository,
  ProfileScreeningListener,
  SuspiciousTextsRepository,
];
const moderation: Provider[] = [
  AccountDecisionsService,
  AppealsService,
  AppealsRepository,
  BanNoticesRepository,
  BansService,
  CaseReadingService,
  CasesRepository,
  ClosuresService,
  DecisionEffectsService,
  ModerationService,
  RemovalsService,
  SuspensionEndsJob,
];

/** Safety: blocks, reports, scam rules and moderation. */
@Module({
  imports: [
    AuthModule,
    ProfilesModule,
    TypeOrmModule.forFeature([
      Appeal,
      BanNotice,
      Block,
      HeldMessage,
      MessageWarning,
      ModerationCase,
      Report,
      SuspiciousText,
    ]),
  ],
  controllers: [AppealsController, BanNoticesController, BlocksController, ReportsController, ScreeningController],
  providers: [...ports, ...blocks, ...reports, ...screening, ...moderation, SafetyLiveListener, SafetyRetentionJob],
  exports: [
    ...ports,
    AccountDecisionsService,
    AppealsService,
    BlocksService,
    CaseReadingService,
    MessageScreeningService,
    ModerationService,
    OwnReportsService,
    ProfileScreeningListener,
    RemovalsService,
    ReportingService,
  ],
})
export class SafetyModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(safetyPersonalData);
  }
}

import { Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { Appeal } from './appeals/appeal.entity.js';
import { AppealsController } from './appeals/appeals.controller.js';
import { AppealsRepository } from './appeals/appeals.repository.js';
import { Appeals } from './appeals/appeals.service.js';
import { BanNotice } from './bans/ban-notice.entity.js';
import { BanNoticesController } from './bans/ban-notices.controller.js';
import { BanNoticesRepository } from './bans/bans.repository.js';
import { Bans } from './bans/bans.service.js';
import { Block } from './blocks/block.entity.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksRepository } from './blocks/blocks.repository.js';
import { Blocks } from './blocks/blocks.service.js';
import { SafetyLive } from './live/safety-live.listener.js';
import { AccountDecisions } from './moderation/account-decisions.js';
import { CaseReading } from './moderation/case-reading.service.js';
import { CasesRepository } from './moderation/cases.repository.js';
import { Closures } from './moderation/closures.js';
import { DecisionEffects } from './moderation/decision-effects.js';
import { ModerationCase } from './moderation/moderation-case.entity.js';
import { Moderation } from './moderation/moderation.service.js';
import { Removals } from './moderation/removals.js';
import { SuspensionEnds } from './moderation/suspension-ends.js';
import { Correspondence } from './ports/correspondence.js';
import { ReportContexts } from './ports/report-contexts.js';
import { OwnReports } from './reports/own-reports.service.js';
import { ProfileReportContext } from './reports/profile-report-context.js';
import { Report } from './reports/report.entity.js';
import { Reporting } from './reports/reporting.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { SafetyUpkeep } from './safety-upkeep.js';
import { HeldMessage } from './screening/held-message.entity.js';
import { HeldMessagesRepository } from './screening/held-messages.repository.js';
import { HeldMessages } from './screening/held-messages.service.js';
import { MessageScreening } from './screening/message-screening.js';
import { MessageWarning } from './screening/message-warning.entity.js';
import { MessageWarningsRepository } from './screening/message-warnings.repository.js';
import { MessageWarnings } from './screening/message-warnings.service.js';
import { ProfileScreening } from './screening/profile-screening.listener.js';
import { ScreeningController } from './screening/screening.controller.js';
import { SuspiciousText } from './screening/suspicious-text.entity.js';
import { SuspiciousTextsRepository } from './screening/suspicious-texts.repository.js';
import { safetyPersonalData } from './safety.personal-data.js';

const ports: Provider[] = [Correspondence, ReportContexts];
const blocks: Provider[] = [Blocks, BlocksRepository];
const reports: Provider[] = [OwnReports, ProfileReportContext, Reporting, ReportsRepository];
const screening: Provider[] = [
  HeldMessages,
  HeldMessagesRepository,
  MessageScreening,
  MessageWarnings,
  MessageWarningsRepository,
  ProfileScreening,
  SuspiciousTextsRepository,
];
const moderation: Provider[] = [
  AccountDecisions,
  Appeals,
  AppealsRepository,
  BanNoticesRepository,
  Bans,
  CaseReading,
  CasesRepository,
  Closures,
  DecisionEffects,
  Moderation,
  Removals,
  SuspensionEnds,
];

/** What keeps people from harm: blocks, reports, rules that read for scams, and moderators who decide. */
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
  providers: [...ports, ...blocks, ...reports, ...screening, ...moderation, SafetyLive, SafetyUpkeep],
  exports: [
    ...ports,
    AccountDecisions,
    Appeals,
    Blocks,
    CaseReading,
    MessageScreening,
    Moderation,
    OwnReports,
    ProfileScreening,
    Removals,
    Reporting,
  ],
})
export class SafetyModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(safetyPersonalData);
  }
}

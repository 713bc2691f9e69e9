import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { AuthModule } from '../../auth/index.js';
import { BillingModule } from '../../billing/index.js';
import { MessagingModule } from '../../messaging/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { AgreementDocumentsController } from './document/agreement-documents.controller.js';
import { AgreementDocumentsService } from './document/agreement-documents.service.js';
import { AgreementAcceptance } from './agreement-acceptance.entity.js';
import { AgreementEligibilityService } from './agreement-eligibility.service.js';
import { AgreementConditionsService } from './agreement-conditions.service.js';
import { AgreementConditionsRepository } from './agreement-conditions.repository.js';
import { AgreementConfirmationService } from './agreement-confirmation.service.js';
import { AgreementDaysService } from './agreement-days.service.js';
import { AgreementActionsService } from './agreement-actions.service.js';
import { AgreementDraft } from './agreement-draft.entity.js';
import { AgreementDraftsService } from './agreement-drafts.service.js';
import { AgreementEndingService } from './agreement-ending.service.js';
import { AgreementFactsService } from './agreement-facts.service.js';
import { AgreementImportService } from './agreement-import.service.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementUpdatesListener } from './agreement-updates.listener.js';
import { AgreementPagesService } from './agreement-pages.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import { AgreementProposalsService } from './agreement-proposals.service.js';
import { AgreementSigningService } from './agreement-signing.service.js';
import { AgreementsJob } from './agreements.job.js';
import { AgreementVersion } from './agreement-version.entity.js';
import { Agreement } from './agreement.entity.js';
import { AgreementsController } from './agreements.controller.js';
import { AgreementsRepository } from './agreements.repository.js';
import { AgreementAnnouncementJob } from './agreement-announcement.job.js';
import { AgreementRegisterRepository } from './register/agreement-register.repository.js';
import { AgreementRegisterService } from './register/agreement-register.service.js';

/** What a family and an au pair agree, from the first draft to the last day. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Agreement, AgreementAcceptance, AgreementDraft, AgreementVersion]),
    AuthModule,
    BillingModule,
    MessagingModule,
    ProfilesModule,
  ],
  controllers: [AgreementDocumentsController, AgreementsController],
  providers: [
    AgreementDocumentsService,
    AgreementEligibilityService,
    AgreementConditionsService,
    AgreementConditionsRepository,
    AgreementConfirmationService,
    AgreementDaysService,
    AgreementActionsService,
    AgreementDraftsService,
    AgreementEndingService,
    AgreementFactsService,
    AgreementImportService,
    AgreementMovesService,
    AgreementUpdatesListener,
    AgreementPagesService,
    AgreementDocumentsRepository,
    AgreementProposalsService,
    AgreementRegisterService,
    AgreementRegisterRepository,
    AgreementsRepository,
    AgreementSigningService,
    AgreementsJob,
    AgreementAnnouncementJob,
  ],
  exports: [AgreementEndingService, AgreementFactsService, AgreementImportService, AgreementRegisterService],
})
export class AgreementsModule {
  constructor(registry: PersonalDataRegistry, ending: AgreementEndingService, agreements: AgreementDocumentsService) {
    registry.beforeErasure((personId) => ending.cancelAllOf(personId));
    registry.addFiles((personId, manager) => agreements.fileKeysOf(personId, manager));
  }
}

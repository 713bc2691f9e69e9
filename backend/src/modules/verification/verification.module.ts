import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { CheckChangesService } from './check-changes.service.js';
import { CheckStatusesRepository } from './check-statuses.repository.js';
import { CheckStatusesService } from './check-statuses.service.js';
import { CheckedFactsService } from './checked-facts.service.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidenceJob } from './evidence.job.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';
import { ReferenceEmailsService } from './reference-emails.service.js';
import { ReferenceFormsController } from './reference-forms.controller.js';
import { ReferenceFormsService } from './reference-forms.service.js';
import { ReferencesController } from './references.controller.js';
import { ReferencesRepository } from './references.repository.js';
import { ReferencesService } from './references.service.js';
import { VerificationCheck } from './verification-check.entity.js';
import { VerificationFileOpening } from './verification-file-opening.entity.js';
import { VerificationFile } from './verification-file.entity.js';
import { VerificationImportService } from './verification-import.service.js';
import { VerificationJobRepository } from './verification-job.repository.js';
import { VerificationReference } from './verification-reference.entity.js';
import { VerificationReviewRepository } from './verification-review.repository.js';
import { VerificationReviewService } from './verification-review.service.js';
import { VerificationController } from './verification.controller.js';
import { VerificationJob } from './verification.job.js';
import { VerificationRepository } from './verification.repository.js';
import { VerificationService } from './verification.service.js';
import { VerifiedBadgeService } from './verified-badge.service.js';
import { verificationPersonalData } from './verification.personal-data.js';

/** Checks of documents, and the badge. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    ProfilesModule,
    TypeOrmModule.forFeature([VerificationCheck, VerificationFile, VerificationFileOpening, VerificationReference]),
  ],
  // Order matters: `verifications/me/…` must not match an id.
  controllers: [EvidenceController, ReferencesController, VerificationController, ReferenceFormsController],
  providers: [
    CheckChangesService,
    CheckStatusesRepository,
    CheckStatusesService,
    CheckedFactsService,
    EvidenceJob,
    EvidenceRepository,
    EvidenceService,
    ReferenceEmailsService,
    ReferenceFormsService,
    ReferencesRepository,
    ReferencesService,
    VerificationImportService,
    VerificationJob,
    VerificationJobRepository,
    VerificationRepository,
    VerificationReviewRepository,
    VerificationReviewService,
    VerificationService,
    VerifiedBadgeService,
  ],
  exports: [CheckStatusesService, EvidenceService, VerificationImportService, VerificationReviewService],
})
export class VerificationModule {
  constructor(registry: PersonalDataRegistry, evidence: EvidenceService) {
    registry.declare(verificationPersonalData);
    registry.addFiles(async (personId, manager) => (await evidence.filesOf(personId, manager)).map(({ key }) => key));
  }
}

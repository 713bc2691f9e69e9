import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { MediaModule } from '../../media/index.js';
import { ProfilesModule } from '../profiles.module.js';
import { CheckChanges } from './check-changes.js';
import { CheckedFactsReader } from './checked-facts.service.js';
import { EvidenceController } from './evidence.controller.js';
import { EvidenceRepository } from './evidence.repository.js';
import { Evidence } from './evidence.service.js';
import { EvidenceUpkeep } from './evidence-upkeep.js';
import { ReferenceFormsController } from './reference-forms.controller.js';
import { ReferenceForms } from './reference-forms.service.js';
import { ReferencesController } from './references.controller.js';
import { ReferencesRepository } from './references.repository.js';
import { ReferenceMailing } from './reference-mailing.js';
import { References } from './references.service.js';
import { VerificationCheck } from './verification-check.entity.js';
import { VerificationFileOpening } from './verification-file-opening.entity.js';
import { VerificationFile } from './verification-file.entity.js';
import { VerificationImport } from './verification-import.js';
import { VerificationReference } from './verification-reference.entity.js';
import { VerificationReviewRepository } from './verification-review.repository.js';
import { VerificationReview } from './verification-review.service.js';
import { VerificationUpkeep } from './verification-upkeep.js';
import { VerificationUpkeepRepository } from './verification-upkeep.repository.js';
import { VerificationController } from './verification.controller.js';
import { VerificationRepository } from './verification.repository.js';
import { Verification } from './verification.service.js';
import { VerifiedBadge } from './verified-badge.js';

/** Which papers of whom were seen, and the badge that follows from it. */
@Module({
  imports: [
    MediaModule,
    ProfilesModule,
    TypeOrmModule.forFeature([VerificationCheck, VerificationFile, VerificationFileOpening, VerificationReference]),
  ],
  // In this order: `verifications/me/…` is no id.
  controllers: [EvidenceController, ReferencesController, VerificationController, ReferenceFormsController],
  providers: [
    CheckChanges,
    CheckedFactsReader,
    Evidence,
    EvidenceRepository,
    EvidenceUpkeep,
    ReferenceForms,
    ReferenceMailing,
    References,
    ReferencesRepository,
    Verification,
    VerificationImport,
    VerificationRepository,
    VerificationReview,
    VerificationReviewRepository,
    VerificationUpkeep,
    VerificationUpkeepRepository,
    VerifiedBadge,
  ],
  exports: [Evidence, VerificationImport, VerificationReview],
})
export class VerificationModule {
  constructor(registry: PersonalDataRegistry, evidence: Evidence) {
    registry.addFiles(async (personId, manager) => (await evidence.filesOf(personId, manager)).map(({ key }) => key));
  }
}

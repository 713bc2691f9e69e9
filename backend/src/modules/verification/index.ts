export { CheckStatusesService } from './check-statuses.service.js';
export { heldChecks, heldKinds, type CheckStatus } from './check-state.js';
export { CHECK_KINDS, type CheckKind } from './checks.js';
export { ApiEvidence, sendEvidence } from './evidence-headers.js';
export { EvidenceService, type OpenedFile } from './evidence.service.js';
export { type ImportedCheck, VerificationImportService } from './verification-import.service.js';
export {
  CheckToReview,
  ChecksToReview,
  ChecksToReviewQuery,
  OpeningInput,
  ReviewedCheck,
  VerificationDecisionInput,
  VerificationWithdrawalInput,
} from './verification-review.dto.js';
export { VerificationReviewService } from './verification-review.service.js';
export { VerificationModule } from './verification.module.js';

export { AgreementEndingService } from './agreements/agreement-ending.service.js';
export { AgreementImportService, type ImportedProposal } from './agreements/agreement-import.service.js';
export {
  AgreementOpeningInput,
  AgreementRegisterPage,
  AgreementRegisterQuery,
  AgreementWithdrawalInput,
  RegisteredAgreementDetail,
} from './agreements/register/agreement-register.dto.js';
export { AgreementRegisterService } from './agreements/register/agreement-register.service.js';
export { type PlacementMetric } from './metrics/placement-metrics.repository.js';
export { PlacementMetricsService } from './metrics/placement-metrics.service.js';
export { AGREEMENT_STATES, type AgreementState } from './agreements/agreement-states.js';
export type { RelationshipAgreement, InterviewCount } from './relationships/relationships.repository.js';
export { RelationshipsService } from './relationships/relationships.service.js';
export { INTERVIEW_STATES, type InterviewState } from './interviews/interview-states.js';
export { InterviewImportService, type ImportedInterview } from './interviews/import/interview-import.service.js';
export { placementsLive } from './live-contract.js';
export { PlacementsModule } from './placements.module.js';
export { PersonReviewsService } from './reviews/person-reviews.service.js';
export { ReviewImportService, type ImportedReview } from './reviews/review-import.service.js';
export { SupportAdminService } from './support/support-admin.service.js';
export {
  SupportMessageInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportQueueQuery,
  SupportAssigneeInput,
  SupportNoteInput,
  SupportStateInput,
} from './support/support-request.dto.js';
export { SupportRequestsService } from './support/support-requests.service.js';
export { JobListingImportService, type ImportedPlace } from './job-listings/job-listing-import.service.js';

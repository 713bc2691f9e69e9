export { ArrangementEnding } from './arrangements/arrangement-ending.js';
export { ArrangementImport, type ImportedProposal } from './arrangements/arrangement-import.js';
export {
  ArrangementOpeningInput,
  ArrangementRegisterPage,
  ArrangementRegisterQuery,
  ArrangementWithdrawalInput,
  RegisteredArrangementDetail,
} from './arrangements/register/arrangement-register.dto.js';
export { ArrangementRegister } from './arrangements/register/arrangement-register.js';
export { type PlacementFigure } from './figures/placement-figures.repository.js';
export { PlacementFigures } from './figures/placement-figures.service.js';
export { ARRANGEMENT_STATES, type ArrangementState } from './arrangements/arrangement-states.js';
export type { DealtArrangement, InterviewCount } from './dealings/dealings.repository.js';
export { Dealings } from './dealings/dealings.service.js';
export { INTERVIEW_STATES, type InterviewState } from './interviews/interview-states.js';
export { InterviewImport, type ImportedInterview } from './interviews/import/interview-import.service.js';
export { placementsLive } from './live-contract.js';
export { PlacementsModule } from './placements.module.js';
export { PersonReviews } from './reviews/person-reviews.service.js';
export { ReviewImport, type ImportedReview } from './reviews/review-import.service.js';
export { SupportDesk } from './support/support-desk.service.js';
export {
  SupportMessageInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportQueueQuery,
  SupportAssigneeInput,
  SupportNoteInput,
  SupportStateInput,
} from './support/support-request.dto.js';
export { SupportRequests } from './support/support-requests.service.js';
export { PlaceImport, type ImportedPlace } from './places/place-import.js';

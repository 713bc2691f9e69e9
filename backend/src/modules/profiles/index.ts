export { AuPairProfileInput } from './au-pairs/au-pair-profile.dto.js';
export { withoutChildrensNames } from './families/childrens-names.js';
export { FamilyProfileInput } from './families/family-profile.dto.js';
export { AuPairCard } from './cards/au-pair-card.dto.js';
export { CardsByIdService } from './cards/cards-by-id.service.js';
export { FamilyCard } from './cards/family-card.dto.js';
export { PlacementWishesService, type AuPairStayWish, type FamilyStayWish } from './facts/placement-wishes.service.js';
export { UserRow, UsersPage, UsersQuery } from './directory/directory.dto.js';
export { ACCOUNT_STATES, type AccountState } from './directory/directory-entry.entity.js';
export { PersonFactsService, type ProfileFacts } from './directory/person-facts.service.js';
export { UserDirectoryService } from './directory/user-directory.service.js';
export {
  FeaturedCandidatesDto,
  FeaturedCandidatesQuery,
  FeaturedFamiliesDto,
  FeaturedFamiliesInput,
} from './featured/featured-choice.dto.js';
export { FeaturedChoiceService } from './featured/featured-choice.service.js';
export { type PeopleMetric } from './metrics/people-metrics.repository.js';
export { PeopleMetricsService } from './metrics/people-metrics.service.js';
export { areHiddenSql, EffectiveBlocksService } from './effective-blocks/effective-blocks.service.js';
export { AvailableNowService } from './people/available-now.service.js';
export { OtherPersonDto, toOtherPerson } from './people/other-person.dto.js';
export { PeopleService, type PersonCard, type Standing } from './people/people.service.js';
export { spokenName } from './people/spoken-name.js';
export { ProfileImportService, type ProfileHistory } from './people/profile-import.service.js';
export { ProfilesInTermsService, type AuPairInTerms, type FamilyInTerms } from './people/profiles-in-terms.service.js';
export { ProfileService } from './people/profile.service.js';
export { ProfileTextsService } from './people/profile-texts.service.js';
export { ProfileRolesService } from './people/profile-roles.service.js';
export { ProfileWithholdingService, WITHHELD_FOR, type WithheldFor } from './people/profile-withholding.service.js';
export { SubscriptionTiersService } from './people/subscription-tiers.service.js';
export { ProfilesModule } from './profiles.module.js';
export { ProfileCompleteness } from './dashboard/dashboard.dto.js';
export { Rating, ReplyHabit, ReputationFacts, Verified } from './reputation/reputation.dto.js';
export { ReputationService, type VerifiedSpan } from './reputation/reputation.service.js';
export { OptionalText, Text } from './rules/text.js';
export { OptionalWholeNumber, WholeNumber } from './rules/whole-number.js';
export { UnavailableDatesService } from './unavailable-dates/unavailable-dates.service.js';
export { TimeZone } from './rules/time-zone.js';
export { SearchIndexService } from './search/search-index.service.js';
export { SavedSearchesService } from './saved-searches/saved-searches.service.js';
export { NoContact } from './rules/no-contact.js';
export { ApiEvidence, sendEvidence } from './verification/evidence-headers.js';
export { EvidenceService, type OpenedFile } from './verification/evidence.service.js';
export { VerificationImportService, type ImportedCheck } from './verification/verification-import.service.js';
export {
  VerificationDecisionInput,
  VerificationWithdrawalInput,
  OpeningInput,
  ReviewedCheck,
  CheckToReview,
  ChecksToReview,
  ChecksToReviewQuery,
} from './verification/verification-review.dto.js';
export { VerificationReviewService } from './verification/verification-review.service.js';
export { VerificationModule } from './verification/verification.module.js';

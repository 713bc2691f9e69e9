export { AuPairProfileInput } from './au-pairs/au-pair-profile.dto.js';
export { FamilyProfileInput } from './families/family-profile.dto.js';
export { AuPairCard } from './cards/au-pair-card.dto.js';
export { CardsById } from './cards/cards-by-id.js';
export { FamilyCard } from './cards/family-card.dto.js';
export { StayWishes, type AuPairStayWish, type FamilyStayWish } from './facts/stay-wishes.js';
export { UserRow, UsersPage, UsersQuery } from './directory/directory.dto.js';
export { ACCOUNT_STATES, type AccountState } from './directory/directory-entry.entity.js';
export { PersonFacts, type ProfileFacts } from './directory/person-facts.js';
export { UserDirectory } from './directory/user-directory.js';
export {
  FeaturedCandidatesDto,
  FeaturedCandidatesQuery,
  FeaturedFamiliesDto,
  FeaturedFamiliesInput,
} from './featured/featured-choice.dto.js';
export { FeaturedChoice } from './featured/featured-choice.service.js';
export { type PeopleFigure } from './figures/people-figures.repository.js';
export { PeopleFigures } from './figures/people-figures.service.js';
export { areHiddenSql, HiddenPeople } from './hidden/hidden-people.js';
export { AvailableNow } from './people/available-now.js';
export { OtherPersonDto, toOtherPerson } from './people/other-person.dto.js';
export { People, type PersonCard, type Standing } from './people/people.js';
export { spokenName } from './people/spoken-name.js';
export { ProfileImport, type ProfileHistory } from './people/profile-import.service.js';
export { ProfilesInTerms, type AuPairInTerms, type FamilyInTerms } from './people/profiles-in-terms.js';
export { ProfileService } from './people/profile.service.js';
export { ProfileTexts } from './people/profile-texts.js';
export { ProfileRoles } from './people/profile-roles.js';
export { ProfileWithholding, WITHHELD_FOR, type WithheldFor } from './people/profile-withholding.js';
export { SubscriptionTiers } from './people/subscription-tiers.js';
export { ProfilesModule } from './profiles.module.js';
export { ProfileCompleteness } from './dashboard/dashboard.dto.js';
export { Rating, ReplyHabit, ReputationFacts, Verified } from './reputation/reputation.dto.js';
export { Reputation, type VerifiedSpan } from './reputation/reputation.service.js';
export { OptionalText, Text } from './rules/text.js';
export { OptionalWholeNumber, WholeNumber } from './rules/whole-number.js';
export { TakenDates } from './taken-dates/taken-dates.js';
export { TimeZone } from './rules/time-zone.js';
export { SearchIndex } from './search/search-index.js';
export { SavedSearches } from './saved-searches/saved-searches.service.js';
export { NoContact } from './rules/no-contact.js';
export { ApiEvidence, sendEvidence } from './verification/evidence-headers.js';
export { Evidence, type OpenedFile } from './verification/evidence.service.js';
export { VerificationImport, type ImportedCheck } from './verification/verification-import.js';
export {
  VerificationDecisionInput,
  VerificationWithdrawalInput,
  OpeningInput,
  ReviewedCheck,
  CheckToReview,
  ChecksToReview,
  ChecksToReviewQuery,
} from './verification/verification-review.dto.js';
export { VerificationReview } from './verification/verification-review.service.js';
export { VerificationModule } from './verification/verification.module.js';

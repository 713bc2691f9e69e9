export { AuPairProfileInput, SharedAuPairProfileDto, toSharedAuPairProfile } from './au-pairs/au-pair-profile.dto.js';
export { OwnRoleProfileService } from './completeness/own-role-profile.service.js';
export { UserRow, UsersPage, UsersQuery } from './directory/directory.dto.js';
export { PersonFactsService, type ProfileFacts } from './directory/person-facts.service.js';
export { UserDirectoryService } from './directory/user-directory.service.js';
export { areHiddenSql, hiddenFromSql } from './effective-blocks/effective-blocks-sql.js';
export { EffectiveBlocksService } from './effective-blocks/effective-blocks.service.js';
export { auPairFacts, type AuPairFacts, type AuPairFactsWithVisa } from './facts/au-pair-facts.js';
export { CHILD_GROUP_NAMES, type ChildGroup, OLDEST_CHILD } from './facts/child-ages.js';
export { codeNumber, languageOfNumber } from './facts/codes.js';
export { DEAL_BREAKERS, REFUSED, REFUSED_IN_AU_PAIRS, REFUSED_IN_FAMILIES } from './facts/deal-breakers.js';
export { type Day, NOW, dayOfIso, isoOfDay, today } from './facts/day.js';
export { familyFacts, type FamilyFacts } from './facts/family-facts.js';
export type { MayStay } from './facts/may-stay.js';
export type { AuPairIntroduction, FamilyIntroduction, Introduction } from './facts/introduction-facts.js';
export { anywhereIn, cityBit, placesIn, regionBit } from './facts/location-bits.js';
export { countInWords } from './facts/number-words.js';
export {
  type AuPairPlacementWishes,
  type FamilyPlacementWishes,
  PlacementWishesService,
} from './facts/placement-wishes.service.js';
export { OPEN_END, type Stay } from './facts/stay.js';
export { AU_PAIR_TRAITS, FAMILY_TRAITS, ALL_AGES, agesBits, agesIn, bitsWhere, visaBit } from './facts/traits.js';
export { type OwnVisaFacts, OwnVisaFactsService } from './facts/own-visa-facts.service.js';
export { visaTextsSql } from './facts/role-profile-texts.repository.js';
export { VISA_KINDS, type VisaFacts, visaFactsOf, type VisaKind, type VisaTexts } from './facts/visa.js';
export { childrenInWords } from './families/children-in-words.js';
export { withoutChildrensNames } from './families/childrens-names.js';
export { FamilyProfileInput, SharedFamilyProfileDto, toSharedFamilyProfile } from './families/family-profile.dto.js';
export { RoleProfileFactsService } from './facts/role-profile-facts.service.js';
export { type AuPairPageFacts, AuPairProfilesService } from './au-pairs/au-pair-profiles.service.js';
export { type FamilyPageFacts, FamilyProfilesService } from './families/family-profiles.service.js';
export { ProfileCompleteness } from './completeness/completeness.dto.js';
export { ProfileProjectionsRegistry } from './people/profile-projections.registry.js';
export { PeopleMetricsService } from './metrics/people-metrics.service.js';
export { AvailableNowService } from './people/available-now.service.js';
export { OtherPersonDto, PlacementPartnerDto, toOtherPerson, toPlacementPartner } from './people/other-person.dto.js';
export { PAGE_REQUIREMENTS, type PageRequirement, PageVisitsService } from './people/page-visits.service.js';
export { otherOf } from './people/pair.js';
export { PeopleService, type PersonCard } from './people/people.service.js';
export { type ProfileHistory, ProfileImportService } from './people/profile-import.service.js';
export { ProfileRolesService } from './people/profile-roles.service.js';
export { ProfileTextsService } from './people/profile-texts.service.js';
export { ProfileWithholdingService, WITHHELD_FOR, type WithheldFor } from './people/profile-withholding.service.js';
export { ProfileService } from './people/profile.service.js';
export { ProfilesInTermsService } from './people/profiles-in-terms.service.js';
export { spokenName } from './people/spoken-name.js';
export { SubscriptionTiersService } from './people/subscription-tiers.service.js';
export { ProfilesModule } from './profiles.module.js';
export { hasReplyHabitSql, toReputation, type ReputationRow } from './reputation/reputation-columns.js';
export { ReplyHabit, ReputationFacts, Verified } from './reputation/reputation.dto.js';
export { ReputationService } from './reputation/reputation.service.js';
export { NoContact, namesContact } from './rules/no-contact.js';
export { StillLookingService } from './still-looking/still-looking.service.js';
export { stillLookingAskedAtSql } from './still-looking/still-looking.repository.js';
export { UnavailableDatesDto } from './unavailable-dates/unavailable-dates.dto.js';
export { UnavailableDatesService } from './unavailable-dates/unavailable-dates.service.js';
export type { AuPairCardRow, FamilyCardRow } from './cards/card-rows.repository.js';
export { CardRowsService } from './cards/card-rows.service.js';
export {
  isFamilyShownSql,
  isNotWithheldSql,
  isPausedSql,
  lockProfileSql,
  peopleAmongSql,
  peopleFoundSql,
} from './people/people-sql.js';

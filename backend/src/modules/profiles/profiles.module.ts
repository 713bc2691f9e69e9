import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { AgesJob } from './au-pairs/ages.job.js';
import { AuPairProfile } from './au-pairs/au-pair-profile.entity.js';
import { AuPairProfileRepository } from './au-pairs/au-pair-profile.repository.js';
import { AuPairProfilesController } from './au-pairs/au-pair-profiles.controller.js';
import { AuPairProfilesService } from './au-pairs/au-pair-profiles.service.js';
import { CardRowsRepository } from './cards/card-rows.repository.js';
import { CardRowsService } from './cards/card-rows.service.js';
import { OwnRoleProfileService } from './completeness/own-role-profile.service.js';
import { DirectoryEntry } from './directory/directory-entry.entity.js';
import { DirectoryRepository } from './directory/directory.repository.js';
import { PersonFactsService } from './directory/person-facts.service.js';
import { UserDirectoryService } from './directory/user-directory.service.js';
import { ProfileDraft } from './drafts/profile-draft.entity.js';
import { ProfileDraftRepository } from './drafts/profile-draft.repository.js';
import { ProfileDraftsController } from './drafts/profile-drafts.controller.js';
import { ProfileDraftsService } from './drafts/profile-drafts.service.js';
import { EffectiveBlock } from './effective-blocks/effective-block.entity.js';
import { EffectiveBlocksRepository } from './effective-blocks/effective-blocks.repository.js';
import { EffectiveBlocksService } from './effective-blocks/effective-blocks.service.js';
import { OwnVisaFactsService } from './facts/own-visa-facts.service.js';
import { PlacementWishesService } from './facts/placement-wishes.service.js';
import { RoleProfileFactsService } from './facts/role-profile-facts.service.js';
import { RoleProfileTextsRepository } from './facts/role-profile-texts.repository.js';
import { FamilyProfile } from './families/family-profile.entity.js';
import { FamilyProfileRepository } from './families/family-profile.repository.js';
import { FamilyProfilesController } from './families/family-profiles.controller.js';
import { FamilyProfilesService } from './families/family-profiles.service.js';
import { PeopleMetricsRepository } from './metrics/people-metrics.repository.js';
import { PeopleMetricsService } from './metrics/people-metrics.service.js';
import { AvailableNowService } from './people/available-now.service.js';
import { PageVisitsService } from './people/page-visits.service.js';
import { PeopleRepository } from './people/people.repository.js';
import { PeopleService } from './people/people.service.js';
import { PhotoUsesRepository } from './people/photo-uses.repository.js';
import { PhotoUsesService } from './people/photo-uses.service.js';
import { ProfileEmailListener } from './people/profile-email.listener.js';
import { ProfileImportService } from './people/profile-import.service.js';
import { ProfilePhotosService } from './people/profile-photos.service.js';
import { ProfileProjectionsRegistry } from './people/profile-projections.registry.js';
import { ProfileRolesService } from './people/profile-roles.service.js';
import { ProfileSignIn } from './people/profile-sign-in.entity.js';
import { ProfileTextsService } from './people/profile-texts.service.js';
import { ProfileWithholdingService } from './people/profile-withholding.service.js';
import { ProfileController } from './people/profile.controller.js';
import { Profile } from './people/profile.entity.js';
import { RolePagesRepository } from './people/role-pages.repository.js';
import { ProfileRepository } from './people/profile.repository.js';
import { ProfileService } from './people/profile.service.js';
import { ProfilesInTermsService } from './people/profiles-in-terms.service.js';
import { RemovedPhotosListener } from './people/removed-photos.listener.js';
import { RegionMovesService } from './people/region-moves.service.js';
import { RoleProfileChangesService } from './people/role-profile-changes.service.js';
import { SignInCountsJob } from './people/sign-in-counts.job.js';
import { SignInsListener } from './people/sign-ins.listener.js';
import { SignInsRepository } from './people/sign-ins.repository.js';
import { SubscriptionTiersService } from './people/subscription-tiers.service.js';
import { ProfileReputation } from './reputation/profile-reputation.entity.js';
import { ReputationRepository } from './reputation/reputation.repository.js';
import { ReputationService } from './reputation/reputation.service.js';
import { StillLookingController } from './still-looking/still-looking.controller.js';
import { StillLookingJob } from './still-looking/still-looking.job.js';
import { StillLookingQuestion } from './still-looking/still-looking-question.entity.js';
import { StillLookingRepository } from './still-looking/still-looking.repository.js';
import { StillLookingService } from './still-looking/still-looking.service.js';
import { UnavailableDateRange } from './unavailable-dates/unavailable-date-range.entity.js';
import { UnavailableDatesRepository } from './unavailable-dates/unavailable-dates.repository.js';
import { UnavailableDatesService } from './unavailable-dates/unavailable-dates.service.js';
import { profilesPersonalData } from './profiles.personal-data.js';

/** Profiles, and what is known about people. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    TypeOrmModule.forFeature([
      AuPairProfile,
      DirectoryEntry,
      EffectiveBlock,
      FamilyProfile,
      Profile,
      ProfileDraft,
      ProfileReputation,
      ProfileSignIn,
      StillLookingQuestion,
      UnavailableDateRange,
    ]),
  ],
  controllers: [
    AuPairProfilesController,
    FamilyProfilesController,
    ProfileController,
    ProfileDraftsController,
    StillLookingController,
  ],
  providers: [
    AgesJob,
    AuPairProfileRepository,
    AuPairProfilesService,
    AvailableNowService,
    CardRowsRepository,
    CardRowsService,
    DirectoryRepository,
    EffectiveBlocksRepository,
    EffectiveBlocksService,
    FamilyProfileRepository,
    FamilyProfilesService,
    OwnRoleProfileService,
    OwnVisaFactsService,
    PageVisitsService,
    PeopleMetricsRepository,
    PeopleMetricsService,
    PeopleRepository,
    PeopleService,
    PersonFactsService,
    PhotoUsesRepository,
    PhotoUsesService,
    PlacementWishesService,
    ProfileDraftRepository,
    ProfileDraftsService,
    ProfileEmailListener,
    ProfileImportService,
    ProfilePhotosService,
    ProfileProjectionsRegistry,
    ProfileRepository,
    ProfileRolesService,
    ProfileService,
    ProfileTextsService,
    ProfileWithholdingService,
    ProfilesInTermsService,
    RemovedPhotosListener,
    ReputationRepository,
    RolePagesRepository,
    ReputationService,
    RegionMovesService,
    RoleProfileChangesService,
    RoleProfileFactsService,
    RoleProfileTextsRepository,
    SignInCountsJob,
    SignInsListener,
    SignInsRepository,
    StillLookingJob,
    StillLookingRepository,
    StillLookingService,
    SubscriptionTiersService,
    UnavailableDatesRepository,
    UnavailableDatesService,
    UserDirectoryService,
  ],
  exports: [
    AuPairProfilesService,
    AvailableNowService,
    CardRowsService,
    EffectiveBlocksService,
    FamilyProfilesService,
    OwnRoleProfileService,
    OwnVisaFactsService,
    PageVisitsService,
    PeopleService,
    PersonFactsService,
    PeopleMetricsService,
    PlacementWishesService,
    ProfileImportService,
    ProfilePhotosService,
    ProfileProjectionsRegistry,
    ProfileService,
    ProfileTextsService,
    ProfileRolesService,
    ProfilesInTermsService,
    ProfileWithholdingService,
    ReputationService,
    RoleProfileFactsService,
    StillLookingService,
    SubscriptionTiersService,
    UnavailableDatesService,
    UserDirectoryService,
  ],
})
export class ProfilesModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(profilesPersonalData);
  }
}

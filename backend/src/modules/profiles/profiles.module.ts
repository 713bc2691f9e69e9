import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataRegistry } from '../../platform/personal-data/index.js';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { AuPairPagesService } from './au-pairs/au-pair-pages.service.js';
import { AuPairProfile } from './au-pairs/au-pair-profile.entity.js';
import { AuPairProfileRepository } from './au-pairs/au-pair-profile.repository.js';
import { AuPairProfilesController } from './au-pairs/au-pair-profiles.controller.js';
import { AuPairProfilesService } from './au-pairs/au-pair-profiles.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { OwnRoleProfileService } from './dashboard/own-role-profile.service.js';
import { DirectoryEntry } from './directory/directory-entry.entity.js';
import { DirectoryRepository } from './directory/directory.repository.js';
import { PersonFactsService } from './directory/person-facts.service.js';
import { UserDirectoryService } from './directory/user-directory.service.js';
import { ProfileDraft } from './drafts/profile-draft.entity.js';
import { ProfileDraftRepository } from './drafts/profile-draft.repository.js';
import { ProfileDraftsController } from './drafts/profile-drafts.controller.js';
import { ProfileDraftsService } from './drafts/profile-drafts.service.js';
import { FamilyPagesService } from './families/family-pages.service.js';
import { FamilyProfile } from './families/family-profile.entity.js';
import { FamilyProfileRepository } from './families/family-profile.repository.js';
import { FamilyProfilesController } from './families/family-profiles.controller.js';
import { FamilyProfilesService } from './families/family-profiles.service.js';
import { PeopleMetricsRepository } from './metrics/people-metrics.repository.js';
import { PeopleMetricsService } from './metrics/people-metrics.service.js';
import { AvailableNowService } from './people/available-now.service.js';
import { PeopleService } from './people/people.service.js';
import { PeopleRepository } from './people/people.repository.js';
import { PhotoUsesService } from './people/photo-uses.service.js';
import { PhotoUsesRepository } from './people/photo-uses.repository.js';
import { ProfileController } from './people/profile.controller.js';
import { Profile } from './people/profile.entity.js';
import { ProfileImportService } from './people/profile-import.service.js';
import { ProfilePhotosService } from './people/profile-photos.service.js';
import { ProfileService } from './people/profile.service.js';
import { ProfileSignIn } from './people/profile-sign-in.entity.js';
import { ProfileRolesService } from './people/profile-roles.service.js';
import { ProfileWithholdingService } from './people/profile-withholding.service.js';
import { ProfileTextsService } from './people/profile-texts.service.js';
import { RemovedPhotosListener } from './people/removed-photos.listener.js';
import { RoleProfileChangesService } from './people/role-profile-changes.service.js';
import { ProfileEmailListener } from './people/profile-email.listener.js';
import { SignInsListener } from './people/sign-ins.listener.js';
import { SignInCountsJob } from './people/sign-in-counts.job.js';
import { SignInsRepository } from './people/sign-ins.repository.js';
import { SubscriptionTiersService } from './people/subscription-tiers.service.js';
import { ProfileReputation } from './reputation/profile-reputation.entity.js';
import { ReputationRepository } from './reputation/reputation.repository.js';
import { ReputationService } from './reputation/reputation.service.js';
import { CheckStandingsRepository } from './verification/check-standings.repository.js';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.js';
import { SearchModule } from './search/search.module.js';
import { profilesPersonalData } from './profiles.personal-data.js';

/** Who people are, and how they find each other. */
@Module({
  imports: [
    AuthModule,
    MediaModule,
    SavedSearchesModule,
    SearchModule,
    TypeOrmModule.forFeature([
      AuPairProfile,
      DirectoryEntry,
      FamilyProfile,
      Profile,
      ProfileDraft,
      ProfileReputation,
      ProfileSignIn,
    ]),
  ],
  controllers: [
    AuPairProfilesController,
    DashboardController,
    FamilyProfilesController,
    ProfileController,
    ProfileDraftsController,
  ],
  providers: [
    AuPairPagesService,
    AuPairProfileRepository,
    AuPairProfilesService,
    AvailableNowService,
    CheckStandingsRepository,
    DashboardService,
    DirectoryRepository,
    FamilyPagesService,
    FamilyProfileRepository,
    FamilyProfilesService,
    OwnRoleProfileService,
    PeopleService,
    PeopleMetricsService,
    PeopleMetricsRepository,
    PeopleRepository,
    PersonFactsService,
    PhotoUsesService,
    PhotoUsesRepository,
    ProfileDraftRepository,
    ProfileDraftsService,
    ProfileImportService,
    ProfilePhotosService,
    ProfileService,
    ProfileTextsService,
    ProfileRolesService,
    ProfileWithholdingService,
    RemovedPhotosListener,
    ReputationService,
    ReputationRepository,
    RoleProfileChangesService,
    ProfileEmailListener,
    SignInsListener,
    SignInsRepository,
    SignInCountsJob,
    UserDirectoryService,
    SubscriptionTiersService,
  ],
  exports: [
    AvailableNowService,
    PeopleService,
    PersonFactsService,
    PeopleMetricsService,
    ProfileImportService,
    ProfileService,
    ProfileTextsService,
    ProfileRolesService,
    ProfileWithholdingService,
    ReputationService,
    SearchModule,
    UserDirectoryService,
    SubscriptionTiersService,
  ],
})
export class ProfilesModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(profilesPersonalData);
  }
}

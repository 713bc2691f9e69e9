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
import { OwnRoleProfile } from './dashboard/own-role-profile.js';
import { DirectoryEntry } from './directory/directory-entry.entity.js';
import { DirectoryRepository } from './directory/directory.repository.js';
import { PersonFacts } from './directory/person-facts.js';
import { UserDirectory } from './directory/user-directory.js';
import { ProfileDraft } from './drafts/profile-draft.entity.js';
import { ProfileDraftRepository } from './drafts/profile-draft.repository.js';
import { ProfileDraftsController } from './drafts/profile-drafts.controller.js';
import { ProfileDraftsService } from './drafts/profile-drafts.service.js';
import { FamilyPagesService } from './families/family-pages.service.js';
import { FamilyProfile } from './families/family-profile.entity.js';
import { FamilyProfileRepository } from './families/family-profile.repository.js';
import { FamilyProfilesController } from './families/family-profiles.controller.js';
import { FamilyProfilesService } from './families/family-profiles.service.js';
import { PeopleFiguresRepository } from './figures/people-figures.repository.js';
import { PeopleFigures } from './figures/people-figures.service.js';
import { AvailableNow } from './people/available-now.js';
import { PageVisits } from './people/page-visits.js';
import { People } from './people/people.js';
import { PeopleRepository } from './people/people.repository.js';
import { PhotoUses } from './people/photo-uses.js';
import { PhotoUsesRepository } from './people/photo-uses.repository.js';
import { ProfileController } from './people/profile.controller.js';
import { Profile } from './people/profile.entity.js';
import { ProfileImport } from './people/profile-import.service.js';
import { ProfilePhotos } from './people/profile-photos.js';
import { ProfileRepository } from './people/profile.repository.js';
import { ProfileService } from './people/profile.service.js';
import { ProfileSignIn } from './people/profile-sign-in.entity.js';
import { ProfileRoles } from './people/profile-roles.js';
import { ProfileWithholding } from './people/profile-withholding.js';
import { ProfileTexts } from './people/profile-texts.js';
import { RemovedPhotosListener } from './people/removed-photos.listener.js';
import { RoleProfileChanges } from './people/role-profile-changes.js';
import { ProfileEmailListener } from './people/profile-email.listener.js';
import { SignInsListener } from './people/sign-ins.listener.js';
import { SignInsUpkeep } from './people/sign-ins-upkeep.js';
import { SignInsRepository } from './people/sign-ins.repository.js';
import { SubscriptionTiers } from './people/subscription-tiers.js';
import { ProfileReputation } from './reputation/profile-reputation.entity.js';
import { ReputationRepository } from './reputation/reputation.repository.js';
import { Reputation } from './reputation/reputation.service.js';
import { CheckStandings } from './verification/check-standings.repository.js';
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
    AvailableNow,
    CheckStandings,
    DashboardService,
    DirectoryRepository,
    FamilyPagesService,
    FamilyProfileRepository,
    FamilyProfilesService,
    OwnRoleProfile,
    PageVisits,
    People,
    PeopleFigures,
    PeopleFiguresRepository,
    PeopleRepository,
    PersonFacts,
    PhotoUses,
    PhotoUsesRepository,
    ProfileDraftRepository,
    ProfileDraftsService,
    ProfileImport,
    ProfilePhotos,
    ProfileRepository,
    ProfileService,
    ProfileTexts,
    ProfileRoles,
    ProfileWithholding,
    RemovedPhotosListener,
    Reputation,
    ReputationRepository,
    RoleProfileChanges,
    ProfileEmailListener,
    SignInsListener,
    SignInsRepository,
    SignInsUpkeep,
    UserDirectory,
    SubscriptionTiers,
  ],
  exports: [
    AvailableNow,
    People,
    PersonFacts,
    PeopleFigures,
    ProfileImport,
    ProfileService,
    ProfileTexts,
    ProfileRoles,
    ProfileWithholding,
    Reputation,
    SearchModule,
    UserDirectory,
    SubscriptionTiers,
  ],
})
export class ProfilesModule {
  constructor(registry: PersonalDataRegistry) {
    registry.declare(profilesPersonalData);
  }
}

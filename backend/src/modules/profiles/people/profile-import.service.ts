import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import type { AccountFacts } from '../../auth/index.js';
import type { AuPairProfileInput } from '../au-pairs/au-pair-profile.dto.js';
import { AuPairProfilesService } from '../au-pairs/au-pair-profiles.service.js';
import type { FamilyProfileInput } from '../families/family-profile.dto.js';
import { FamilyProfilesService } from '../families/family-profiles.service.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileService } from './profile.service.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';

/** The history of an existing member. */
export interface ProfileHistory {
  /** IANA name. */
  timeZone: string;
  joinedAt: Date;
  lastSignInAt: Date;
  /** Recent logins, including the last one. */
  signIns: readonly Date[];
}

/** Imports people with their history, for the demo and migrations; the caller validates the values. */
@Injectable()
export class ProfileImportService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly profiles: ProfileRepository,
    private readonly people: ProfileService,
    private readonly families: FamilyProfilesService,
    private readonly auPairs: AuPairProfilesService,
    private readonly changes: RoleProfileChangesService,
  ) {}

  async family(account: AccountFacts, profile: FamilyProfileInput, history: ProfileHistory): Promise<void> {
    await this.people.createFor(account, history.timeZone);
    await this.families.save(account.id, profile);
    await this.giveHistory(account.id, history);
  }

  async auPair(account: AccountFacts, profile: AuPairProfileInput, history: ProfileHistory): Promise<void> {
    await this.people.createFor(account, history.timeZone);
    await this.auPairs.save(account.id, profile);
    await this.giveHistory(account.id, history);
  }

  private async giveHistory(id: string, history: ProfileHistory): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.people.rememberSignIns(id, history.signIns, manager);
      const person = await this.profiles.lock(id, manager);
      const shown = await this.profiles.findRoleProfile(id, manager);
      if (!person || !shown) return;
      await this.profiles.setHistory(id, history, manager);
      await this.changes.publish(person, { before: shown.active, after: shown.active }, manager);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AccountsService, type AccountFacts } from '../../auth/index.js';
import { usualTimeZone, type Region } from '../../country/index.js';
import { messages } from './texts.js';
import { cityElsewhere } from './location-in-region.js';
import { toProfile, type CreateProfileInput, type ProfileDto, type UpdateProfileInput } from './profile.dto.js';
import type { Profile } from './profile.entity.js';
import { PeopleService } from './people.service.js';
import { ProfileRepository } from './profile.repository.js';
import { RegionMovesService } from './region-moves.service.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';
import { SignInsRepository } from './sign-ins.repository.js';

const SAID_AT_SIGN_UP = ['username', 'email', 'userType', 'region'] as const;

/** The profile of an account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfileRepository,
    private readonly signIns: SignInsRepository,
    private readonly changes: RoleProfileChangesService,
    private readonly people: PeopleService,
    private readonly regions: RegionMovesService,
  ) {}

  /**
   * Creates the caller's profile, or returns the existing one. Throws `validation_failed` for values that differ from
   * the account.
   */
  async create(userId: string, input: CreateProfileInput): Promise<{ profile: ProfileDto; created: boolean }> {
    const account = await this.accounts.find(userId);
    if (!account) throw new DomainError('unauthorized');
    assertMatches(account, input);
    const created = await this.createFor(account, input.timeZone);
    return { profile: await this.assertExists(userId), created };
  }

  /** The same without validation, for admins and the demo. False if there was one. */
  async createFor({ id, username, email, userType, region }: AccountFacts, timeZone?: string): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const profile = { id, username, email, userType, region, timeZone: timeZone ?? usualTimeZone(region) };
      const created = await this.profiles.insertIfAbsent(profile, manager);
      if (created) await this.signIns.bringUpToDate(id, manager);
      return created;
    });
  }

  /** Imports past logins. */
  async rememberSignIns(id: string, moments: readonly Date[], manager: EntityManager): Promise<void> {
    await this.signIns.addPast(id, moments, manager);
  }

  /**
   * Throws `not_found` for anyone except the person and admins: whether there is a profile is private. A co-parent
   * reads their own address, and neither the phone number nor the logins of the account holder.
   */
  async read(id: string, reader: Identity): Promise<ProfileDto> {
    if (reader.userId !== id && reader.userType !== 'admin') throw new DomainError('not_found');
    const profile = await this.assertExists(id);
    if (!reader.coParent) return profile;
    const { email = '' } = (await this.accounts.find(reader.coParent.accountId)) ?? {};
    return { ...profile, email, phoneNumber: null, allowWhatsApp: false, lastLoginDate: null, loginCount30d: 0 };
  }

  /** Changes the given values. Throws `profile_missing`, and `validation_failed` if they contradict each other. */
  async update(userId: string, input: UpdateProfileInput): Promise<ProfileDto> {
    await this.transactions.run(async (manager) => {
      const before = await this.profiles.lock(userId, manager);
      if (!before) throw new DomainError('profile_missing');
      const after = {
        phoneNumber: input.phoneNumber === undefined ? before.phoneNumber : input.phoneNumber,
        allowWhatsApp: input.allowWhatsApp ?? before.allowWhatsApp,
        timeZone: input.timeZone ?? before.timeZone,
      };
      if (after.allowWhatsApp && !after.phoneNumber) throw invalidField('allowWhatsApp', messages.whatsAppNeedsPhone);
      await this.profiles.update(userId, after, manager);
      const { region = before.region } = input;
      if (region !== before.region) await this.move({ ...before, ...after }, region, manager);
    });
    return this.assertExists(userId);
  }

  private async move(person: Profile, region: Region, manager: EntityManager): Promise<void> {
    const roleProfile = await this.profiles.findRoleProfile(person.id, manager);
    const elsewhere = roleProfile?.place && cityElsewhere(roleProfile.place, region);
    if (elsewhere) throw invalidField('region', messages.regionElsewhere(elsewhere.name));
    await this.regions.move(person, region, roleProfile?.place ?? '', manager);
    if (roleProfile)
      await this.changes.publish(person, { before: roleProfile.active, after: roleProfile.active }, manager);
  }

  private async assertExists(id: string): Promise<ProfileDto> {
    const profile = await this.profiles.findById(id);
    if (!profile) throw new DomainError('not_found');
    return toProfile(profile, await this.signIns.findRecent(id), await this.people.cardOf(id));
  }
}

function assertMatches(account: AccountFacts, input: CreateProfileInput): void {
  const differing = SAID_AT_SIGN_UP.filter((field) => input[field].toLowerCase() !== account[field].toLowerCase());
  if (differing.length === 0) return;
  throw new DomainError('validation_failed', {
    fields: Object.fromEntries(differing.map((field) => [field, [messages.notYours]])),
  });
}

import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { ProfileDraftRepository } from '../drafts/profile-draft.repository.js';
import { ProfileProjectionsRegistry } from './profile-projections.registry.js';
import type { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import './profile-events.js';

/** Whether the person was visible before and after a change; null: there was no role profile. */
interface Visibility {
  before: boolean | null;
  after: boolean;
}

type Change = (person: Profile, manager: EntityManager) => Promise<Visibility>;

/** Every change of a role profile, in one transaction. */
@Injectable()
export class RoleProfileChangesService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly profiles: ProfileRepository,
    private readonly drafts: ProfileDraftRepository,
    private readonly projections: ProfileProjectionsRegistry,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Stores a whole, validated role profile. Throws `profile_missing`, `wrong_role`, and `profile_hidden` if it would
   * show a profile hidden by moderators.
   */
  async save(userId: string, role: UserType, change: Change): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.heldPerson(userId, role, manager);
      const visibility = await change(person, manager);
      assertNotWithheld(person, visibility);
      await this.drafts.delete(userId, manager);
      await this.complete(person, manager);
      await this.publish(person, visibility, manager);
    });
  }

  /** Shows or hides an existing role profile. Throws the same. */
  async setVisible(userId: string, role: UserType, change: Change): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.heldPerson(userId, role, manager);
      const visibility = await change(person, manager);
      assertNotWithheld(person, visibility);
      if (person.withheldFor.length > 0) await this.profiles.keepHidden(userId, manager);
      await this.publish(person, visibility, manager);
    });
  }

  /** Notifies search and listeners of a visible change. */
  async publish(
    { id: userId, userType }: Profile,
    { before, after }: Visibility,
    manager: EntityManager,
  ): Promise<void> {
    await this.projections.refresh(manager, userId, userType === 'family' ? 'family' : 'aupair');
    await this.outbox.add(manager, 'profile.changed', { userId });
    if (before !== false && !after) await this.outbox.add(manager, 'profile.paused', { userId });
    if (before === false && after) await this.outbox.add(manager, 'profile.resumed', { userId });
  }

  private async heldPerson(userId: string, role: UserType, manager: EntityManager): Promise<Profile> {
    const person = await this.profiles.lock(userId, manager);
    if (!person) throw new DomainError('profile_missing');
    if (person.userType !== role) throw new DomainError('wrong_role');
    return person;
  }

  private async complete(person: Profile, manager: EntityManager): Promise<void> {
    if (person.hasCompletedProfile) return;
    await this.profiles.update(person.id, { hasCompletedProfile: true }, manager);
    await this.outbox.add(manager, 'profile.completed', { userId: person.id });
  }
}

/** A person cannot show what moderators have hidden; changes that keep it hidden are allowed. */
function assertNotWithheld({ withheldFor }: Profile, { after }: Visibility): void {
  if (after && withheldFor.length > 0) throw new DomainError('profile_hidden');
}

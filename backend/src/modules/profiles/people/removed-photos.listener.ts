import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { OnDomainEvent, type DomainEvents } from '../../../platform/events/index.js';
import { ProfileRepository } from './profile.repository.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';

/** Removes deleted photos from their profile, so that the card shows the next one. */
@Injectable()
export class RemovedPhotosListener {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly profiles: ProfileRepository,
    private readonly changes: RoleProfileChangesService,
  ) {}

  @OnDomainEvent('photo.removed', 'removed-photos.removed')
  async removed({ ownerId, photoId }: DomainEvents['photo.removed']): Promise<void> {
    await this.transactions.run(async (manager) => {
      const person = await this.profiles.lock(ownerId, manager);
      const shown = await this.profiles.findRoleProfile(ownerId, manager);
      if (!person || !shown) return;
      await this.profiles.removePhoto(ownerId, photoId, manager);
      await this.changes.publish(person, { before: shown.active, after: shown.active }, manager);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import type { Identity } from '../../platform/identity/index.js';
import { AccountsService } from '../auth/index.js';
import { PlacementWishesService, type AuPairPlacementWishes } from '../profiles/index.js';
import { assertAuPair } from './job-board.service.js';

/** The same people may apply who may write to a family first. */
@Injectable()
export class ApplicantCheckService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly wishes: PlacementWishesService,
  ) {}

  /** Returns the applicant's wishes. Throws `wrong_role`, `email_not_verified` and `profile_incomplete`. */
  async assertMayApply(applicant: Identity): Promise<AuPairPlacementWishes> {
    assertAuPair(applicant);
    const account = await this.accounts.find(applicant.userId);
    if (!account?.emailVerified) throw new DomainError('email_not_verified');
    const wishes = await this.wishes.ofAuPair(applicant.userId);
    if (!wishes) throw new DomainError('profile_incomplete');
    return wishes;
  }
}

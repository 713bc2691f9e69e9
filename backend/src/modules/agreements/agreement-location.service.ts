import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { AccountsService } from '../auth/index.js';
import { timeZoneAt } from '../country/index.js';
import { PeopleService, ProfilesInTermsService } from '../profiles/index.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { Agreement } from './agreement.entity.js';
import { AgreementsRepository } from './agreements.repository.js';

/** Where the family lives: decides the currency, the norms and the days of an agreement. */
type AgreementLocation = Pick<Agreement, 'region' | 'timeZone'>;

/** A draft without the amounts of money that were typed: every field in cents. */
const withoutAmounts = (terms: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(terms).map(([name, value]) => {
      if (name.endsWith('Cents')) return [name, null];
      const isClause = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isClause ? withoutAmounts(value as Record<string, unknown>) : value];
    }),
  );

/** The location of an agreement. It follows the family until terms are proposed. */
@Injectable()
export class AgreementLocationService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly documents: AgreementDocumentsRepository,
    private readonly accounts: AccountsService,
    private readonly people: PeopleService,
    private readonly profiles: ProfilesInTermsService,
    private readonly clock: ClockService,
  ) {}

  /** Null while the family has no complete profile. */
  async of(familyId: string): Promise<AgreementLocation | null> {
    const [account, card, family] = await Promise.all([
      this.accounts.find(familyId),
      this.people.cardOf(familyId),
      this.profiles.family(familyId),
    ]);
    if (!account || !card || !family) return null;
    const { region } = account;
    return { region, timeZone: timeZoneAt(family.location, region, card.timeZone) };
  }

  /**
   * The agreement with its location of today; stores it. Once proposed, an agreement keeps its location. In the other
   * country a draft loses its amounts, because they were typed in another currency.
   */
  async renew(agreement: Agreement, manager: EntityManager): Promise<Agreement> {
    const today = await this.ofDraft(agreement);
    if (today.region === agreement.region && today.timeZone === agreement.timeZone) return agreement;
    await this.agreements.change(agreement.id, today, manager);
    const draft = await this.documents.draft(agreement.id, agreement.authorId, manager);
    if (draft && today.region !== agreement.region) {
      const changed = { ...draft, terms: withoutAmounts(draft.terms), updatedAt: this.clock.now() };
      await this.documents.saveDraft(changed, manager);
    }
    return { ...agreement, ...today };
  }

  /** The same without storing it. */
  async ofDraft({ state, familyId, region, timeZone }: Agreement): Promise<AgreementLocation> {
    return (state === 'draft' && (await this.of(familyId))) || { region, timeZone };
  }
}

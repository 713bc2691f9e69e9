import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import {
  LandingEditing,
  type EditableLanding,
  type EditableLandingSummary,
  type LandingChange,
  type LandingEditInput,
  type NewerTextInput,
} from '../../country/index.js';
import { AuditLog } from '../audit/audit-log.js';

const SUBJECT = 'country-page';
const DEEDS = { take: 'country-page.newer-text-taken', 'keep-mine': 'country-page.newer-text-declined' } as const;
/** What is kept of a page before and after. */
const stateOf = ({ version, checkedOn, content }: EditableLanding) => ({ version, checkedOn, content });

/** The pages of countries, edited; every edit is kept with what stood before. */
@Injectable()
export class CountryPages {
  constructor(
    private readonly editing: LandingEditing,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<EditableLandingSummary[]> {
    return this.editing.list();
  }

  read(country: string): Promise<EditableLanding> {
    return this.editing.read(country);
  }

  /** Throws `not_found` and `stale_edit`. */
  async edit(actorId: string, country: string, input: LandingEditInput): Promise<EditableLanding> {
    return this.transactions.run(async (manager) => {
      const change = await this.editing.edit(country, input, manager);
      await this.audit.record(deedOf(actorId, 'country-page.edited', change), manager);
      return change.after;
    });
  }

  /** Throws `not_found` and `stale_edit`. */
  async settleNewerText(actorId: string, country: string, input: NewerTextInput): Promise<EditableLanding> {
    return this.transactions.run(async (manager) => {
      const change = await this.editing.settleNewerText(country, input, manager);
      await this.audit.record(deedOf(actorId, DEEDS[input.choice], change), manager);
      return change.after;
    });
  }
}

const deedOf = (actorId: string, action: string, { before, after }: LandingChange) => ({
  actorId,
  action,
  subjectType: SUBJECT,
  subjectId: after.country,
  before: stateOf(before),
  after: stateOf(after),
});

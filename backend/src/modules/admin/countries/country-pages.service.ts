import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import {
  LandingEditingService,
  type EditableLanding,
  type LandingChange,
  type LandingEditInput,
  type NewerTextInput,
} from '../../country/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { toCountryPageSummary, type CountryPageSummary } from './country-page.dto.js';

const SUBJECT = 'country-page';
const EDITED = 'country-page.edited';
const ACTIONS = { take: 'country-page.newer-text-taken', 'keep-mine': 'country-page.newer-text-declined' } as const;
/** The part of a page that the audit log keeps before and after an edit. */
const stateOf = ({ version, checkedOn, content }: EditableLanding) => ({ version, checkedOn, content });

/** Edits country pages; the audit log keeps the state before each edit. */
@Injectable()
export class CountryPagesService {
  constructor(
    private readonly editing: LandingEditingService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async list(): Promise<CountryPageSummary[]> {
    const [landings, edits] = await Promise.all([
      this.editing.list(),
      this.audit.last(SUBJECT, [EDITED, ACTIONS.take]),
    ]);
    return landings.map((landing) => toCountryPageSummary(landing, edits.get(landing.country)));
  }

  read(country: string): Promise<EditableLanding> {
    return this.editing.read(country);
  }

  /** Throws `not_found` and `stale_edit`. */
  async edit(actorId: string, country: string, input: LandingEditInput): Promise<EditableLanding> {
    return this.transactions.run(async (manager) => {
      const change = await this.editing.edit(country, input, manager);
      await this.audit.record(entryOf(actorId, EDITED, change), manager);
      return change.after;
    });
  }

  /** Throws `not_found` and `stale_edit`. */
  async settleNewerText(actorId: string, country: string, input: NewerTextInput): Promise<EditableLanding> {
    return this.transactions.run(async (manager) => {
      const change = await this.editing.settleNewerText(country, input, manager);
      await this.audit.record(entryOf(actorId, ACTIONS[input.choice], change), manager);
      return change.after;
    });
  }
}

const entryOf = (actorId: string, action: string, { before, after }: LandingChange) => ({
  actorId,
  action,
  subjectType: SUBJECT,
  subjectId: after.country,
  before: stateOf(before),
  after: stateOf(after),
});

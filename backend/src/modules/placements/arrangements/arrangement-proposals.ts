import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Outbox } from '../../../platform/events/index.js';
import { fingerprintOf } from './agreement/canonical-agreement.js';
import { ArrangementMoves, otherOf } from './arrangement-moves.js';
import { ArrangementPapersRepository } from './arrangement-papers.repository.js';
import type { ProposeTermsInput } from './arrangement-input.dto.js';
import type { Arrangement } from './arrangement.entity.js';
import { ArrangementsRepository } from './arrangements.repository.js';
import { dayIn } from './calendar.js';
import { settledTerms } from './terms/settled-terms.js';
import { problemsOf } from './terms/terms-rules.js';

const ONE_OPEN = 'arrangements_one_open_idx';

/** Terms put on the table: first ones, and answers with others. Each is a version of its own, for good. */
@Injectable()
export class ArrangementProposals {
  constructor(
    private readonly arrangements: ArrangementsRepository,
    private readonly papers: ArrangementPapersRepository,
    private readonly moves: ArrangementMoves,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found`, `arrangement_move_refused`, `arrangement_changed` when the caller has read another version,
   * `arrangement_open` when the other one has proposed meanwhile, and `validation_failed`.
   */
  async propose(id: string, personId: string, input: ProposeTermsInput): Promise<void> {
    try {
      await this.transactions.run(async (manager) => {
        const arrangement = await this.moves.hold(id, personId, manager);
        await this.put(arrangement, personId, input, manager);
      });
    } catch (error) {
      if ((error as { constraint?: string }).constraint === ONE_OPEN) throw new DomainError('arrangement_open');
      throw error;
    }
  }

  private async put(
    arrangement: Arrangement,
    authorId: string,
    { basedOn, note, ...input }: ProposeTermsInput,
    manager: EntityManager,
  ): Promise<void> {
    const { id, currentVersion, timeZone } = arrangement;
    const first = currentVersion === 0;
    const state = this.moves.demand(arrangement, first ? 'propose' : 'counter', authorId);
    if (basedOn !== currentVersion) throw new DomainError('arrangement_changed');
    const now = this.clock.now();
    const fields = problemsOf(input.terms, dayIn(timeZone, now));
    if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });

    const terms = settledTerms(input.terms);
    const number = currentVersion + 1;
    const fingerprint = fingerprintOf({ ...arrangement, terms });
    const version = { arrangementId: id, number, authorId, terms, fingerprint, note: note ?? null, createdAt: now };
    const { startsOn, endsOn } = terms.dates;
    await this.papers.addVersion(version, manager);
    await this.papers.deleteDrafts(id, manager);
    await this.arrangements.change(
      id,
      { state, authorId, currentVersion: number, startsOn, endsOn, changedAt: now },
      manager,
    );
    await this.outbox.add(manager, first ? 'arrangement.proposed' : 'arrangement.countered', {
      arrangementId: id,
      byId: authorId,
      toId: otherOf(arrangement, authorId),
    });
  }
}

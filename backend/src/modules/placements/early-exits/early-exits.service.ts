import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AgreementFactsService } from '../agreements/agreement-facts.service.js';
import { SupportRequestsService } from '../support/support-requests.service.js';
import './early-exit-events.js';
import { toExit, type ExitDto, type ExitInput } from './early-exit.dto.js';
import type { Exit } from './early-exit.entity.js';
import { EarlyExitsRepository } from './early-exits.repository.js';

/** Somebody wants out: we are told, and nobody else. */
@Injectable()
export class EarlyExitsService {
  constructor(
    private readonly exits: EarlyExitsRepository,
    private readonly arrangements: AgreementFactsService,
    private readonly support: SupportRequestsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Opens a request for help that only this person and we can read. Throws `not_found` for arrangements of others. */
  async open(personId: string, { arrangementId = null, reason }: ExitInput): Promise<ExitDto> {
    if (arrangementId !== null) await this.demandOwn(personId, arrangementId);
    const exit = await this.transactions.run(async (manager) => {
      const request = { subject: 'need_out', words: reason } as const;
      const supportRequestId = await this.support.openWithin(personId, request, manager);
      const createdAt = this.clock.now();
      const stored = await this.exits.insert({ personId, arrangementId, supportRequestId, createdAt }, manager);
      await this.outbox.add(manager, 'exit.requested', { exitId: stored.id, personId });
      return stored;
    });
    return toExit(exit);
  }

  /** Throws `not_found` for everybody but the person themself. */
  async findOwn(personId: string, id: string): Promise<Exit> {
    const exit = await this.exits.findOwn(id, personId);
    if (!exit) throw new DomainError('not_found');
    return exit;
  }

  async latest(personId: string): Promise<ExitDto | null> {
    const exit = await this.exits.latest(personId);
    return exit && toExit(exit);
  }

  /** They are back in the search. */
  async noteRematch(exit: Exit): Promise<ExitDto> {
    const rematchedAt = this.clock.now();
    await this.exits.setRematched(exit.id, rematchedAt);
    return toExit({ ...exit, rematchedAt });
  }

  private async demandOwn(personId: string, arrangementId: string): Promise<void> {
    const found = await this.arrangements.find(arrangementId);
    if (!found || ![found.familyId, found.auPairId].includes(personId)) throw new DomainError('not_found');
  }
}

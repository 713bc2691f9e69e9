import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { OutboxService } from '../../../platform/events/index.js';
import { AgreementFactsService } from '../agreement-facts.service.js';
import { SupportRequestsService } from '../../support/index.js';
import './early-exit-events.js';
import { toEarlyExit, type EarlyExitDto, type EarlyExitInput } from './early-exit.dto.js';
import type { EarlyExit } from './early-exit.entity.js';
import { EarlyExitsRepository } from './early-exits.repository.js';

/** Early exits: only admins are notified. */
@Injectable()
export class EarlyExitsService {
  constructor(
    private readonly earlyExits: EarlyExitsRepository,
    private readonly agreements: AgreementFactsService,
    private readonly support: SupportRequestsService,
    private readonly transactions: TransactionsService,
    private readonly outbox: OutboxService,
    private readonly clock: ClockService,
  ) {}

  /** Opens a support request that only this person and admins can read. Throws `not_found` for agreements of others. */
  async open(personId: string, { agreementId = null, reason }: EarlyExitInput): Promise<EarlyExitDto> {
    if (agreementId !== null) await this.assertOwn(personId, agreementId);
    const earlyExit = await this.transactions.run(async (manager) => {
      const request = { subject: 'need_out', words: reason } as const;
      const supportRequestId = await this.support.openWithin(personId, request, manager);
      const createdAt = this.clock.now();
      const stored = await this.earlyExits.insert({ personId, agreementId, supportRequestId, createdAt }, manager);
      await this.outbox.add(manager, 'exit.requested', { exitId: stored.id, personId });
      return stored;
    });
    return toEarlyExit(earlyExit);
  }

  /** Throws `not_found` for everyone except the person. */
  async findOwn(personId: string, id: string): Promise<EarlyExit> {
    const earlyExit = await this.earlyExits.findOwn(id, personId);
    if (!earlyExit) throw new DomainError('not_found');
    return earlyExit;
  }

  async latest(personId: string): Promise<EarlyExitDto | null> {
    const earlyExit = await this.earlyExits.latest(personId);
    return earlyExit && toEarlyExit(earlyExit);
  }

  /** Records that the profile is in the search again. */
  async noteRematch(earlyExit: EarlyExit): Promise<EarlyExitDto> {
    const rematchedAt = this.clock.now();
    await this.earlyExits.setRematched(earlyExit.id, rematchedAt);
    return toEarlyExit({ ...earlyExit, rematchedAt });
  }

  private async assertOwn(personId: string, agreementId: string): Promise<void> {
    const found = await this.agreements.find(agreementId);
    if (!found || ![found.familyId, found.auPairId].includes(personId)) throw new DomainError('not_found');
  }
}

import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { AvailableNowService } from '../../profiles/index.js';
import { AgreementDaysService } from '../agreement-days.service.js';
import { AgreementEndingService } from '../agreement-ending.service.js';
import { toEarlyExit, type EarlyExitDto, type EarlyExitEndingInput } from './early-exit.dto.js';
import { EarlyExitsService } from './early-exits.service.js';
import { messages } from './texts.js';

/** The steps of an early exit that others can notice. Each happens only on request. */
@Injectable()
export class EarlyExitStepsService {
  constructor(
    private readonly earlyExits: EarlyExitsService,
    private readonly ending: AgreementEndingService,
    private readonly availableNow: AvailableNowService,
    private readonly days: AgreementDaysService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Ends the agreement and notifies the other side. Throws `not_found`, `early_exit_not_possible` if the exit is about
   * no agreement, `invalid_state_transition`, and `validation_failed` for an invalid last day.
   */
  async endAgreement(personId: string, id: string, { on, word }: EarlyExitEndingInput): Promise<EarlyExitDto> {
    const earlyExit = await this.earlyExits.findOwn(personId, id);
    const { agreementId } = earlyExit;
    if (agreementId === null) throw new DomainError('early_exit_not_possible');
    const ending = { reason: word ?? messages.noWord, on };
    await this.transactions.run((manager) => this.ending.end(agreementId, personId, ending, manager));
    return toEarlyExit(earlyExit);
  }

  /**
   * Shows the profile in the search as available today: the days of the placement no longer count, although the
   * agreement still binds. Throws `not_found`, also if there is no profile.
   */
  async rematch({ userId, userType }: Identity, id: string): Promise<EarlyExitDto> {
    const earlyExit = await this.earlyExits.findOwn(userId, id);
    return this.transactions.run(async (manager) => {
      const rematched = await this.earlyExits.noteRematch(earlyExit);
      await this.days.syncOne(userId, manager);
      await this.availableNow.resume(userId, userType, this.clock.now());
      return rematched;
    });
  }
}

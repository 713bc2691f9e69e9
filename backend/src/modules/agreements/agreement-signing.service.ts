import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { PasswordPromptService } from '../auth/index.js';
import { AgreementConfirmationService } from './agreement-confirmation.service.js';
import { AgreementMovesService } from './agreement-moves.service.js';
import { AgreementDocumentsRepository } from './agreement-documents.repository.js';
import type { SignAgreementInput } from './agreement-input.dto.js';

const AU_PAIR_DAYS = 'agreements_au_pair_days_excl';

/** A signature: the full name, and the password. The second signature under the same version confirms it. */
@Injectable()
export class AgreementSigningService {
  constructor(
    private readonly moves: AgreementMovesService,
    private readonly documents: AgreementDocumentsRepository,
    private readonly confirmation: AgreementConfirmationService,
    private readonly password: PasswordPromptService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Checks the password, before `sign`. Throws `current_password_wrong`, and what `sign` throws about whose turn it
   * is.
   */
  async authorise(id: string, personId: string, { version, password }: SignAgreementInput): Promise<void> {
    // Checks access and whose turn it is before the password.
    await this.transactions.run((manager) => this.assertTurn(id, personId, version, manager));
    await this.password.assertCorrect(personId, password, 'password');
  }

  /**
   * Throws `not_found`, `invalid_state_transition`, `agreement_changed` if the terms have changed meanwhile, and unmet
   * conditions: `agreement_needs_interview`, `agreement_needs_verification`, `agreement_dates_unavailable`. Nothing is
   * stored then.
   */
  async sign(id: string, personId: string, input: SignAgreementInput): Promise<void> {
    try {
      await this.transactions.run((manager) => this.putName(id, personId, input, manager));
    } catch (error) {
      if ((error as { constraint?: string }).constraint === AU_PAIR_DAYS)
        throw new DomainError('agreement_dates_unavailable', { cause: error });
      throw error;
    }
  }

  private async putName(id: string, personId: string, input: SignAgreementInput, manager: EntityManager) {
    const { agreement, state } = await this.assertTurn(id, personId, input.version, manager);
    const acceptedAt = this.clock.now();
    const { version, fullName, tellOthers } = input;
    const signature = { agreementId: id, version, personId, fullName, tellsOthers: tellOthers, acceptedAt };
    await this.documents.addSignature(signature, manager);
    if (state === 'confirmed') await this.confirmation.confirm(agreement, personId, manager);
    else await this.confirmation.acceptFirst(agreement, personId, manager);
  }

  private async assertTurn(id: string, personId: string, version: number, manager: EntityManager) {
    const agreement = await this.moves.holdToAgree(id, personId, manager);
    if (agreement.currentVersion > 0 && version !== agreement.currentVersion)
      throw new DomainError('agreement_changed');
    return { agreement, state: this.moves.assertMove(agreement, 'sign', personId) };
  }
}

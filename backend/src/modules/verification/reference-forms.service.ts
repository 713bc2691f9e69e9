import { Injectable } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { assertNoProblems, DomainError } from '../../platform/errors/index.js';
import { hashOfToken } from '../../platform/tokens/index.js';
import { SessionsService } from '../auth/index.js';
import { CheckChangesService } from './check-changes.service.js';
import { messages } from './texts.js';
import type { ReferenceAnswerInput, ReferenceForm } from './reference.dto.js';
import { ReferencesRepository } from './references.repository.js';
import { VerificationRepository } from './verification.repository.js';

/** The form for referees without an account: the token of the email works once. */
@Injectable()
export class ReferenceFormsService {
  constructor(
    private readonly references: ReferencesRepository,
    private readonly checks: VerificationRepository,
    private readonly changes: CheckChangesService,
    private readonly sessions: SessionsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * The form's introduction. It does not use the token, because email programs preload links. Throws
   * `reference_closed`.
   */
  async find(token: string): Promise<ReferenceForm> {
    const { userId, refereeName, relationship, expiresAt } = await this.open(token);
    return {
      auPairName: await this.checks.nameOf(userId),
      refereeName: refereeName ?? '',
      relationship,
      expiresAt: expiresAt.toISOString(),
    };
  }

  /**
   * Stores the answer or a refusal, and closes the form. Of `address`, only whether the au pair logs in from the same
   * network is stored, for reviewers. Throws `reference_closed`.
   */
  async answer(input: ReferenceAnswerInput, address: string): Promise<void> {
    const { token, declined, knownFor, wouldTrust, words, phone } = input;
    const { userId, id } = await this.open(token);
    const missing = {
      ...(knownFor ? {} : { knownFor: [messages.invalid.knownFor.tooShort] }),
      ...(typeof wouldTrust === 'boolean' ? {} : { wouldTrust: [messages.invalid.wouldTrust] }),
      ...(words ? {} : { words: [messages.invalid.words.tooShort] }),
    };
    if (!declined) assertNoProblems(missing);
    const sameNetwork = await this.sessions.hasSignedInFrom(userId, address);
    await this.changes.change(userId, 'references', async (check, manager) => {
      const all = await this.checks.referencesOf([check.id], manager);
      // Checked again under the lock, because only one answer is allowed.
      const reference = all.find((one) => one.id === id && one.tokenHash?.equals(hashOfToken(token)));
      if (!reference) throw new DomainError('reference_closed');
      reference.state = declined ? 'declined' : 'answered';
      reference.answeredAt = this.clock.now();
      reference.tokenHash = null;
      if (declined) Object.assign(reference, { refereeName: null, refereeEmail: null });
      else if (knownFor && words && wouldTrust !== undefined)
        reference.answer = { knownFor, wouldTrust, words, phone: phone ?? null, sameNetwork };
      await this.references.save(reference, manager);
    });
  }

  private async open(token: string) {
    const reference = await this.references.byToken(hashOfToken(token), this.clock.now());
    if (!reference || reference.state !== 'asked') throw new DomainError('reference_closed');
    return reference;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/index.js';
import { mailboxOf } from '../../platform/email/index.js';
import { DomainError, invalidField } from '../../platform/errors/index.js';
import { CheckChangesService } from './check-changes.service.js';
import { MOST_REFERENCES } from './checks.js';
import { messages } from './texts.js';
import type { ReferenceInput } from './reference.dto.js';
import { ReferenceEmailsService } from './reference-emails.service.js';
import { ReferencesRepository } from './references.repository.js';
import type { VerificationReference } from './verification-reference.entity.js';
import { VerificationRepository } from './verification.repository.js';

/** References of au pairs. */
@Injectable()
export class ReferencesService {
  constructor(
    private readonly changes: CheckChangesService,
    private readonly references: ReferencesRepository,
    private readonly checks: VerificationRepository,
    private readonly mailing: ReferenceEmailsService,
  ) {}

  /** Emails a referee. Throws `reference_limit_reached`, `rate_limited`, and a 400 for an invalid address. */
  async ask(userId: string, { name, email, relationship }: ReferenceInput): Promise<void> {
    await this.changes.change(userId, 'references', async (check, manager) => {
      const [person, references] = await Promise.all([
        this.checks.person(userId, manager),
        this.checks.referencesOf([check.id], manager),
      ]);
      if (person && mailboxOf(person.email) === mailboxOf(email)) throw invalidEmail(messages.invalid.refereeSelf);
      if (references.some(({ refereeEmail }) => refereeEmail && mailboxOf(refereeEmail) === mailboxOf(email)))
        throw invalidEmail(messages.invalid.refereeTwice);
      if (references.filter(countsAsAsked).length >= MOST_REFERENCES) throw new DomainError('reference_limit_reached');
      const link = await this.mailing.write({ userId, name, email }, manager);
      await this.references.add(
        { checkId: check.id, refereeName: name, refereeEmail: email, relationship, ...link },
        manager,
      );
    });
  }

  /** Emails the referee again and replaces the link. Throws `reference_already_answered`. */
  async mailAgain(userId: string, id: string): Promise<void> {
    await this.withOwn(userId, id, async (reference, manager) => {
      const { refereeName: name, refereeEmail: email } = reference;
      if (reference.state !== 'asked' || !name || !email) throw new DomainError('reference_already_answered');
      const link = await this.mailing.write({ userId, name, email }, manager);
      await this.references.save(Object.assign(reference, link), manager);
    });
  }

  /** Withdraws an unanswered request. Throws `reference_already_answered`. */
  async withdraw(userId: string, id: string): Promise<void> {
    await this.withOwn(userId, id, async (reference, manager) => {
      if (reference.state === 'answered') throw new DomainError('reference_already_answered');
      await this.references.remove(id, manager);
    });
  }

  private async withOwn(
    userId: string,
    id: string,
    work: (reference: VerificationReference, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.changes.change(userId, 'references', async (check, manager) => {
      const all = await this.checks.referencesOf([check.id], manager);
      const reference = all.find((one) => one.id === id);
      if (!reference) throw new DomainError('not_found');
      await work(reference, manager);
    });
  }
}

/** Declined and decided references do not count towards the limit. */
const countsAsAsked = ({ state, eraseAfter, answer }: VerificationReference) =>
  state === 'asked' || (state === 'answered' && eraseAfter === null && answer !== null);

const invalidEmail = (message: string) => invalidField('email', message);

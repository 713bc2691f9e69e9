import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { MatchesService } from '../../matching/index.js';
import { AcquaintancesRegistry } from './acquaintances.registry.js';
import { ConversationsRepository } from './conversations.repository.js';
import { messages } from '../texts.js';

/** Checks whether someone may write to another person for the first time. Existing conversations are never checked. */
@Injectable()
export class FirstMessagesService {
  constructor(
    private readonly matches: MatchesService,
    private readonly acquaintances: AcquaintancesRegistry,
    private readonly conversations: ConversationsRepository,
  ) {}

  /** Like `assertWelcome`, for what takes the place of a first message: an interview, an agreement, a job application. */
  async assertMayApproach(personId: string, otherId: string): Promise<void> {
    if (!(await this.conversations.haveWritten(personId, otherId))) await this.assertWelcome(personId, otherId);
  }

  /** Throws `deal_breaker` if the writer breaks one of the receiver's, unless the two have an interview or agreement. */
  async assertWelcome(writerId: string, otherId: string): Promise<void> {
    const broken = await this.matches.dealsBrokenBy(writerId, otherId);
    if (broken.length === 0 || (await this.acquaintances.areAcquainted(writerId, otherId))) return;
    const dealBreakers = broken.map(({ rule, text }) => ({ rule, text }));
    throw new DomainError('deal_breaker', {
      message: messages.dealBreaker(broken.map(({ text }) => text)),
      dealBreakers,
    });
  }
}

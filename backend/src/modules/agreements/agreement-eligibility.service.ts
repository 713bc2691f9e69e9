import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import { ConversationMembersService, FirstMessagesService } from '../messaging/index.js';
import { PeopleService, ProfilesInTermsService } from '../profiles/index.js';
import { AgreementLocationService } from './agreement-location.service.js';
import type { NewAgreement } from './agreements.repository.js';
import { messages } from './texts.js';
import { prefilledTerms } from './terms/prefill.js';

/** Checks whether two people in a conversation can begin an agreement. */
@Injectable()
export class AgreementEligibilityService {
  constructor(
    private readonly members: ConversationMembersService,
    private readonly firstMessages: FirstMessagesService,
    private readonly people: PeopleService,
    private readonly profiles: ProfilesInTermsService,
    private readonly locations: AgreementLocationService,
    private readonly facts: LegalFactsService,
    private readonly clock: ClockService,
  ) {}

  /**
   * Throws `not_found` if the person is not in the conversation, `deal_breaker`, and `profile_incomplete` while one of the two has no
   * complete profile.
   */
  async between(
    conversationId: string,
    personId: string,
  ): Promise<{ agreement: NewAgreement; terms: Record<string, unknown> }> {
    const partnerId = await this.members.assertPartner(conversationId, personId);
    await this.firstMessages.assertMayApproach(personId, partnerId);
    const cards = await this.people.cardsOf([personId, partnerId]);
    const [familyId, auPairId] =
      cards.get(personId)?.userType === 'family' ? [personId, partnerId] : [partnerId, personId];
    const [location, family, auPair] = await Promise.all([
      this.locations.of(familyId),
      this.profiles.family(familyId),
      this.profiles.auPair(auPairId),
    ]);
    if (!location || !family || !auPair) throw new DomainError('profile_incomplete', { message: messages.partnerGone });
    const now = this.clock.now();
    const { region, timeZone } = location;
    const facts = (await this.facts.today())[region];
    return {
      agreement: {
        conversationId,
        familyId,
        auPairId,
        region,
        timeZone,
        state: 'draft',
        authorId: personId,
        changedAt: now,
      },
      terms: prefilledTerms({ region, family, auPair }, dayIn(timeZone, now), facts),
    };
  }
}

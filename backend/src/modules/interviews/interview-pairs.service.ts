import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { ConversationMembersService } from '../messaging/index.js';
import { EffectiveBlocksService, PeopleService, type PersonCard } from '../profiles/index.js';

/** The two participants. */
export interface Pair {
  family: PersonCard;
  auPair: PersonCard;
}

/** Finds the family and the au pair of a conversation; both must be able to see each other. */
@Injectable()
export class InterviewPairsService {
  constructor(
    private readonly members: ConversationMembersService,
    private readonly hidden: EffectiveBlocksService,
    private readonly people: PeopleService,
  ) {}

  /** Throws `not_found` to anyone except members, and if the other person is hidden or has left. */
  async assertPair(conversationId: string, personId: string): Promise<Pair> {
    const otherId = await this.members.assertPartner(conversationId, personId);
    if (await this.hidden.areHidden(personId, otherId)) throw new DomainError('not_found');
    const cards = await this.people.cardsOf([personId, otherId]);
    const ofType = (type: PersonCard['userType']) => [...cards.values()].find(({ userType }) => userType === type);
    const [family, auPair] = [ofType('family'), ofType('aupair')];
    if (!family || !auPair) throw new DomainError('not_found');
    return { family, auPair };
  }

  /** The profile cards of the two people; throws `not_found` once one of them has left. */
  async of({ familyId, auPairId }: { familyId: string; auPairId: string }): Promise<Pair> {
    const cards = await this.people.cardsOf([familyId, auPairId]);
    const [family, auPair] = [cards.get(familyId), cards.get(auPairId)];
    if (!family || !auPair) throw new DomainError('not_found');
    return { family, auPair };
  }
}

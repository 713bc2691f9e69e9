import { Injectable } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { PeopleService } from '../../profiles/index.js';
import { toPartner, type ConversationRow, type PartnerDto } from './conversation.dto.js';

/** Who the other person is in each of some conversations. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly people: PeopleService,
    private readonly realtime: RealtimeService,
  ) {}

  /** Looks all of them up at once; the answer gives the partner in each of these conversations. */
  async of(rows: ConversationRow[]): Promise<(row: ConversationRow) => PartnerDto> {
    const ids = rows.map(({ otherId }) => otherId);
    const [cards, online] = await Promise.all([this.people.cardsOf(ids), this.realtime.online(ids)]);
    return (row) => toPartner(row, cards.get(row.otherId), online.has(row.otherId));
  }
}

import { Injectable } from '@nestjs/common';
import { RealtimeService } from '../../../platform/realtime/index.js';
import { PeopleService } from '../../profiles/index.js';
import { toPartner, type ConversationRow, type PartnerDto } from './conversation.dto.js';

/** The other members of conversations, as lists and threads show them. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly people: PeopleService,
    private readonly realtime: RealtimeService,
  ) {}

  /** Looks up the partners of all `rows` at once. The returned function finds the partner of one of them. */
  async of(rows: ConversationRow[]): Promise<(row: ConversationRow) => PartnerDto> {
    const ids = rows.map(({ otherId }) => otherId);
    const [cards, online] = await Promise.all([this.people.cardsOf(ids), this.realtime.online(ids)]);
    return (row) => toPartner(row, cards.get(row.otherId), online.has(row.otherId));
  }
}

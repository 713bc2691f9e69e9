import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { CHANGED_ELSEWHERE } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { ConversationMembersService } from '../../messaging/index.js';
import { EffectiveBlocksService, PeopleService } from '../../profiles/index.js';
import { toPersonNote, type PersonNoteDto, type PersonNoteInput, type PersonNotes } from './person-note.dto.js';
import { PersonNotesRepository } from './person-notes.repository.js';

const OTHER_SIDE = { family: 'aupair', aupair: 'family' } as const;

/** Private notes of members about people of the other role. */
@Injectable()
export class PersonNotesService {
  constructor(
    private readonly notes: PersonNotesRepository,
    private readonly people: PeopleService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly conversations: ConversationMembersService,
  ) {}

  /** Throws `forbidden` for admins. */
  async list({ userId, userType }: Identity, aboutIds: readonly string[]): Promise<PersonNotes> {
    if (userType === 'admin') throw new DomainError('forbidden');
    const notes = await this.notes.of(userId, aboutIds);
    return { items: notes.filter(({ content, labels }) => content || labels.length > 0).map(toPersonNote) };
  }

  /**
   * Throws `forbidden` for admins, `not_found` for anyone whom the writer neither finds nor talks to, and `stale_edit`
   * if another window has stored something since.
   */
  async save(writer: Identity, aboutId: string, { content, labels, basedOn }: PersonNoteInput): Promise<PersonNoteDto> {
    await this.assertWithinReach(writer, aboutId);
    const note = { writerId: writer.userId, aboutId, content, labels };
    const saved = await this.notes.replace(note, basedOn == null ? basedOn : new Date(basedOn));
    if (saved) return toPersonNote(saved);
    const [stored] = await this.notes.of(writer.userId, [aboutId]);
    throw new DomainError('stale_edit', { message: CHANGED_ELSEWHERE, current: stored && toPersonNote(stored) });
  }

  /** Throws `forbidden` for admins, and `not_found` about anyone whom the member neither finds nor talks to. */
  async assertWithinReach({ userId, userType }: Identity, id: string): Promise<void> {
    if (userType === 'admin') throw new DomainError('forbidden');
    const [person, isHidden, isPartner] = await Promise.all([
      this.people.cardOf(id),
      this.effectiveBlocks.areHidden(userId, id),
      this.conversations.haveOne(userId, id),
    ]);
    const isOnOtherSide = person?.userType === OTHER_SIDE[userType];
    if (!isOnOtherSide || isHidden || !(person.active || isPartner)) throw new DomainError('not_found');
  }
}

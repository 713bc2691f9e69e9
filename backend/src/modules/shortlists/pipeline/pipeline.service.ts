import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { PeopleService, toOtherPerson } from '../../profiles/index.js';
import { PersonNotesRepository } from '../notes/person-notes.repository.js';
import { PersonNotesService } from '../notes/person-notes.service.js';
import type { PipelineEntry, PipelinePage, PipelineQuery } from './pipeline.dto.js';
import { PipelineRepository } from './pipeline.repository.js';

/** The stage of each person, and people who are set aside. */
@Injectable()
export class PipelineService {
  constructor(
    private readonly pipeline: PipelineRepository,
    private readonly people: PeopleService,
    private readonly notes: PersonNotesService,
    private readonly marks: PersonNotesRepository,
  ) {}

  /** The latest first. Throws `forbidden` for admins. */
  async page({ userId, userType }: Identity, { column, cursor, limit }: PipelineQuery): Promise<PipelinePage> {
    if (userType === 'admin') throw new DomainError('forbidden');
    const rows = await this.pipeline.page(userId, userType, column, decodePosition(cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ at, otherId }) => [at, otherId]);
    const cards = await this.people.cardsFor(
      userId,
      shown.map(({ otherId }) => otherId),
    );
    const items = shown.flatMap(({ otherId, at, interviewStartsAt, ...row }): PipelineEntry[] => {
      const card = cards.get(otherId);
      if (!card) return [];
      const interviewAt = interviewStartsAt?.toISOString() ?? null;
      return [{ person: toOtherPerson(otherId, card), ...row, at: at.toISOString(), interviewStartsAt: interviewAt }];
    });
    return { items, nextCursor };
  }

  /** Throws `forbidden` for admins, and `not_found` for anyone whom the member neither finds nor talks to. */
  async setAside(member: Identity, id: string, setAside: boolean): Promise<void> {
    await this.notes.assertWithinReach(member, id);
    if (setAside) await this.marks.setAside(member.userId, id);
    else await this.marks.restore(member.userId, id);
  }
}

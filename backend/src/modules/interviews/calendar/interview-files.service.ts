import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { spokenName } from '../../profiles/index.js';
import { InterviewPairsService } from '../interview-pairs.service.js';
import { InterviewsRepository } from '../interviews.repository.js';
import { InterviewInvitationsService } from './interview-invitations.service.js';

/** Interviews as calendar files. */
@Injectable()
export class InterviewFilesService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly pairs: InterviewPairsService,
    private readonly invitations: InterviewInvitationsService,
  ) {}

  /** The iCalendar file for one of the two. Throws `not_found` to others, and `interview_not_scheduled`. */
  async calendarOf(personId: string, id: string): Promise<string> {
    const interview = await this.interviews.findForPerson(id, personId);
    if (!interview) throw new DomainError('not_found');
    if (!interview.startsAt) throw new DomainError('interview_not_scheduled');
    const { family, auPair } = await this.pairs.of(interview);
    const [me, other] = personId === family.id ? [family, auPair] : [auPair, family];
    return this.invitations.file(interview, { name: me.displayName, otherName: spokenName(other) });
  }
}

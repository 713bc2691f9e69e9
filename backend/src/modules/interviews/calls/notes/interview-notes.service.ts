import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/errors/index.js';
import { InterviewAccessService } from '../../interview-access.service.js';
import { toInterviewNotes, type InterviewNotesDto, type InterviewNotesInput } from './interview-notes.dto.js';
import { InterviewNotesRepository } from './interview-notes.repository.js';

/** Private notes before, during and after an interview. */
@Injectable()
export class InterviewNotesService {
  constructor(
    private readonly access: InterviewAccessService,
    private readonly notes: InterviewNotesRepository,
  ) {}

  /** Throws `not_found` to a third person. */
  async read(interviewId: string, personId: string): Promise<InterviewNotesDto> {
    await this.access.assertPerson(interviewId, personId);
    return toInterviewNotes(await this.notes.find(interviewId, personId));
  }

  /** Throws `not_found`, and `notes_changed` if another window has saved since: unread notes are not overwritten. */
  async save(interviewId: string, personId: string, input: InterviewNotesInput): Promise<InterviewNotesDto> {
    await this.access.assertPerson(interviewId, personId);
    const { content, revision } = input;
    const asked = [...new Set(input.asked)];
    const notes = { interviewId, personId, content, asked, updatedAt: new Date() };
    const saved = await this.notes.replace(notes, revision);
    if (!saved) throw new DomainError('notes_changed');
    return toInterviewNotes(saved);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { InterviewNotes } from './interview-notes.entity.js';

@Injectable()
export class InterviewNotesRepository {
  constructor(@InjectRepository(InterviewNotes) private readonly notes: Repository<InterviewNotes>) {}

  async find(interviewId: string, personId: string): Promise<InterviewNotes | null> {
    return this.notes.findOneBy({ interviewId, personId });
  }

  /** Returns the stored notes, or null if the revision is no longer `after`; 0 means no notes. */
  async replace(notes: Omit<InterviewNotes, 'revision'>, after: number): Promise<InterviewNotes | null> {
    const next = { ...notes, revision: after + 1 };
    const { interviewId, personId } = notes;
    if (after === 0) {
      const { raw } = await this.notes
        .createQueryBuilder()
        .insert()
        .values(next)
        .orIgnore()
        .returning('revision')
        .execute();
      return (raw as unknown[]).length > 0 ? next : null;
    }
    const { affected } = await this.notes.update({ interviewId, personId, revision: after }, next);
    return affected ? next : null;
  }
}

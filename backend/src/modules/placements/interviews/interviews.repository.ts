import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Interview } from './interview.entity.js';

@Injectable()
export class InterviewsRepository {
  constructor(@InjectRepository(Interview) private readonly interviews: Repository<Interview>) {}

  /** `null` to whoever is neither of its two people. */
  async findForPerson(id: string, personId: string): Promise<Interview | null> {
    return this.interviews.findOne({
      where: [
        { id, familyId: personId },
        { id, auPairId: personId },
      ],
    });
  }

  /** Done, for it took place; one that is not scheduled stays as it is. */
  async noteHeld(id: string, at: Date): Promise<void> {
    await this.interviews.update({ id, state: 'scheduled' }, { state: 'done', heldAt: at, changedAt: at });
  }
}

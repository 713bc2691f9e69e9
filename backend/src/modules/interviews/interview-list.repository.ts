import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { areHiddenSql } from '../profiles/index.js';
import type { InterviewView } from './interview.dto.js';
import type { InterviewState } from './interview-states.js';
import { Interview } from './interview.entity.js';
import { openWindow } from './room-opening-times.js';

/** The last row of a page. */
export interface ListPosition {
  /** Unix milliseconds. */
  at: number;
  id: string;
}

interface Order {
  states: InterviewState[];
  by: 'startsAt' | 'changedAt';
  column: 'starts_at' | 'changed_at';
  direction: 'ASC' | 'DESC';
}

/** Upcoming interviews first; past ones newest first. One that is over is upcoming until its room closes. */
export const LIST_ORDERS: Readonly<Record<InterviewView, Order>> = {
  upcoming: { states: ['scheduled', 'done'], by: 'startsAt', column: 'starts_at', direction: 'ASC' },
  waiting: { states: ['proposed'], by: 'changedAt', column: 'changed_at', direction: 'DESC' },
  past: {
    states: ['declined', 'cancelled', 'lapsed', 'done'],
    by: 'changedAt',
    column: 'changed_at',
    direction: 'DESC',
  },
};

@Injectable()
export class InterviewListRepository {
  constructor(@InjectRepository(Interview) private readonly interviews: Repository<Interview>) {}

  /** The next `limit` interviews of a person after a position. */
  async page(
    personId: string,
    view: InterviewView,
    { now, after, limit }: { now: Date; after: ListPosition | null; limit: number },
  ): Promise<Interview[]> {
    const { states, by, column, direction } = LIST_ORDERS[view];
    const query = this.interviews
      .createQueryBuilder('interview')
      .where('(interview.family_id = :personId OR interview.au_pair_id = :personId)', { personId })
      .andWhere('interview.state IN (:...states)', { states })
      .andWhere(`(interview.state <> 'done' OR interview.ends_at ${view === 'past' ? '<=' : '>'} :endsAfter)`, {
        endsAfter: openWindow(now).endsAfter,
      })
      .andWhere(`NOT ${areHiddenSql('interview.family_id', 'interview.au_pair_id')}`);
    if (after)
      query.andWhere(
        `(interview.${column}, interview.id) ${direction === 'ASC' ? '>' : '<'} (to_timestamp(:at::float8 / 1000), :id::uuid)`,
        { at: after.at, id: after.id },
      );
    return query.orderBy(`interview.${by}`, direction).addOrderBy('interview.id', direction).limit(limit).getMany();
  }
}

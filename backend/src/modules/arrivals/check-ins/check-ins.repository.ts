import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { ArrivalCheckIn } from './arrival-check-in.entity.js';
import type { CheckInDay } from './check-in-steps.js';

type NewCheckIn = Pick<ArrivalCheckIn, 'agreementId' | 'personId' | 'day' | 'dueOn' | 'nextStep' | 'nextStepAt'>;

const DUE = 'SELECT id FROM arrival_check_ins WHERE next_step_at <= $1 AND id > $2 ORDER BY id LIMIT $3';

@Injectable()
export class CheckInsRepository {
  constructor(@InjectRepository(ArrivalCheckIn) private readonly checkIns: Repository<ArrivalCheckIn>) {}

  async insert(checkIns: readonly NewCheckIn[], manager: EntityManager): Promise<void> {
    if (checkIns.length > 0) await manager.insert(ArrivalCheckIn, [...checkIns]);
  }

  /** A person’s of these placements, in their order: five for each at most. */
  of(agreementIds: readonly string[], personId: string): Promise<ArrivalCheckIn[]> {
    const where = { agreementId: In([...agreementIds]), personId };
    return this.checkIns.find({ where, order: { day: 'ASC' } });
  }

  /** Up to `limit` after an id of which a step is due. */
  due(now: Date, after: string, limit: number): Promise<{ id: string }[]> {
    return this.checkIns.query(DUE, [now, after, limit]);
  }

  /** Held until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<ArrivalCheckIn | null> {
    return manager.findOne(ArrivalCheckIn, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** A person’s check-ins up to a day, the earliest first, locked until the transaction ends. */
  lockUpTo(agreementId: string, personId: string, day: CheckInDay, manager: EntityManager): Promise<ArrivalCheckIn[]> {
    const where = { agreementId, personId, day: LessThanOrEqual(day) };
    return manager.find(ArrivalCheckIn, { where, order: { day: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Nothing more is done about these. */
  async endSteps(ids: readonly string[], manager: EntityManager): Promise<void> {
    await manager.update(ArrivalCheckIn, { id: In([...ids]) }, { nextStep: null, nextStepAt: null });
  }

  async change(id: string, change: Partial<Omit<ArrivalCheckIn, 'id'>>, manager: EntityManager): Promise<void> {
    await manager.update(ArrivalCheckIn, id, change);
  }
}

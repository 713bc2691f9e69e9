import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { ArrangementAcceptance } from './arrangement-acceptance.entity.js';
import { BINDING_STATES, type ArrangementState } from './arrangement-states.js';
import { Arrangement } from './arrangement.entity.js';

type Changes = Partial<Omit<Arrangement, 'id' | 'createdAt'>>;

/** A moment as the calendar of the family's house shows it. */
const DAY_THERE = '($1::timestamptz AT TIME ZONE time_zone)::date';

const DUE = `
  SELECT id FROM arrangements
  WHERE (state = 'confirmed' AND starts_on <= ${DAY_THERE}) OR (state = 'active' AND ends_on < ${DAY_THERE})
  ORDER BY starts_on, id LIMIT $2`;

@Injectable()
export class ArrangementsRepository {
  constructor(@InjectRepository(Arrangement) private readonly arrangements: Repository<Arrangement>) {}

  find(id: string, manager: EntityManager = this.arrangements.manager): Promise<Arrangement | null> {
    return manager.findOneBy(Arrangement, { id });
  }

  /** Nobody else changes it until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<Arrangement | null> {
    return manager.findOne(Arrangement, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async change(id: string, changes: Changes, manager: EntityManager): Promise<void> {
    await manager.update(Arrangement, { id }, changes);
  }

  /** Confirmed ones between two people, whoever is who, the newest first. */
  bindingBetween(one: string, other: string, manager = this.arrangements.manager): Promise<Arrangement[]> {
    const state = In(BINDING_STATES);
    return manager.find(Arrangement, {
      where: [
        { familyId: one, auPairId: other, state },
        { familyId: other, auPairId: one, state },
      ],
      order: { confirmedAt: 'DESC' },
      take: 50,
    });
  }

  /** A person's in some states, the newest first. */
  ofPerson(
    personId: string,
    states: readonly ArrangementState[],
    manager = this.arrangements.manager,
  ): Promise<Arrangement[]> {
    const state = In(states);
    return manager.find(Arrangement, {
      where: [
        { familyId: personId, state },
        { auPairId: personId, state },
      ],
      order: { createdAt: 'DESC' },
      take: 50,
    });
  }

  /** Ids of up to `limit` whose first day has come, or whose last one is over. */
  async due(now: Date, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.arrangements.query(DUE, [now, limit]);
    return rows.map(({ id }) => id);
  }

  acceptances(id: string, version: number, manager = this.arrangements.manager): Promise<ArrangementAcceptance[]> {
    return manager.find(ArrangementAcceptance, {
      where: { arrangementId: id, version },
      order: { acceptedAt: 'ASC' },
    });
  }
}

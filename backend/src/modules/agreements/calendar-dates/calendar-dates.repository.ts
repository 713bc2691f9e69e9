import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { CalendarDate } from './calendar-date.entity.js';

@Injectable()
export class CalendarDatesRepository {
  constructor(@InjectRepository(CalendarDate) private readonly dates: Repository<CalendarDate>) {}

  /** Serialises changes to the dates of this placement until commit. */
  async lock(agreementId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('dates of ' || $1, 0))`, [agreementId]);
  }

  /** All dates of placements in order, including declined and withdrawn ones; a placement has a bounded number. */
  ofPlacements(agreementIds: readonly string[], manager: EntityManager = this.dates.manager): Promise<CalendarDate[]> {
    return manager.find(CalendarDate, {
      where: { agreementId: In([...agreementIds]) },
      order: { startsOn: 'ASC', id: 'ASC' },
    });
  }

  isTaken(id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(CalendarDate, { id });
  }

  async save(date: CalendarDate, manager: EntityManager): Promise<void> {
    await manager.upsert(CalendarDate, date, ['id']);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UnavailableDatesDto } from './unavailable-dates.dto.js';
import { UnavailableDateRange } from './unavailable-date-range.entity.js';

@Injectable()
export class UnavailableDatesRepository {
  async replace(userId: string, ranges: readonly UnavailableDatesDto[], manager: EntityManager): Promise<void> {
    await manager.delete(UnavailableDateRange, { userId });
    if (ranges.length > 0)
      await manager.insert(
        UnavailableDateRange,
        ranges.map(({ from, to }) => ({ userId, startsOn: from, endsOn: to })),
      );
  }

  /** Deletes ranges that ended before `day` and returns their people, `limit` at most. */
  async removeBefore(day: string, limit: number, manager: EntityManager): Promise<string[]> {
    const [removed] = await manager.query<[{ userId: string }[], number]>(
      `DELETE FROM unavailable_dates WHERE user_id IN (
         SELECT user_id FROM unavailable_dates WHERE ends_on < $1 ORDER BY ends_on LIMIT $2
       ) AND ends_on < $1 RETURNING user_id AS "userId"`,
      [day, limit],
    );
    return [...new Set(removed.map(({ userId }) => userId))];
  }
}

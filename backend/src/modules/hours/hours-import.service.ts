import { Injectable } from '@nestjs/common';
import { addDays } from '../../platform/calendar-days/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { AgreementFactsService, PlacementTermsService } from '../agreements/index.js';
import type { RecordedDayInput } from './hours-input.dto.js';
import { DAYS_A_WEEK, mondayOf, plannedOn } from './hours-week.js';
import { contentOf } from './recorded-content.js';
import { RecordedDaysRepository } from './recorded-days.repository.js';

/** A day that differs from the plan. */
interface ImportedDay {
  /** How many planned days before the last one; 0 is the last one. */
  workingDaysBeforeEnd: number;
  recorded?: Omit<RecordedDayInput, 'version'>;
  /** The family's note on a day that it disputes; confirmed without one. */
  familyNote?: string;
}

const RECORDED_AT = 'T09:00:00Z';

/** Imports recorded hours, for the demo and migrations. */
@Injectable()
export class HoursImportService {
  constructor(
    private readonly days: RecordedDaysRepository,
    private readonly agreements: AgreementFactsService,
    private readonly placements: PlacementTermsService,
    private readonly transactions: TransactionsService,
  ) {}

  /**
   * Adds the last weeks of the newest placement of two people, up to a day if it goes on: as planned and confirmed, except
   * for `differing`. Does nothing if any of their hours are there already, or nothing is planned.
   */
  async add(
    familyId: string,
    auPairId: string,
    weeks: number,
    differing: readonly ImportedDay[],
    upTo?: string,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      const [newest] = await this.agreements.betweenPeople(familyId, auPairId, manager);
      const placement = newest && (await this.placements.find(newest.id, manager));
      if (!placement) return;
      const { id: agreementId, startsOn } = placement;
      const lastDay = upTo !== undefined && upTo < placement.lastDay ? upTo : placement.lastDay;
      await this.days.lockHours(agreementId, manager);
      if ((await this.days.between(agreementId, startsOn, lastDay, manager)).length > 0) return;
      const monday = addDays(mondayOf(lastDay), -(weeks - 1) * DAYS_A_WEEK);
      const days = Array.from({ length: weeks * DAYS_A_WEEK }, (_, index) => addDays(monday, index));
      const planned = days.filter((day) => day <= lastDay && plannedOn(placement, day).length > 0);
      for (const [index, day] of planned.entries()) {
        const place = planned.length - 1 - index;
        const { recorded, familyNote } =
          differing.find(({ workingDaysBeforeEnd }) => workingDaysBeforeEnd === place) ?? {};
        const at = new Date(`${addDays(day, 1)}${RECORDED_AT}`);
        const content = contentOf(placement, day, { version: 0, ...(recorded ?? { way: 'planned' }) });
        await this.days.save(
          {
            ...{ agreementId, day, familyId, auPairId, ...content, version: 1, recordedAt: at },
            ...(familyNote
              ? { state: 'disputed', familyNote, confirmedAt: null }
              : { state: 'confirmed', familyNote: null, confirmedAt: at }),
          },
          manager,
        );
      }
    });
  }
}

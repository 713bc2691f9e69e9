import type { AgreementTerms, HoursClause } from './agreement-terms.dto.js';
import { WEEKDAYS } from './term-values.js';

/** Terms as they are stored: values that do not apply are left out, and the times of each day are sorted. */
export function settledTerms(terms: AgreementTerms): AgreementTerms {
  const { hours, pay, car } = terms;
  const sorted = WEEKDAYS.map((day) => [day, [...hours[day]].sort((a, b) => a.from.localeCompare(b.from))] as const);
  return {
    ...terms,
    hours: { ...hours, ...(Object.fromEntries(sorted) as Pick<HoursClause, (typeof WEEKDAYS)[number]>) },
    pay: pay.boardAndLodging === 'included' ? { ...pay, deductionCents: null } : pay,
    car: car.use === 'none' ? { use: 'none', insurance: null, excessCents: null, excessPaidBy: null } : car,
  };
}

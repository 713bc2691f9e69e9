import { useListArrivalsQuery } from '../../api/arrivals';
import { arrivalPath } from '../../config/paths';
import { daysBetween } from '../../lib/days';
import { weekdayInWords } from '../../lib/format/date';
import { taskText } from './task-texts';
import { arrivalTexts } from './texts';

const { dashboard: texts } = arrivalTexts;
/** Tasks that are due later are in the plan alone. */
const SOON_DAYS = 14;

/** The check-ins that wait for this person, their tasks that are due soon, and what is left of a placement that ends. */
export function useDashboardArrival() {
  const { data } = useListArrivalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const items = data?.items ?? [];
  return {
    checkIns: items.flatMap(({ agreementId, openCheckIn }) =>
      openCheckIn === null
        ? []
        : [
            {
              id: `check-in-${agreementId}`,
              icon: 'smile' as const,
              title: texts.checkIn,
              text: texts.checkInText,
              action: { to: arrivalPath(agreementId), label: texts.checkInAction },
            },
          ],
    ),
    tasks: items.flatMap(({ agreementId, region, today, nextTask, with: { displayName } }) =>
      nextTask === null || daysBetween(today, nextTask.dueOn) > SOON_DAYS
        ? []
        : [
            {
              id: `arrival-${agreementId}`,
              icon: 'calendar' as const,
              title: taskText(nextTask.key, region).title,
              text: texts.taskText(displayName, weekdayInWords(nextTask.dueOn)),
              action: { to: arrivalPath(agreementId), label: texts.taskAction },
            },
          ],
    ),
    endings: items.flatMap(({ agreementId, ending, with: { displayName } }) =>
      ending === null || ending.open === 0
        ? []
        : [
            {
              id: `ending-${agreementId}`,
              icon: 'check' as const,
              title: texts[ending.isOver ? 'ended' : 'ending'](displayName, weekdayInWords(ending.lastDay)),
              text: texts.endingText(ending.open),
              action: { to: arrivalPath(agreementId), label: texts.endingAction },
            },
          ],
    ),
  };
}

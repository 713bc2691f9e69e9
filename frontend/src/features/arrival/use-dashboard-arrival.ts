import { useListArrivalsQuery } from '../../api/arrivals';
import { useSession } from '../../lib/session';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { arrivalPath } from '../../config/paths';
import { daysBetween } from '../../lib/days';
import { weekdayInWords } from '../../lib/format/date';
import { taskText } from './task-texts';
import { useSayArrived } from './use-say-arrived';
import { arrivedTexts, dashboardArrivalTexts as texts } from './dashboard-texts';

/** Tasks that are due later are in the plan alone. */
const SOON_DAYS = 14;

/** The check-ins that wait for this person, their tasks that are due soon, and what is left of a placement that ends. */
export function useDashboardArrival() {
  const query = useListArrivalsQuery(undefined, { refetchOnMountOrArgChange: true });
  useRealtimeEvent('arrival.changed', () => void refetchChanged(query));
  const { user } = useSession();
  const { say, busyId } = useSayArrived();
  const items = query.data?.items ?? [];
  return {
    arriving: items.flatMap(({ agreementId, arrivalAsked, with: { displayName } }) =>
      arrivalAsked
        ? [
            {
              id: `arrived-${agreementId}`,
              icon: 'place' as const,
              title: user?.userType === 'aupair' ? arrivedTexts.ask.aupair : arrivedTexts.ask.family(displayName),
              text: arrivedTexts.text,
              action: { to: `${arrivalPath(agreementId)}#arrived`, label: arrivedTexts.notYet },
              answer: {
                label: arrivedTexts.yes,
                busy: busyId === agreementId,
                onAnswer: () => void say(agreementId, true),
              },
            },
          ]
        : [],
    ),
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

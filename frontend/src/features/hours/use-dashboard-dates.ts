import { useListHoursPlacementsQuery } from '../../api/hours';
import { hoursPath } from '../../config/paths';
import { dashboardDatesTexts as texts } from './dashboard-texts';

/** Dates that the other side of a placement suggests. */
export function useDashboardDates(isPlaced: boolean) {
  const { data } = useListHoursPlacementsQuery(undefined, { refetchOnMountOrArgChange: true, skip: !isPlaced });
  return (data?.items ?? []).flatMap(({ arrangementId, datesToAnswer, with: { displayName } }) =>
    datesToAnswer === 0
      ? []
      : [
          {
            id: `dates-${arrangementId}`,
            icon: 'calendar' as const,
            title: texts.title(displayName),
            text: texts.text(datesToAnswer),
            action: { to: hoursPath(arrangementId), label: texts.action },
          },
        ],
  );
}

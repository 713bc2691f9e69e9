import { useListHoursPlacementsQuery } from '../../api/hours';
import { hoursPath } from '../../config/paths';
import { useSession } from '../../lib/session';
import { dashboardDatesTexts, dashboardHoursTexts } from './dashboard-texts';

/** Open tasks in this person's placements, even after their last day: suggested dates, and recorded days to check. */
export function useDashboardHours(hasPlacement: boolean) {
  const { user } = useSession();
  const { data } = useListHoursPlacementsQuery(undefined, { refetchOnMountOrArgChange: true, skip: !hasPlacement });
  const items = data?.items ?? [];
  return {
    dates: items.flatMap(({ agreementId, datesToAnswer, with: { displayName } }) =>
      datesToAnswer === 0
        ? []
        : [
            {
              id: `dates-${agreementId}`,
              icon: 'calendar' as const,
              title: dashboardDatesTexts.title(displayName),
              text: dashboardDatesTexts.text(datesToAnswer),
              action: { to: hoursPath(agreementId), label: dashboardDatesTexts.action },
            },
          ],
    ),
    // Only the account holder of a family confirms hours.
    days: (user?.coParent ? [] : items).flatMap(
      ({ agreementId, toConfirm, disputed, firstToCheck, with: { displayName } }) =>
        !firstToCheck
          ? []
          : [
              {
                id: `hours-${agreementId}`,
                icon: 'clock' as const,
                ...(user?.userType === 'family'
                  ? { title: dashboardHoursTexts.title(toConfirm), text: dashboardHoursTexts.text(displayName) }
                  : {
                      title: dashboardHoursTexts.disputed(disputed),
                      text: dashboardHoursTexts.disputedText(displayName),
                    }),
                action: { to: `${hoursPath(agreementId)}?week=${firstToCheck}`, label: dashboardHoursTexts.action },
              },
            ],
    ),
  };
}

import type { HoursPlacement, HoursWeek } from '../../api/hours';
import { agreementPath, employerClockPath, hoursPath, paths } from '../../config/paths';
import { PlacementScreen } from '../../entities/placements';
import { weekdayInWords } from '../../lib/format/date';
import { useSession } from '../../lib/session';
import { ArrowLink, Button, IconButton } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { StoredSince } from '../../ui/StoredSince';
import { DatesPanel } from './dates/DatesPanel';
import { DatesToAnswer } from './dates/DatesToAnswer';
import { datesTexts } from './dates/texts';
import styles from './hours.module.css';
import { PayRecord } from './PayRecord';
import { hoursTexts as texts } from './texts';
import type { ShownWeek } from './use-shown-week';
import { FamilyDays, OwnDays } from './WeekDays';
import { WeekSummary } from './WeekSummary';

interface OpenWeekProps {
  shown: ShownWeek & { week: HoursWeek; turned: HoursWeek };
  placements: readonly HoursPlacement[];
}

/** A week of hours, with the weeks next to it. */
export function OpenWeek({ shown, placements }: OpenWeekProps) {
  const { week, turned, isLoaded, asOf, dates, error, refetch, turnTo } = shown;
  const { user } = useSession();
  if (!user) return null;
  return (
    <PlacementScreen
      title={texts.heading(week.with.displayName)}
      lead={texts.lead[week.you]}
      placements={placements}
      current={week.agreementId}
      pathOf={hoursPath}
      label={texts.week.label}
      aside={
        <>
          {asOf || !isLoaded ? null : dates.data ? (
            <DatesPanel canAdd={!user.coParent} week={week} dates={dates.data.items} />
          ) : dates.error ? (
            <PartFailed text={datesTexts.failed} again={datesTexts.again} onAgain={() => void dates.refetch()} />
          ) : (
            <Skeleton shape="card" height="240px" />
          )}
          {asOf || !isLoaded ? null : <PayRecord week={week} />}
          <ArrowLink to={agreementPath(week.agreementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={employerClockPath(week.agreementId)}>{texts.employerClock}</ArrowLink>
          {user?.coParent ? null : <ArrowLink to={paths.accountCalendar}>{texts.calendar}</ArrowLink>}
        </>
      }
    >
      <WeekNavigation week={turned} onTurn={turnTo} />
      <StoredSince at={asOf} />
      {isLoaded ? (
        <>
          {asOf || !dates.data ? null : (
            <DatesToAnswer canAnswer={!user.coParent} week={week} dates={dates.data.items} />
          )}
          {asOf ? null : <WeekSummary week={week} />}
          {week.you === 'aupair' ? (
            <OwnDays week={week} accountId={user.id} offline={asOf !== null} />
          ) : (
            <FamilyDays week={week} offline={asOf !== null} canConfirm={!user.coParent} />
          )}
        </>
      ) : !error ? (
        <Skeleton shape="card" height="560px" />
      ) : (
        <PartFailed text={texts.week.failed} again={texts.failed.again} onAgain={() => void refetch()} />
      )}
    </PlacementScreen>
  );
}

function WeekNavigation({ week, onTurn }: { week: HoursWeek; onTurn: (day: string) => void }) {
  const { from, to, previous, next, today, startsOn, lastDay } = week;
  const isAway = (today < from || today > to) && today >= startsOn && today <= lastDay;
  return (
    <div className={styles.navigation}>
      <IconButton
        icon="back"
        label={texts.week.previous}
        disabled={previous === null}
        onClick={() => previous && onTurn(previous)}
      />
      <h2 aria-live="polite">{texts.week.span(weekdayInWords(from), `${weekdayInWords(to)} ${to.slice(0, 4)}`)}</h2>
      <IconButton icon="arrow" label={texts.week.next} disabled={next === null} onClick={() => next && onTurn(next)} />
      {isAway ? (
        <Button variant="plain" size="small" onClick={() => onTurn(today)}>
          {texts.week.today}
        </Button>
      ) : null}
    </div>
  );
}

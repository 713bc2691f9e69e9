import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  useGetHoursWeekQuery,
  useListCalendarDatesQuery,
  useListHoursPlacementsQuery,
  type HoursPlacement,
  type HoursWeek,
} from '../../api/hours';
import { isUnreachable, useStoredSince } from '../../api/stored-answers';
import { refetchChanged, useRealtimeEvent } from '../../api/realtime';
import { agreementPath, employerClockPath, hoursPath, paths } from '../../config/paths';
import { PlacementScreen, PlacementSkeleton } from '../../entities/placements';
import { isApiError } from '../../lib/api-error';
import { dayKey, useNow, useToday } from '../../lib/clocks';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { ISO_DAY } from '../../lib/days';
import { weekdayInWords } from '../../lib/format/date';
import { useSession } from '../../lib/session';
import { StoredSince } from '../../ui/StoredSince';
import { ArrowLink, Button, IconButton, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './hours.module.css';
import { otherWeek } from './hours-words';
import { DatesPanel } from './dates/DatesPanel';
import { DatesToAnswer } from './dates/DatesToAnswer';
import { datesTexts } from './dates/texts';
import { PayRecord } from './PayRecord';
import { hoursTexts as texts } from './texts';
import { FamilyDays, OwnDays } from './WeekDays';
import { WeekSummary } from './WeekSummary';

const FRESH = { refetchOnMountOrArgChange: true };
const HEIGHTS = ['120px', '560px'];

/** The hours of a placement, a week at a time; without its id in the address, of the one that is in progress. */
export function HoursScreen() {
  const { agreementId } = useParams();
  const { data, error, refetch } = useListHoursPlacementsQuery(undefined, FRESH);
  const today = useToday();
  if (error && !data && !agreementId) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  // The choice between placements is above everything else, so nothing is shown without it.
  const placements = data?.items ?? (error ? [] : undefined);
  const items = placements ?? [];
  const chosen = agreementId ?? current(items, today)?.agreementId;
  if (chosen) return <Week key={chosen} agreementId={chosen} placements={placements} />;
  if (!data) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <EmptyState page drawing={<KettleDrawing />} title={texts.empty.title} text={texts.empty.text}>
      <LinkButton to={paths.dashboard}>{texts.empty.act}</LinkButton>
    </EmptyState>
  );
}

/** The placement of today, the next one, or the last one. */
function current(items: readonly HoursPlacement[], today: string): HoursPlacement | undefined {
  const notOver = items.filter(({ lastDay }) => lastDay >= today).sort((a, b) => a.startsOn.localeCompare(b.startsOn));
  return notOver[0] ?? items[0];
}

interface WeekProps {
  agreementId: string;
  placements: readonly HoursPlacement[] | undefined;
}

function Week({ agreementId, placements }: WeekProps) {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const requestedWeek = params.get('week') ?? '';
  const query = useGetHoursWeekQuery(
    { agreementId, ...(ISO_DAY.test(requestedWeek) && { week: requestedWeek }) },
    FRESH,
  );
  const dates = useListCalendarDatesQuery({ agreementId }, FRESH);
  const { error, refetch } = query;
  const address = `/api/hours/${agreementId}${ISO_DAY.test(requestedWeek) ? `?week=${requestedWeek}` : ''}`;
  const keptSince = useStoredSince(address);
  const now = useNow();
  const [shownFrom, setShownFrom] = useState<string>();
  const before = currentOrPrevious(query);
  // While a week loads, only the week that is on the screen stays there. After one that did not load, the last answer is
  // of an earlier week.
  const loaded = query.currentData ?? (before?.from === shownFrom ? before : undefined);
  const loadedAt = loaded ? query.fulfilledTimeStamp : undefined;
  const asOf = keptSince ?? (isUnreachable(error) && loadedAt ? new Date(loadedAt) : null);
  // For a week that did not load, its days and the weeks next to it follow from an earlier one.
  const known = loaded ?? query.data;
  const week = known && (asOf || !loaded) ? asOfToday(known, now) : known;
  const turned = week && (loaded ? week : otherWeek(week, ISO_DAY.test(requestedWeek) ? requestedWeek : week.today));
  if (turned && turned.from !== shownFrom) setShownFrom(turned.from);
  useRealtimeEvent('hours.changed', (changed) => {
    if (changed.agreementId !== agreementId) return;
    void refetchChanged(query);
    void refetchChanged(dates);
  });
  if (isApiError(error) && error.status === 404) throw new Response(null, { status: 404 });
  if (error && !week) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  if (!week || !turned || !user || !placements) return <PlacementSkeleton heights={HEIGHTS} />;
  return (
    <PlacementScreen
      title={texts.heading(week.with.displayName)}
      lead={texts.lead[week.you]}
      placements={placements}
      current={agreementId}
      pathOf={hoursPath}
      label={texts.week.label}
      aside={
        <>
          {asOf || !loaded ? null : dates.data ? (
            <DatesPanel canAdd={!user.coParent} week={week} dates={dates.data.items} />
          ) : dates.error ? (
            <PartFailed text={datesTexts.failed} again={datesTexts.again} onAgain={() => void dates.refetch()} />
          ) : (
            <Skeleton shape="card" height="240px" />
          )}
          {asOf || !loaded ? null : <PayRecord week={week} />}
          <ArrowLink to={agreementPath(agreementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={employerClockPath(agreementId)}>{texts.employerClock}</ArrowLink>
          {user?.coParent ? null : <ArrowLink to={paths.accountCalendar}>{texts.calendar}</ArrowLink>}
        </>
      }
    >
      <WeekNavigation week={turned} onTurn={(day) => setParams({ week: day }, { preventScrollReset: true })} />
      <StoredSince at={asOf} />
      {loaded ? (
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

/** A week that is kept goes on: days that were still to come can be recorded now. */
function asOfToday(week: HoursWeek, now: Date): HoursWeek {
  const today = dayKey(now, week.timeZone);
  const days = week.days.map((day) => ({ ...day, canRecord: day.inPlacement && day.day <= today }));
  return { ...week, today, days };
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

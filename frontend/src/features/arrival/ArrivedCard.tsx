import type { ArrivalPlan } from '../../api/arrivals';
import { agreementPath, resourcePath, writeToPath } from '../../config/paths';
import { PlacementPanel } from '../../entities/placements';
import { daysBetween } from '../../lib/days';
import { dayOfMoment, weekdayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { ArrowLink, Button } from '../../ui/Button';
import { clockWords } from './arrival-words';
import styles from './arrival.module.css';
import { arrivedTexts as texts } from './dashboard-texts';
import { useSayArrived } from './use-say-arrived';

/** How long an answer can be corrected here. */
const SHOWN_DAYS = 1;

/** “Has Lena arrived?” around the day of the arrival, with what helps if not. */
export function ArrivedCard({ plan }: { plan: ArrivalPlan }) {
  const { agreementId, you, with: other, arrival, flight, today, isOver } = plan;
  const { say, busyId } = useSayArrived();
  const isNear = arrival.arrivedAt !== null && daysBetween(arrival.expectedOn, today) <= SHOWN_DAYS && !isOver;
  if (!arrival.isAsked && !isNear) return null;
  const button = (label: string, hasArrived: boolean) => (
    <Button
      ref={focusParentOnUnmount}
      {...(!hasArrived && { variant: 'plain' as const, flush: true })}
      busy={busyId === agreementId}
      onClick={() => void say(agreementId, hasArrived)}
    >
      {label}
    </Button>
  );
  const title = you === 'aupair' ? texts.ask.aupair : texts.ask.family(other.displayName);
  return (
    <PlacementPanel id="arrived" title={title}>
      {arrival.arrivedAt === null ? (
        <>
          {button(texts.yes, true)}
          <h3>{texts.ifNot}</h3>
          <p className={styles.quiet}>
            {flight
              ? texts.lands(
                  flight.number,
                  weekdayInWords(flight.arrival.localTime),
                  clockWords(flight.arrival.localTime),
                )
              : texts.noFlight}{' '}
            {texts.first[you]}
          </p>
          <ArrowLink to={writeToPath(other.id)}>{texts.write(other.displayName)}</ArrowLink>
          <ArrowLink to={agreementPath(agreementId)}>{texts.agreement}</ArrowLink>
          <ArrowLink to={resourcePath('first-aid-and-emergency-card')}>{texts.emergency}</ArrowLink>
        </>
      ) : (
        <>
          <p>{texts.said(weekdayInWords(dayOfMoment(arrival.arrivedAt)))}</p>
          {button(texts.undo, false)}
        </>
      )}
    </PlacementPanel>
  );
}

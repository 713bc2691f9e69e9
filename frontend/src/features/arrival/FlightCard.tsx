import { lazy, Suspense, useRef, useState } from 'react';
import { useRemoveFlightMutation, type ArrivalFlight, type ArrivalPlan, type FlightPart } from '../../api/arrivals';
import { PlacementPanel } from '../../entities/placements';
import { messageOf } from '../../lib/api-error';
import { dayKey, ownTimeZone, serverTime, timeOfDay, useDeviceNow } from '../../lib/clocks';
import { weekdayInWords } from '../../lib/format/date';
import { passFocus } from '../../lib/pass-focus';
import { retryImport } from '../../lib/retry-import';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { clockWords, timeLeft } from './arrival-words';
import styles from './arrival.module.css';
import { arrivalTexts } from './texts';

const { flight: texts, tasks } = arrivalTexts;
const FlightDialog = lazy(
  retryImport(() => import('./FlightDialog').then((module) => ({ default: module.FlightDialog }))),
);

/** The flight by the clocks there and by the reader’s own, and how long it is until landing. */
export function FlightCard({ plan, receivedAt }: { plan: ArrivalPlan; receivedAt: number }) {
  const { flight, you, agreementId, isOver } = plan;
  const [editing, setEditing] = useState(false);
  const [remove, removing] = useRemoveFlightMutation();
  const enter = useRef<HTMLButtonElement>(null);
  const removeIt = async (pressed: Element) => {
    try {
      await remove({ agreementId }).unwrap();
      passFocus(pressed, enter.current);
    } catch (error) {
      toast.error(tasks.failed, messageOf(error));
    }
  };
  return (
    <PlacementPanel id="flight" title={texts.heading}>
      {flight ? (
        <Times flight={flight} now={plan.now} receivedAt={receivedAt} />
      ) : (
        <p className={styles.quiet}>
          {you === 'aupair' ? texts.none.aupair : texts.none.family(plan.with.displayName)}
        </p>
      )}
      {you === 'aupair' && !isOver ? (
        <div className={styles.actions}>
          <Button ref={enter} variant="quiet" onClick={() => setEditing(true)}>
            {flight ? texts.change : texts.enter}
          </Button>
          {flight ? (
            <Button
              variant="plain"
              busy={removing.isLoading}
              onClick={({ currentTarget }) => void removeIt(currentTarget)}
            >
              {texts.remove}
            </Button>
          ) : null}
        </div>
      ) : null}
      {editing ? (
        <Suspense>
          <FlightDialog plan={plan} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </PlacementPanel>
  );
}

function Times({
  flight: { number, departure, arrival },
  now,
  receivedAt,
}: {
  flight: ArrivalFlight;
  now: string;
  receivedAt: number;
}) {
  const left = timeLeft(Date.parse(arrival.at) - serverTime(now, receivedAt, useDeviceNow().getTime()));
  return (
    <>
      <p>
        <b>{texts.number(number)}</b>, {left ? texts.left(left) : texts.landed}
      </p>
      <Leg label={texts.departs} part={departure} />
      <Leg label={texts.lands} part={arrival} />
    </>
  );
}

/** One end of the flight, on the clock there and on the reader’s own where that shows another time. */
function Leg({ label, part: { place, localTime, at } }: { label: string; part: FlightPart }) {
  const [moment, zone] = [new Date(at), ownTimeZone()];
  const own = `${weekdayInWords(dayKey(moment, zone))}, ${timeOfDay(moment, zone)}`;
  const there = `${weekdayInWords(localTime)}, ${clockWords(localTime)}`;
  return (
    <dl className={styles.leg}>
      <dt>
        {label} {texts.there(place)}
      </dt>
      <dd>
        <time dateTime={at}>{there}</time>
      </dd>
      {own === there ? null : (
        <>
          <dt>{texts.yours}</dt>
          <dd>
            <time dateTime={at}>{own}</time>
          </dd>
        </>
      )}
    </dl>
  );
}

import type { CallPartner } from '../../api/video-calls';
import { isAsleep, ownTimeZone, timeOfDay, weekday, zoneCity } from '../../lib/clocks';
import { useOwnLocation } from '../../entities/people/use-own-location';
import { capitalised } from '../../lib/format/capitalised';
import styles from './Clocks.module.css';
import { callTexts } from './texts';

/** One moment on the clocks of both. */
export function Clocks({ at, other }: { at: Date; other: CallPartner }) {
  const own = ownTimeZone();
  const ownPlace = useOwnLocation();
  return (
    <dl className={styles.clocks}>
      <Clock who={callTexts.clocks.you} place={ownPlace} at={at} timeZone={own} />
      <Clock
        who={capitalised(other.displayName)}
        place={other.place || zoneCity(other.timeZone)}
        at={at}
        timeZone={other.timeZone}
      />
    </dl>
  );
}

function Clock({ who, place, at, timeZone }: { who: string; place: string; at: Date; timeZone: string }) {
  return (
    <div data-night={isAsleep(at, timeZone) || undefined}>
      <dt>
        {who}, {weekday(at, timeZone)}
      </dt>
      <dd>
        <b>{timeOfDay(at, timeZone)}</b>
        <small>{place}</small>
      </dd>
    </div>
  );
}

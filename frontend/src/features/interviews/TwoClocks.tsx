import { isAsleep, ownTimeZone, shortWeekday, timeOfDay, weekday, zoneCity } from '../../lib/clocks';
import { useOwnLocation } from '../../entities/people/use-own-location';
import { capitalised } from '../../lib/format/capitalised';
import { Icon } from '../../ui/Icon';
import { interviewTexts as texts } from './texts';
import { placeAndZone } from './model/spoken';
import styles from './TwoClocks.module.css';

export interface Partner {
  displayName: string;
  timeZone: string | null;
  place: string;
}

/** One moment on both people's clocks, with weekday and zone; the person who would sleep has a night-blue one. */
export function TwoClocks({ at, partner }: { at: Date; partner: Partner }) {
  const mine = ownTimeZone();
  const ownPlace = useOwnLocation();
  return (
    <div className={styles.clocks}>
      <Clock at={at} who={texts.you} timeZone={mine} place={ownPlace} />
      {partner.timeZone ? (
        <Clock
          at={at}
          who={capitalised(partner.displayName)}
          timeZone={partner.timeZone}
          place={partner.place || zoneCity(partner.timeZone)}
        />
      ) : null}
    </div>
  );
}

function Clock({ at, who, timeZone, place }: { at: Date; who: string; timeZone: string; place: string }) {
  const night = isAsleep(at, timeZone);
  return (
    <div className={styles.clock} data-night={night || undefined}>
      <small>{who}</small>
      <b>{timeOfDay(at, timeZone)}</b>
      <span>
        {night ? <Icon name="moon" size={16} /> : null}
        {shortWeekday(at, timeZone)}
      </span>
      <small>
        {placeAndZone(place, at, timeZone)}
        {night ? <span className="sr">, {texts.asleep}</span> : null}
      </small>
    </div>
  );
}

/** The same on one line: "6:30 pm for you, 8:30 am Monday for Lena". */
export function BothTimes({ at, partner }: { at: Date; partner: Partner }) {
  const mine = ownTimeZone();
  return (
    <span className={styles.both}>
      <span>
        <b>{timeOfDay(at, mine)}</b> {texts.forYou}
      </span>
      {partner.timeZone ? (
        <span data-night={isAsleep(at, partner.timeZone) || undefined}>
          {isAsleep(at, partner.timeZone) ? <Icon name="moon" size={16} /> : null}
          <b>{timeOfDay(at, partner.timeZone)}</b>{' '}
          {shortWeekday(at, partner.timeZone) === shortWeekday(at, mine) ? '' : `${weekday(at, partner.timeZone)} `}
          {texts.forThem(partner.displayName)}
        </span>
      ) : null}
    </span>
  );
}

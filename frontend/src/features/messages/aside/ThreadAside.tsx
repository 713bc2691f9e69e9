import type { ReactNode } from 'react';
import type { Conversation } from '../../../api/messages';
import { isAsleep, ownTimeZone, timeOfDay, useNow, weekday, zoneCity } from '../../../lib/clocks';
import { ReputationLine } from '../../../entities/people/Reputation';
import { useOwnLocation } from '../../../entities/people/use-own-location';
import { ArrowLink } from '../../../ui/Button';
import { threadTexts } from '../thread/texts';
import { PersonPicture } from '../../../entities/people/PersonPicture';
import { capitalised } from '../../../lib/format/capitalised';
import { profilePath } from '../thread/ThreadHeader';
import styles from './ThreadAside.module.css';

const { aside: texts, thread } = threadTexts;

/** The other person and the local time of both, next to the conversation on wide screens. */
export function ThreadAside({ person, children }: { person: Conversation['with']; children?: ReactNode }) {
  const ownZone = ownTimeZone();
  const ownPlace = useOwnLocation();
  return (
    <aside className={styles.aside} aria-label={texts.label(person.displayName)}>
      <div className={styles.picture}>
        <PersonPicture person={person} ratio="4 / 5" />
      </div>
      <h2>{capitalised(person.displayName)}</h2>
      <p className={styles.muted}>{person.place}</p>
      <div className={styles.trust}>
        <ReputationLine verified={person.verified} rating={null} replies={person.replies} />
      </div>
      <ArrowLink to={profilePath(person)}>{thread.profile}</ArrowLink>
      <h3>{texts.clocks}</h3>
      <div className={styles.clocks}>
        <Clock who={texts.you} timeZone={ownZone} place={ownPlace} />
        {person.timeZone ? (
          <Clock
            who={capitalised(person.displayName)}
            timeZone={person.timeZone}
            place={person.place ?? zoneCity(person.timeZone)}
          />
        ) : null}
      </div>
      {children}
    </aside>
  );
}

function Clock({ who, timeZone, place }: { who: string; timeZone: string; place: string }) {
  const now = useNow();
  return (
    <div data-night={isAsleep(now, timeZone) || undefined}>
      <small>
        {who}, {weekday(now, timeZone)}
      </small>
      <b>{timeOfDay(now, timeZone)}</b>
      <small>{place}</small>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { Agreement } from '../../api/agreements';
import { arrivalPath, conversationPath, employerClockPath, hoursPath, paths } from '../../config/paths';
import { useToday } from '../../lib/clocks';
import { dayInWords } from '../../lib/format/date';
import { useSession } from '../../lib/session';
import { ArrowLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './BothSigned.module.css';
import { isBothSignedDue } from './phase';
import { agreementTexts } from './texts';

const { bothSigned: texts } = agreementTexts;

/** Says once on each device that both have signed, to either person, no matter who signed first, and what comes next. */
export function BothSigned({ agreement }: { agreement: Agreement }) {
  const { user } = useSession();
  const key = `bothSigned:${user?.id}:${agreement.id}`;
  const [wasShown] = useState(() => isStored(key));
  const shown = isBothSignedDue(agreement, useToday()) && !wasShown;
  useEffect(() => {
    if (shown) store(key);
  }, [shown, key]);
  if (!shown) return null;
  const { id, state, with: other, startsOn, conversationId } = agreement;
  const links = [
    [arrivalPath(id), texts.arrival],
    [hoursPath(id), texts.hours],
    [employerClockPath(id), texts.employerClock],
    // A co-parent has no calendar feed of their own.
    ...(user?.coParent ? [] : [[paths.accountCalendar, texts.calendar] as const]),
    [conversationPath(conversationId), texts.write(other.displayName)],
  ] as const;
  return (
    <section className={styles.moment} aria-labelledby="both-signed">
      <Icon name="heart" size={24} />
      <div>
        <h2 id="both-signed">{texts.title(other.displayName)}</h2>
        <p>{texts.text(dayInWords(startsOn ?? ''), state === 'active')}</p>
        <h3>{texts.next}</h3>
        <ul className={styles.links}>
          {links.map(([to, label]) => (
            <li key={to}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is shown again, which is better than never.
  }
}

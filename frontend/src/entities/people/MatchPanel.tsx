import type { Match } from '../../api/families';
import { Icon } from '../../ui/Icon';
import { ProgressRing } from '../../ui/ProgressRing';
import { peopleTexts } from './texts';
import styles from './people.module.css';

/** Both match scores in short, always with reasons and with what does not fit. */
export function MatchPanel({ match, most = 5 }: { match: Match; most?: number }) {
  const fitting = match.reasons.filter(({ ok }) => ok);
  const against = match.reasons.filter(({ ok }) => !ok);
  const shown = [...fitting.slice(0, Math.max(1, most - Math.min(against.length, 2))), ...against.slice(0, 2)];
  return (
    <div className={styles.match}>
      <ProgressRing value={match.score} label={peopleTexts.match} />
      <div>
        <strong>{peopleTexts.both(match.score, match.inReturn.score)}</strong>
        <ul>
          {match.dealBreakers.slice(0, 1).map(({ text }) => (
            <li key={text} data-ok="false">
              <Icon name="alert" size={16} />
              {peopleTexts.dealBreaker(text)}
            </li>
          ))}
          {shown.map(({ ok, text }) => (
            <li key={text} data-ok={ok}>
              <Icon name={ok ? 'check' : 'clock'} size={16} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

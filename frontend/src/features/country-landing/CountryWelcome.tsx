import { useCountryVisit } from '../../lib/country';
import { Flag } from '../../ui/Flag';
import styles from './CountryWelcome.module.css';
import { countryTexts, WORKING_HOLIDAY_URL } from './texts';

/** A friendly word to visitors whose country has no page of its own: the normal home follows. */
export function CountryWelcome() {
  const visit = useCountryVisit();
  const words =
    visit?.country === 'italy' || visit?.country === 'united-kingdom' ? countryTexts.welcome[visit.country] : null;
  if (!visit || !words) return null;
  return (
    <aside className={`wrap ${styles.welcome}`} aria-label={words.title}>
      <p>
        <b>
          <Flag code={visit.countryCode} /> {words.title}
        </b>{' '}
        {words.text}{' '}
        <a href={WORKING_HOLIDAY_URL} target="_blank" rel="noopener noreferrer">
          {words.link}
          <span className="sr"> {countryTexts.newTab}</span>
        </a>
        . <small>{words.checkedOn}</small>
      </p>
    </aside>
  );
}

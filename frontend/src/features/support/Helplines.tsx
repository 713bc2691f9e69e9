import { helplines, type Helpline } from '../../content/helplines';
import { dayInWords } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import { earlyExitTexts } from './early-exit-texts';
import styles from './EarlyExit.module.css';
import { useHelpRegion } from './use-help-region';

const { lines: texts } = earlyExitTexts;

/** Helplines of this country, each with its source and the day on which it was checked. */
export function Helplines() {
  const { helplines: lines, embassies } = helplines[useHelpRegion()];
  return (
    <section aria-labelledby="who-to-call">
      <h2 id="who-to-call">{texts.heading}</h2>
      <p className={styles.text}>{texts.text}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <Line line={line} />
          </li>
        ))}
        <li>
          <h3>{texts.embassy.heading}</h3>
          <p>{texts.embassy.text}</p>
          <p className={styles.source}>
            <a href={embassies.url} rel="noopener noreferrer">
              {embassies.title}
            </a>
          </p>
        </li>
      </ul>
    </section>
  );
}

function Line({ line: { name, number, tel, what, hours, source, checkedOn } }: { line: Helpline }) {
  return (
    <>
      <h3>{name}</h3>
      <a className={styles.number} href={`tel:${tel}`}>
        <Icon name="phone" />
        {number}
      </a>
      <p>{what}</p>
      <p className={styles.source}>
        <b>{hours}.</b> {checkedOn ? texts.checked(dayInWords(checkedOn)) : texts.unchecked}{' '}
        <a href={source.url} rel="noopener noreferrer">
          {source.title}
        </a>
      </p>
    </>
  );
}

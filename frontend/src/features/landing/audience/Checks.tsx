import { Icon } from '../../../ui/Icon';
import styles from './audience.module.css';
import { checkTexts as words } from './check-texts';

/** What is checked about a profile, and what is not. */
export function Checks() {
  return (
    <section className={styles.deep} aria-labelledby="checks">
      <div className={`wrap ${styles.checks}`}>
        <div>
          <h2 id="checks">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        {([words.done, words.notDone] as const).map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon name={title === words.done.title ? 'check' : 'minus'} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

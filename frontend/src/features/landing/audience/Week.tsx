import { useRegion } from '../../../lib/region';
import { clock, LABELLED, weeks } from '../content/weeks';
import frame from './audience.module.css';
import styles from './Week.module.css';

/** Thirty hours to scale on wide screens, a plain list of days on phones. */
export function Week({ title, text }: { title: string; text: string }) {
  const region = useRegion();
  return (
    <section className={frame.section} aria-labelledby="week">
      <div className="wrap">
        <div className={frame.over}>
          <h2 id="week">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.week}>
          <div className={styles.hours} aria-hidden="true">
            {LABELLED.map((hour) => (
              <span key={hour} data-from={hour}>
                {clock(hour)}
              </span>
            ))}
          </div>
          <ol className={styles.days}>
            {weeks[region].map(({ name, blocks, free }) => (
              <li key={name}>
                <h3>{name}</h3>
                {free ? (
                  <p className={styles.free}>{free}</p>
                ) : (
                  <ol className={styles.blocks}>
                    {blocks.map(({ from, to, text: what }) => (
                      <li key={from} data-from={from} data-long={to - from} data-evening={from >= 18 || undefined}>
                        <b>{`${clock(from)}–${clock(to)}`}</b> {what}
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { useRegion } from '../../../lib/region';
import { clock, weeks } from '../content/weeks';
import styles from './audience.module.css';

const BEGINS = 7;
const LABELLED = [7, 9, 12, 15, 18, 21];

const place = (from: number, to: number) => ({ '--from': from - BEGINS, '--long': to - from }) as CSSProperties;

/** Thirty hours to scale on wide screens, a plain list of days on phones. */
export function Week({ title, text }: { title: string; text: string }) {
  const region = useRegion();
  return (
    <section className={styles.section} aria-labelledby="week">
      <div className="wrap">
        <div className={styles.over}>
          <h2 id="week">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.week}>
          <div className={styles.hours} aria-hidden="true">
            {LABELLED.map((hour) => (
              <span key={hour} style={place(hour, hour + 1)}>
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
                      <li key={from} style={place(from, to)} data-evening={from >= 18 || undefined}>
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

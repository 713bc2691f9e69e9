import type { Grid } from '../content/section-types';
import styles from './facts.module.css';
import { SourceLink } from './SourceLink';

/** A table on wide screens; on phones every line is a small card with its words. */
export function Table({ id, grid: { title, intro, head, rows, source } }: { id: string; grid: Grid }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.over}>
          <h2 id={id}>{title}</h2>
          <p>{intro}</p>
        </div>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((text, index) => (
                  <td key={head[index + 1]} data-label={head[index + 1]}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <SourceLink source={source} />
      </div>
    </section>
  );
}
